import Foundation
import Legato
import Testing

/// Hit testing of shapes.
struct ShapeHitTests {
    /// Returns which points of a display of 200 x 400 points tap a view.
    private func hits<V: View>(_ points: [CGPoint], _ view: (@escaping () -> Void) -> V) -> [Bool] {
        var count = 0
        let stage = NavigationStage(view { count += 1 })
        return points.map { point in
            count = 0
            stage.tap(point.x, point.y)
            stage.display.advance(frames: 2)
            return count == 1
        }
    }

    private let centre = CGPoint(x: 100, y: 200)
    /// Inside the frame of a 100 x 100 square at the centre, outside its circle.
    private let corner = CGPoint(x: 54, y: 154)
    /// On the circle of the square.
    private let edge = CGPoint(x: 51, y: 200)

    @Test("A filled shape is hit inside its outline")
    func filled() {
        let found = hits([centre, edge, corner]) { tap in
            Circle().frame(width: 100, height: 100).onTapGesture(perform: tap)
        }
        #expect(found == [true, true, false])
    }

    @Test("A stroked shape is hit on its stroke alone, also outside its frame")
    func stroked() {
        let outside = CGPoint(x: 47, y: 200)
        let found = hits([centre, edge, outside, corner]) { tap in
            Circle().stroke(lineWidth: 8).frame(width: 100, height: 100)
                .onTapGesture(perform: tap)
        }
        #expect(found == [false, true, true, false])
    }

    @Test("A shape painted with a gradient or a material is hit inside its outline")
    func gradients() {
        let gradient = hits([centre, corner]) { tap in
            Circle().fill(
                .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            )
            .frame(width: 100, height: 100).onTapGesture(perform: tap)
        }
        #expect(gradient == [true, false])
        let material = hits([centre, corner]) { tap in
            Circle().fill(.regularMaterial).frame(width: 100, height: 100)
                .onTapGesture(perform: tap)
        }
        #expect(material == [true, false])
    }

    @Test("A button under a stroked outline is pressed through it")
    func outlineOverButton() {
        let found = hits([centre]) { tap in
            Button(action: tap) { Color.red.frame(width: 100, height: 100) }
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2))
        }
        #expect(found == [true])
    }

    @Test("A filled shape keeps taps from the views behind it")
    func fillBlocks() {
        let found = hits([centre, corner]) { tap in
            ZStack {
                Color.red.frame(width: 100, height: 100).onTapGesture(perform: tap)
                Circle().frame(width: 100, height: 100)
            }
        }
        #expect(found == [false, true])
    }

    @Test("The even-odd rule leaves holes that are not hit")
    func holes() {
        struct Ring: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: 30, dy: 30))
                return path
            }
        }
        let found = hits([centre, corner]) { tap in
            Ring().fill(style: FillStyle(eoFill: true)).frame(width: 100, height: 100)
                .onTapGesture(perform: tap)
        }
        #expect(found == [false, true])
    }
}
