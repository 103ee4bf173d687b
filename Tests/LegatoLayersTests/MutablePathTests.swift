import Foundation
import Legato
import Testing

/// Mutable paths in layers.
struct MutablePathTests {
    private func line() -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
        return path
    }

    @Test("A layer copies the path that it is set to")
    func layers() {
        let (path, before) = (line(), line())
        let shape = CAShapeLayer()
        shape.path = path
        shape.shadowPath = path
        let other = CAShapeLayer()
        other.setValue(path, forKey: "path")
        other.setValue(path, forKey: "shadowPath")
        path.addLine(to: CGPoint(x: 100, y: 100))
        for kept in [shape.path, shape.shadowPath, other.path, other.shadowPath] {
            #expect(kept == before && kept != path && !(kept is CGMutablePath))
        }
        #expect(shape.value(forKey: "path") as? CGPath == before)
        // The same instance with other elements is a change.
        shape.path = path
        #expect(shape.path == path)
    }

    @Test("An animation's path, once set or committed, does not change with the original")
    func animations() throws {
        let path = line()
        let track = CAKeyframeAnimation(keyPath: "position")
        track.path = path
        path.addLine(to: CGPoint(x: 100, y: 300))
        #expect(track.path == line())

        let (start, end) = (line(), line())
        let stage = Stage(CAShapeLayer())
        stage.layer.add(basic("path", from: start, to: end), forKey: "path")
        CATransaction.flush()
        end.addLine(to: .zero)
        stage.display.advance(by: 0.75)
        #expect(try #require(try stage.shown() as? CAShapeLayer).path == line())
    }
}
