import Foundation
import Legato
import Testing

/// Removed views move along with their former container.
struct LeavingViewTests {
    private struct Place: Equatable {
        var top = 0.0
        var isShown = true
    }

    /// Two dots side by side below a gap; the right one is removed.
    private struct Dots: View {
        let place: Place

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.clear.frame(width: 1, height: place.top)
                HStack(spacing: 0) {
                    Dot()
                    if place.isShown { Dot() }
                }
                .padding(5)
                Color.clear
            }
        }
    }

    private func places(_ stage: ViewStage<some View>, at times: [Double]) throws -> [[CGPoint]] {
        try stage.values(at: times) { try dots(stage).map { try stage.middle($0) } }
    }

    private func dots(_ stage: ViewStage<some View>) -> [CALayer] {
        stage.layers().filter { $0.bounds.size == CGSize(width: 20, height: 20) }
    }

    private let times = [0, 0.1, 0.25, 0.4]

    @Test(arguments: [false, true])
    func aRemovedViewMovesWithItsContainer(inOneChange: Bool) throws {
        let remote = Remote(Place())
        let stage = ViewStage(Remoted(remote) { Dots(place: $0) })
        #expect(try places(stage, at: [0]) == [[CGPoint(x: 15, y: 15), CGPoint(x: 35, y: 15)]])
        let spring = Animation.spring(duration: 0.5, bounce: 0.2)
        if !inOneChange {
            stage.change { withAnimation(.linear(duration: 2)) { remote.value.isShown = false } }
            stage.display.advance(by: 0.25)
        }
        stage.change {
            withAnimation(spring) { remote.value = Place(top: 60, isShown: false) }
        }
        let offsets = deltas(spring, 60, at: times)
        for (now, offset) in zip(try places(stage, at: times), offsets) {
            #expect(now.count == 2)
            for (point, x) in zip(now, [15.0, 35]) {
                expectClose([point.x, point.y], [x, 15 + offset], within: 1e-4)
            }
        }
        // It reverses with its current velocity.
        var course = PropertyAnimator<Double>()
        course.retarget(by: 60, animation: spring, at: 0)
        course.retarget(by: -60, animation: spring, at: 0.4)
        stage.change { withAnimation(spring) { remote.value.top = 0 } }
        for (now, time) in zip(try places(stage, at: [0, 0.1, 0.2]), [0.4, 0.5, 0.6]) {
            let y = 15 + course.offset(at: time)
            expectClose(now.map { Double($0.y) }, [y, y], within: 1e-4)
        }
        stage.display.advance(by: 3)
        #expect(dots(stage).count == 1)
        #expect(stage.display.isIdle)
    }

    /// A dot that is removed from a padded container.
    private struct Centred: View {
        let isShown: Bool

        var body: some View {
            VStack(spacing: 0) { if isShown { Dot() } }
                .opacity(0.5)
                .padding(15)
                .background { Color.white }
        }
    }

    @Test func aRemovedViewStaysInPlaceWhileItsContainerShrinks() throws {
        let remote = Remote(true)
        let stage = ViewStage(Remoted(remote) { Centred(isShown: $0) })
        let dot = try #require(dots(stage).first)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = false } }
        for place in try stage.values(at: times, { try stage.middle(dot) }) {
            expectClose([place.x, place.y], [100, 100])
        }
        stage.display.advance(by: 2)
        #expect(dots(stage).isEmpty)
    }

    /// Whether a stack and the second dot in it are shown.
    private struct Presence: Equatable {
        var hasStack = true
        var hasSecond = true
    }

    /// A removed view stays in place when the stack around it is removed as well, and comes back.
    @Test func aRemovedViewInARemovedStackStays() throws {
        let remote = Remote(Presence())
        let stage = ViewStage(
            Remoted(remote) { presence in
                ZStack {
                    if presence.hasStack {
                        VStack(spacing: 0) {
                            Dot()
                            if presence.hasSecond { Dot() }
                        }
                    }
                }
            }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value.hasSecond = false } }
        stage.display.advance(by: 0.25)
        for hasStack in [false, true, false] {
            stage.change {
                withAnimation(.linear(duration: 1)) { remote.value.hasStack = hasStack }
            }
            for now in try places(stage, at: [0, 1.0 / 60, 0.1, 0.2]) {
                #expect(now.count == 2)
                expectClose([now[1].x, now[1].y], [100, 110], within: 1e-4)
            }
        }
        stage.display.advance(by: 2)
        #expect(dots(stage).isEmpty)
        #expect(stage.display.isIdle)
    }
}
