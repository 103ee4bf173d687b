import ArgumentParser

/// A number of pixels per side, written as in 1920x1080.
struct PixelSize: ExpressibleByArgument {
    var width, height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    init?(argument: String) {
        let sides = argument.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (16...16384).contains($0) }) else { return nil }
        self.init(width: sides[0], height: sides[1])
    }
}
