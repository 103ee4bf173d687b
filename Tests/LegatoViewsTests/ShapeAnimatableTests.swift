import Legato
import TestSupport
import Testing

/// A shape that is equal to another with the same outline.
nonisolated private struct Outlined<Content: Shape>: Animatable, Equatable {
    var shape: Content
    var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    init(_ shape: Content) { self.shape = shape }

    static func == (lhs: Outlined, rhs: Outlined) -> Bool {
        let box = CGRect(x: 10, y: 20, width: 100, height: 60)
        return lhs.shape.path(in: box) == rhs.shape.path(in: box)
    }
}

struct ShapeAnimatableTests {
    private func radii(_ random: inout SeededRandom) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: random.whole(), bottomLeading: random.whole(),
            bottomTrailing: random.whole(), topTrailing: random.whole()
        )
    }

    private func corner(_ random: inout SeededRandom) -> RoundedRectangle {
        RoundedRectangle(cornerSize: CGSize(width: random.whole(), height: random.whole()))
    }

    private func point(_ random: inout SeededRandom) -> UnitPoint {
        UnitPoint(x: random.whole() / 64, y: random.whole() / 64)
    }

    @Test func cornerRadiiAndSizesAnimate() {
        checkAnimatable { corner(&$0) }
        checkAnimatable { radii(&$0) }
        checkAnimatable { UnevenRoundedRectangle(cornerRadii: radii(&$0)) }
        let data = RectangleCornerRadii(
            topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4
        ).animatableData
        #expect(data == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
        #expect(RoundedRectangle(cornerRadius: 3).animatableData == AnimatablePair(3, 3))
    }

    @Test func insetsAnimateWithTheirShapes() {
        checkAnimatable { Outlined(corner(&$0).inset(by: $0.whole())) }
        checkAnimatable { Outlined(Circle().inset(by: $0.whole())) }
        checkAnimatable {
            Outlined(UnevenRoundedRectangle(cornerRadii: radii(&$0)).inset(by: $0.whole()))
        }
    }

    @Test func strokeLengthsAnimate() {
        checkAnimatable { random in
            StrokeStyle(
                lineWidth: random.whole(), lineCap: .round, miterLimit: random.whole(),
                dash: [3, 4], dashPhase: random.whole()
            )
        }
        let style = StrokeStyle(lineWidth: 1, miterLimit: 2, dashPhase: 3)
        #expect(style.animatableData == AnimatablePair(1, AnimatablePair(2, 3)))
        checkAnimatable { Outlined(corner(&$0).stroke(lineWidth: $0.whole())) }
    }

    @Test func shapeModifiersAnimateWithTheirShapes() {
        checkAnimatable { Outlined(corner(&$0).offset(x: $0.whole(), y: $0.whole())) }
        checkAnimatable {
            Outlined(corner(&$0).scale(x: $0.whole(), y: $0.whole(), anchor: point(&$0)))
        }
        checkAnimatable { random in
            Outlined(corner(&random).rotation(.radians(random.whole()), anchor: point(&random)))
        }
        checkAnimatable { random in
            let size = CGSize(width: random.whole() + 200, height: random.whole() + 200)
            return Outlined(corner(&random).size(size, anchor: point(&random)))
        }
        checkAnimatable { random in
            let (start, end) = (random.whole() / 64, random.whole() / 64)
            return Outlined(corner(&random).trim(from: start, to: end))
        }
        checkAnimatable {
            Outlined(corner(&$0).transform(CGAffineTransform(scaleX: 2, y: 3)))
        }
    }

    @Test func anglesAndAnchorsOfModifiersAreScaledBy128() {
        let corner = RoundedRectangle(cornerRadius: 5)
        let rotated = corner.rotation(.radians(2), anchor: .bottom).animatableData
        #expect(rotated.first == corner.animatableData)
        #expect(rotated.second == AnimatablePair(256, AnimatablePair(64, 128)))
        let scaled = corner.scale(x: 2, y: 3, anchor: .bottom).animatableData
        #expect(scaled.second == AnimatablePair(AnimatablePair(2, 3), AnimatablePair(64, 128)))
        #expect(corner.offset(x: 2, y: 3).animatableData.second == AnimatablePair(2, 3))
    }

    @Test func shapesWithoutNumbersHaveEmptyData() {
        func data<S: Shape>(_ shape: S) -> Any { shape.animatableData }
        let shapes: [any Shape] = [
            Rectangle(), Circle(), Ellipse(), Capsule(), Path(), AnyShape(Circle()),
        ]
        for shape in shapes { #expect(data(shape) is EmptyAnimatableData) }
    }
}
