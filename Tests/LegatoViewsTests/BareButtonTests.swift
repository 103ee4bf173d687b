import Foundation
import Legato
import Testing

/// Link and accessory buttons, help links and hover effects.
struct BareButtonTests {
    private func hover<V: View>(_ it: ViewDisplay<V>, _ place: CGPoint) {
        it.display.send(
            .pointerMoved(PointerEvent(location: place, time: it.display.time, button: 0))
        )
        it.display.advance(by: 1)
    }

    @Test("A link button has the colour of links, and an accessory button grey under the pointer")
    func looks() throws {
        let it = ViewDisplay(
            VStack {
                Button("Link") {}.buttonStyle(.link)
                Button("Plain") {}.buttonStyle(.accessoryBar)
            }
        )
        let link = try #require(it.layer(ofText: "Link"))
        let plain = try #require(it.layer(ofText: "Plain"))
        #expect(link.foregroundColor != plain.foregroundColor)
        let place = it.middle(plain)
        let side = Int(place.x - plain.bounds.width / 2 - 4)
        #expect(it.pixel(side, Int(place.y)) == [255, 255, 255])
        hover(it, place)
        #expect(it.pixel(side, Int(place.y))[0] < 240)
    }

    @Test("An accessory action is always on grey")
    func action() throws {
        let it = ViewDisplay(Button("Add") {}.buttonStyle(.accessoryBarAction))
        let label = try #require(it.layer(ofText: "Add"))
        let place = it.middle(label)
        #expect(it.pixel(Int(place.x - label.bounds.width / 2 - 4), Int(place.y))[0] < 240)
    }

    @Test("A help link runs its action, or opens its URL")
    func help() throws {
        var log: [String] = []
        let url = try #require(URL(string: "https://swift.org"))
        let it = ViewDisplay(
            VStack {
                HelpLink { log.append("help") }
                HelpLink(destination: url)
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    log.append(url.absoluteString)
                    return .handled
                }
            )
        )
        #expect(it.hosting.viewElements.map(\.label) == ["Help", "Help"])
        it.tap(150, 86)
        it.tap(150, 114)
        #expect(log == ["help", "https://swift.org"])
    }

    @Test("Hover effects can be disabled, and the automatic one can be set")
    func hover() {
        func scale(_ view: some View) -> CGFloat {
            let it = ViewDisplay(view)
            hover(it, CGPoint(x: 150, y: 100))
            let layer = it.layers(CGSize(width: 60, height: 40)).first { $0 is CAShapeLayer }
            guard let shown = layer?.presentation() else { return 0 }
            return shown.convert(shown.bounds, to: it.display.rootLayer.presentation()).width / 60
        }
        let square = Rectangle().fill(.red).frame(width: 60, height: 40)
        #expect(abs(scale(square.hoverEffect(.lift)) - 1.06) < 1e-6)
        #expect(scale(square.hoverEffect(.lift).hoverEffectDisabled()) == 1)
        #expect(scale(square.hoverEffect()) == 1)
        #expect(abs(scale(square.hoverEffect().defaultHoverEffect(.lift)) - 1.06) < 1e-6)
    }

    @Test("Values of the environment describe indicators of scroll views and menus")
    func indicators() {
        final class Log { var seen: [Bool] = [] }
        struct Reader: View {
            let log: Log
            @Environment(\.verticalScrollIndicatorVisibility) private var vertical
            @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
            @Environment(\.menuIndicatorVisibility) private var menu

            var body: some View {
                log.seen = [vertical == .hidden, horizontal == .hidden, menu == .visible]
                return Color.red
            }
        }
        let log = Log()
        _ = ViewDisplay(Reader(log: log).scrollIndicators(.hidden, axes: .vertical))
        #expect(log.seen == [true, false, false])
        _ = ViewDisplay(
            Reader(log: log).menuIndicator(.visible)
                .environment(\.horizontalScrollIndicatorVisibility, .never)
        )
        #expect(log.seen == [false, true, true])
    }
}
