import Foundation
import Legato
import TestSupport
import Testing

/// Moves a view along an arc.
private struct Slalom: GeometryEffect {
    var part: CGFloat
    var animatableData: CGFloat {
        get { part }
        set { part = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let y = size.height * sin(part * .pi)
        return ProjectionTransform(CGAffineTransform(translationX: 100 * part, y: y))
    }
}

/// Divides by the size of the view, as perspectives do.
private struct Perspective: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(size.width, size.height)
        return ProjectionTransform(CATransform3DRotate(transform, 0.5, 0, 1, 0))
    }
}

/// Shows the number that it animates.
private struct Count: AnimatableModifier {
    var number: Double
    var seen: (Double) -> Void
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    func body(content: Content) -> some View {
        seen(number)
        return content
    }
}

@MainActor
struct GeometryEffectTests {
    private func rectangle(_ part: CGFloat) -> some View {
        Rectangle().fill(.red).frame(width: 20, height: 40)
            .modifier(Slalom(part: part).ignoredByLayout())
            .animation(.linear(duration: 1), value: part)
    }

    @Test("A geometry effect is evaluated with the data and the size of every frame")
    func evaluatesEachFrame() throws {
        let stage = Stage(rectangle(0), size: CGSize(width: 300, height: 200))
        let leaf = try #require(stage.leaves.first)
        let start = stage.shownOrigin(leaf)
        stage.perform { stage.hosting.rootView = rectangle(1) }
        stage.display.advance(by: 0.5)
        let middle = stage.shownOrigin(leaf)
        #expect(abs(middle.x - start.x - 50) < 1.5)
        #expect(abs(middle.y - start.y - 40) < 0.5)
        stage.display.advance(by: 1)
        #expect(abs(stage.shownOrigin(leaf).x - start.x - 100) < 1e-6)
        #expect(abs(stage.shownOrigin(leaf).y - start.y) < 1e-6)
    }

    @Test("An effect that divides by the size is not evaluated before the first layout")
    func ignoresTheUnknownSize() {
        let warnings = sentences {
            let view = Rectangle().frame(width: 40, height: 40).modifier(Perspective())
            _ = Stage(view).display.snapshot()
        }
        #expect(warnings.isEmpty)
    }

    @Test("The body of an animatable modifier is evaluated with the data of every frame")
    func animatesModifiers() {
        var numbers: [Double] = []
        func view(_ number: Double) -> some View {
            Rectangle().modifier(Count(number: number) { numbers.append($0) })
                .animation(.linear(duration: 1), value: number)
        }
        let stage = Stage(view(0))
        stage.perform { stage.hosting.rootView = view(8) }
        stage.display.advance(by: 2)
        #expect(numbers.contains { $0 > 3 && $0 < 5 })
        #expect(numbers.last == 8)
    }

    @Test("A projection effect moves the view about its top leading corner")
    func projects() throws {
        let move = ProjectionTransform(CGAffineTransform(translationX: 30, y: -10))
        let plain = Stage(Rectangle().frame(width: 20, height: 20))
        let moved = Stage(Rectangle().frame(width: 20, height: 20).projectionEffect(move))
        let start = plain.shownOrigin(try #require(plain.leaves.first))
        let end = moved.shownOrigin(try #require(moved.leaves.first))
        #expect(end == CGPoint(x: start.x + 30, y: start.y - 10))
    }
}

struct ProjectionTransformTests {
    private let affine = ProjectionTransform(
        CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
    )

    private var perspective: ProjectionTransform {
        var transform = CATransform3DMakeRotation(0.4, 0, 1, 0)
        transform.m34 = -0.002
        return ProjectionTransform(CATransform3DTranslate(transform, 3, 4, 50))
    }

    @Test("A projection is the identity or affine exactly if its elements say so")
    func classifies() {
        #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
        #expect(affine.isAffine && !affine.isIdentity)
        #expect(!perspective.isAffine)
    }

    @Test("A projection maps points as the transform it was made from")
    func maps() {
        let point = CGPoint(x: 7, y: 8).applying(affine)
        #expect(point == CGPoint(x: 7 - 24 + 5, y: 14 + 32 + 6))
    }

    @Test("Concatenation applies the first projection first, and the inverse undoes it")
    func concatenates() {
        let point = CGPoint(x: 11, y: -7)
        let both = point.applying(affine).applying(perspective)
        let product = point.applying(affine.concatenating(perspective))
        #expect(abs(both.x - product.x) < 1e-9 && abs(both.y - product.y) < 1e-9)
        let back = product.applying(affine.concatenating(perspective).inverted())
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }

    @Test("A projection without an inverse stays as it is")
    func keepsSingularOnes() {
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let before = flat
        let hasInverse = flat.invert()
        #expect(!hasInverse && flat == before && flat.inverted() == before)
    }
}
