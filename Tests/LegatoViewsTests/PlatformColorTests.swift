import Foundation
import Legato
import Testing

@testable import LegatoViews

/// `UIColor` and the view colours that are created from it.
struct PlatformColorTests {
    private func resolved(_ color: Color, _ scheme: ColorScheme) -> CGColor {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return color.resolve(in: environment).cgColor
    }

    private func isNear(_ a: CGColor, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1)
        -> Bool
    {
        abs(a.red * 255 - CGFloat(red)) < 0.5 && abs(a.green * 255 - CGFloat(green)) < 0.5
            && abs(a.blue * 255 - CGFloat(blue)) < 0.5 && abs(a.alpha - alpha) < 0.01
    }

    @Test("A system background is white in the light scheme and black in the dark one")
    func background() {
        let color = Color(.systemBackground)
        #expect(isNear(resolved(color, .light), 255, 255, 255))
        #expect(isNear(resolved(color, .dark), 0, 0, 0))
        #expect(isNear(resolved(Color(.systemGray6), .light), 0xF2, 0xF2, 0xF7))
        #expect(isNear(resolved(Color(.systemGray6), .dark), 0x1C, 0x1C, 0x1E))
        #expect(isNear(resolved(Color(uiColor: .secondaryLabel), .dark), 0xEB, 0xEB, 0xF5, 0.6))
    }

    @Test("The system's colours of UIKit are those of views; fixed ones are pure")
    func system() {
        for scheme in ColorScheme.allCases {
            #expect(resolved(Color(.systemRed), scheme) == resolved(.red, scheme))
            #expect(resolved(Color(.systemTeal), scheme) == resolved(.teal, scheme))
        }
        #expect(isNear(resolved(Color(UIColor.red), .dark), 255, 0, 0))
        #expect(isNear(resolved(Color(.black), .dark), 0, 0, 0))
        #expect(isNear(resolved(Color(UIColor.darkGray), .light), 85, 85, 85))
    }

    @Test("A closure gives a colour for each appearance")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(isNear(resolved(Color(color), .light), 0, 0, 0))
        #expect(isNear(resolved(Color(color), .dark), 255, 255, 255))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.withAlphaComponent(0.5).cgColor == CGColor(gray: 0, alpha: 0.5))
    }

    @Test("A colour literal is a colour of UIKit")
    func literal() {
        let color = Color(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.5))
        #expect(isNear(resolved(color, .light), 0, 128, 255, 0.5))
    }

    @Test(
        "Components are read in red, green and blue, in hue, saturation and brightness, and as grey"
    )
    func components() {
        var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.7)
            .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        #expect(abs(h - 0.6) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.7)
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect((red, green, blue) == (1, 0.5, 0))
        var white: CGFloat = 0
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
        #expect(!UIColor.orange.getWhite(&white, alpha: nil))
    }

    @Test("A colour of views becomes one of UIKit for both appearances")
    func converted() {
        let color = UIColor(Color.red)
        #expect(color.light == resolved(.red, .light) && color.dark == resolved(.red, .dark))
        #expect(UIColor(Color(.systemRed)) == color)
    }

    @Test("A preferred colour scheme is that of the whole tree; the outermost view decides")
    func preferred() {
        struct Switch: View {
            @State private var isDark = false
            var body: some View {
                VStack(spacing: 0) {
                    Color.primary
                    Color(.systemBackground).preferredColorScheme(.light)
                }
                .preferredColorScheme(isDark ? .dark : nil)
                .onTapGesture { isDark.toggle() }
            }
        }
        let shown = ViewDisplay(Switch())
        func pixels() -> [UInt8] {
            let picture: CGImage = shown.display.snapshot()
            return [picture[150, 50].red, picture[150, 150].red]
        }
        #expect(pixels() == [0, 255])
        #expect(shown.hosting.preferredColorScheme == .light)
        shown.tap(150, 50)
        #expect(pixels() == [255, 0])
        #expect(shown.hosting.preferredColorScheme == .dark)
        shown.tap(150, 50)
        #expect(pixels() == [0, 255])
    }

    @Test("A scene phase and a preferred scheme do not undo each other")
    func phase() {
        struct Phase: View {
            @Environment(\.scenePhase) private var phase
            var body: some View {
                (phase == .active ? Color.primary : Color.clear).preferredColorScheme(.dark)
            }
        }
        let shown = ViewDisplay(Phase())
        let before: CGImage = shown.display.snapshot()
        #expect(before[150, 50].red == 255)
        shown.display.rootLayer.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
        shown.display.scenePhase = .inactive
        shown.display.advance(frames: 2)
        shown.display.scenePhase = .active
        shown.display.advance(frames: 2)
        let after: CGImage = shown.display.snapshot()
        #expect(after[150, 50] == (255, 255, 255, 255))
    }

    @Test("The screen has the bounds and the scale of the display whose code runs")
    func screen() {
        struct Size: View {
            var body: some View {
                Color.black.frame(width: UIScreen.main.bounds.width / 2, height: 10)
            }
        }
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 240), scale: 2)
        display.perform {
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 240))
            #expect(UIScreen.main.scale == 2)
            #expect(UIScreen.main.nativeBounds.size == CGSize(width: 640, height: 480))
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
            #expect(UIDevice.current.orientation.isLandscape)
        }
        let tablet = HeadlessDisplay(size: CGSize(width: 800, height: 1000))
        tablet.perform { #expect(UIDevice.current.userInterfaceIdiom == .pad) }
    }

    @Test("Feedback is accepted and reported once as without hardware")
    func feedback() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Color.black
                    .sensoryFeedback(.impact, trigger: count)
                    .sensoryFeedback(.success, trigger: count) { $1 > 5 }
                    .onTapGesture { count += 1 }
            }
        }
        let messages = warnings {
            let shown = ViewDisplay(Counter())
            shown.tap(150, 100)
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        }
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("no hardware") })
    }

    @Test func displayP3ComponentsAreConvertedAsThoseOfColor() {
        for (red, green, blue) in [(0.95, 0.95, 0.95), (1, 0, 0), (0, 1, 0), (0.2, 0.4, 0.9)] {
            let color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: 0.5)
            let wide = Color(.displayP3, red: red, green: green, blue: blue, opacity: 0.5)
            #expect(color == UIColor(wide))
        }
        // A grey has the same components in both spaces; the green primary is beyond sRGB.
        let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
        #expect(abs(grey.red - 0.5) < 1e-4 && abs(grey.blue - 0.5) < 1e-4)
        #expect(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1).cgColor.red < -0.5)
        #expect(UIColor() == UIColor(white: 0, alpha: 0))
    }
}
