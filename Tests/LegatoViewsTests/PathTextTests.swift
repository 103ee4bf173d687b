import Legato
import Testing

struct PathTextTests {
    @Test func theTextOfAPathMakesAnEqualPath() {
        var random = SystemRandomNumberGenerator()
        func point() -> CGPoint {
            CGPoint(
                x: .random(in: -1e4...1e4, using: &random), y: Double(Int.random(in: -9...9)))
        }
        for _ in 0..<200 {
            var path = Path()
            path.move(to: point())
            for _ in 0..<Int.random(in: 0...8) {
                switch Int.random(in: 0..<5) {
                case 0: path.move(to: point())
                case 1: path.addLine(to: point())
                case 2: path.addQuadCurve(to: point(), control: point())
                case 3: path.addCurve(to: point(), control1: point(), control2: point())
                default: path.closeSubpath()
                }
            }
            #expect(Path(path.description) == path)
        }
        #expect(Path("") == Path() && Path().description.isEmpty)
        let outline = Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 8)
        #expect(Path(outline.description) == outline)
    }

    @Test func controlPointsComeBeforeTheEnd() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 0.5))
        path.addCurve(
            to: CGPoint(x: 5, y: 0), control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 4, y: -1))
        path.addLine(to: CGPoint(x: 5, y: 9))
        path.closeSubpath()
        #expect("\(path)" == "0 0 m 1 0.5 2 0 q 3 1 4 -1 5 0 c 5 9 l h")
    }

    @Test(arguments: [
        "0 0", "0 m", "0 0 0 m", "1 1 l", "h", "0 0 m 1 l", "0 0 m nan 1 l", "0 0 m inf 1 l",
        "0 0 m 1 1 x", "0 0 m 1,1 l",
    ])
    func textThatIsNoPathIsRefused(text: String) {
        #expect(Path(text) == nil)
    }
}
