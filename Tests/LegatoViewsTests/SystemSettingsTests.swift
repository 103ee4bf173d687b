import Foundation
import Legato
import Testing

/// The system settings that views read.
struct SystemSettingsTests {
    /// Records the settings that it reads from its environment.
    private struct Reader: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.dynamicTypeSize) private var typeSize
        let log: (String) -> Void

        var body: some View {
            log("\(scheme) \(contrast) \(reducesMotion) \(typeSize)")
            return Color.accentColor
        }
    }

    @Test("Views read the settings that their display has, and follow their changes")
    func environment() {
        var log: [String] = []
        let shown = ViewDisplay(Reader { log.append($0) })
        #expect(log == ["light standard false large"])
        shown.display.systemSettings.prefersDarkColors = true
        shown.display.systemSettings.increasesContrast = true
        shown.display.systemSettings.reducesMotion = true
        shown.display.systemSettings.textScale = 1.25
        shown.display.systemSettings.accentColor = SIMD3(1, 0.4, 0)
        shown.display.advance(frames: 1)
        #expect(log.last == "dark increased true xxLarge")
        let picture: CGImage = shown.display.snapshot()
        #expect(picture[100, 100].red == 255)
        #expect(picture[100, 100].green == 102)
        #expect(picture[100, 100].blue == 0)
        shown.display.systemSettings = SystemSettings()
        shown.display.advance(frames: 1)
        #expect(log.last == "light standard false large")
    }

    @Test("Views that are added later read the settings, too, and a tint precedes the accent")
    func later() {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        display.systemSettings.prefersDarkColors = true
        display.systemSettings.accentColor = SIMD3(1, 0, 0)
        let layer = HostingLayer(
            rootView: HStack(spacing: 0) {
                Color.primary
                Color.accentColor
                Color.accentColor.tint(Color.green)
            }
        )
        var schemes: [ColorScheme] = []
        layer.onColorScheme = { schemes.append($0) }
        layer.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(layer) }
        display.advance(frames: 1)
        let picture: CGImage = display.snapshot()
        #expect(picture[2, 10] == (255, 255, 255, 255))
        #expect(picture[10, 10] == (255, 0, 0, 255))
        #expect(picture[17, 10].red < 100)
        #expect(schemes == [.dark] && layer.colorScheme == .dark)
    }

    @Test("A scheme that a view prefers precedes the system's")
    func preferred() {
        let shown = ViewDisplay(Color.primary.preferredColorScheme(.light))
        shown.display.systemSettings.prefersDarkColors = true
        shown.display.advance(frames: 1)
        let picture: CGImage = shown.display.snapshot()
        #expect(picture[100, 100].red == 0)
        #expect(shown.hosting.colorScheme == .light)
    }

    @Test("With reduced motion springs do not bounce")
    func motion() {
        struct Mover: View {
            @State private var isMoved = false
            var body: some View {
                Color.red
                    .frame(width: 20, height: 20)
                    .offset(x: isMoved ? 50 : 0)
                    .onTapGesture {
                        withAnimation(.spring(duration: 0.4, bounce: 0.7)) { isMoved = true }
                    }
            }
        }
        func farthest(reducing: Bool) -> Int {
            let shown = ViewDisplay(Mover())
            shown.display.systemSettings.reducesMotion = reducing
            shown.tap(150, 100)
            return (0..<60).map { _ in
                shown.display.advance(frames: 1)
                let picture: CGImage = shown.display.snapshot()
                return (0..<picture.width).last { picture[$0, 100].green < 150 } ?? 0
            }.max() ?? 0
        }
        #expect(farthest(reducing: true) == 209)
        #expect(farthest(reducing: false) > 215)
    }

    @Test(
        "The nearest text size is taken",
        arguments: [
            (0.5, DynamicTypeSize.xSmall), (1, .large), (1.1, .xLarge), (9, .accessibility5),
        ]
    )
    func sizes(scale: Double, size: DynamicTypeSize) {
        var log: [String] = []
        let shown = ViewDisplay(Reader { log.append($0) })
        shown.display.systemSettings.textScale = scale
        shown.display.advance(frames: 1)
        #expect(log.last?.hasSuffix(" \(size)") == true)
    }
}
