import Foundation
import Legato
import Testing

/// Concentric rectangles.
struct ConcentricRectangleTests {
    private static let size = CGSize(width: 200, height: 150)
    private static let red = Color(red: 1, green: 0, blue: 0)

    /// Whether a shape in a container looks like another one at the same place.
    private func isSame(
        _ shape: some Shape, in container: some InsettableShape, as other: some Shape,
        _ insets: EdgeInsets
    ) -> Bool {
        func picture(_ shape: some Shape) -> CGImage {
            ViewDisplay(
                shape.fill(Self.red).padding(insets).containerShape(container), size: Self.size
            )
            .display.snapshot()
        }
        return picture(shape) == picture(other)
    }

    private func insets(_ length: CGFloat) -> EdgeInsets {
        EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }

    @Test(
        "A radius is that of the container less the distance, at least the minimum",
        arguments: [(0, 30.0), (10, 20), (20, 12), (60, 12)]
    )
    func radii(distance: CGFloat, radius: CGFloat) {
        let container = RoundedRectangle(cornerRadius: 30)
        let shape = ConcentricRectangle(corners: .concentric(minimum: 12))
        #expect(
            isSame(shape, in: container, as: .rect(cornerRadius: radius), insets(distance))
        )
    }

    @Test("Corners far from those of the container are square, unless all are uniform")
    func distances() {
        let places = EdgeInsets(top: 10, leading: 10, bottom: 90, trailing: 10)
        let container = RoundedRectangle(cornerRadius: 30)
        #expect(
            isSame(
                ConcentricRectangle(), in: container,
                as: .rect(topLeadingRadius: 20, topTrailingRadius: 20), places
            )
        )
        #expect(
            isSame(
                .rect(corners: .concentric, isUniform: true), in: container,
                as: .rect(cornerRadius: 20), places
            )
        )
        #expect(
            isSame(
                .rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: 5),
                in: container,
                as: .rect(
                    topLeadingRadius: 20, bottomLeadingRadius: 20, bottomTrailingRadius: 5,
                    topTrailingRadius: 5
                ),
                places
            )
        )
    }

    @Test("Each initializer gives each corner its style")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
        func radii(_ shape: ConcentricRectangle, _ all: [CGFloat]) -> Bool {
            let radii = RectangleCornerRadii(
                topLeading: all[0], bottomLeading: all[2], bottomTrailing: all[3],
                topTrailing: all[1]
            )
            return shape.path(in: rect) == Path(roundedRect: rect, cornerRadii: radii)
        }
        #expect(
            radii(
                .rect(
                    topLeadingCorner: 1, topTrailingCorner: 2, bottomLeadingCorner: 3,
                    bottomTrailingCorner: 4
                ), [1, 2, 3, 4]
            )
        )
        #expect(radii(.rect(uniformTopCorners: 1, uniformBottomCorners: 2), [1, 1, 2, 2]))
        #expect(radii(.rect(uniformLeadingCorners: 1, uniformTrailingCorners: 2), [1, 2, 1, 2]))
        #expect(
            radii(
                .rect(uniformTopCorners: 1, bottomLeadingCorner: 2, bottomTrailingCorner: 3),
                [1, 1, 2, 3]
            )
        )
        #expect(
            radii(
                .rect(uniformBottomCorners: 1, topLeadingCorner: 2, topTrailingCorner: 3),
                [2, 3, 1, 1]
            )
        )
        #expect(
            radii(
                .rect(uniformLeadingCorners: 1, topTrailingCorner: 2, bottomTrailingCorner: 3),
                [1, 2, 1, 3]
            )
        )
        #expect(
            radii(
                .rect(uniformTrailingCorners: 1, topLeadingCorner: 2, bottomLeadingCorner: 3),
                [2, 1, 3, 1]
            )
        )
        #expect(radii(ConcentricRectangle(), [0, 0, 0, 0]))
    }

    @Test("Circles, capsules and inset shapes are containers with the radii that they draw")
    func containers() {
        let wide = EdgeInsets(top: 25, leading: 50, bottom: 25, trailing: 50)
        #expect(
            isSame(ConcentricRectangle(), in: Capsule(), as: .rect(cornerRadius: 65), insets(10)))
        #expect(isSame(ConcentricRectangle(), in: Circle(), as: .rect(cornerRadius: 50), wide))
        #expect(
            isSame(
                ConcentricRectangle(), in: RoundedRectangle(cornerRadius: 30).inset(by: 10),
                as: .rect(cornerRadius: 10), insets(20)
            )
        )
        #expect(isSame(ConcentricRectangle(), in: Rectangle(), as: Rectangle(), insets(10)))
    }

    @Test("In a container that is no rounded rectangle it is the container's shape, inset")
    func others() {
        #expect(
            isSame(ConcentricRectangle(), in: Ellipse(), as: ContainerRelativeShape(), insets(10))
        )
    }
}
