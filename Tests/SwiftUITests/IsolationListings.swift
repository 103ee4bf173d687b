import SwiftUI
import Testing

protocol Paintable {
    func paint()
}

final class Marker: CALayer, @MainActor Paintable {
    func paint() { backgroundColor = CGColor(gray: 0) }
}

@MainActor final class Legend {
    let marker = Marker()
}

extension View {
    nonisolated func card() -> some View {
        padding().background(.white, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct Badge {
    var count = 0

    func view() -> some View { Text("\(count)").bold().padding(4) }
}

nonisolated struct Levels: VectorArithmetic {
    var low = 0.0
    var high = 0.0

    static let zero = Levels()
    static func + (a: Levels, b: Levels) -> Levels {
        Levels(low: a.low + b.low, high: a.high + b.high)
    }
    static func - (a: Levels, b: Levels) -> Levels {
        Levels(low: a.low - b.low, high: a.high - b.high)
    }
    mutating func scale(by factor: Double) { (low, high) = (low * factor, high * factor) }
    var magnitudeSquared: Double { low * low + high * high }
}

struct Band: Shape {
    var levels: Levels

    func path(in rect: CGRect) -> Path { Path(inside(rect)) }
}

nonisolated extension Band: Animatable {
    var animatableData: Levels {
        get { levels }
        set { levels = newValue }
    }

    func inside(_ rect: CGRect) -> CGRect { rect.insetBy(dx: levels.low, dy: levels.high) }
}

/// Views built without isolation.
struct IsolationListings {
    private func name() -> String { "\(type(of: Badge(count: 3).view().card()))" }

    @Test("A view can be built on another thread")
    func otherThread() async {
        let there = await Task.detached { IsolationListings().name() }.value
        #expect(there == name())
    }

    @Test("A layer may conform to a protocol of the program, and be a property's default value")
    @MainActor func layer() {
        let painted: any Paintable = Legend().marker
        painted.paint()
        #expect((painted as? Marker)?.backgroundColor == CGColor(gray: 0))
    }

    @Test("A shape computes its outline and its animatable data on another thread")
    func shape() async {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = await Task.detached {
            var band = Band(levels: Levels(low: 3, high: 4))
            band.animatableData.scale(by: 2)
            return band.path(in: rect)
        }.value
        #expect(path == Path(rect.insetBy(dx: 6, dy: 8)))
    }
}
