import Foundation
import Legato
import LegatoScenes
import Testing

#if Macros
extension EnvironmentValues {
    @Entry var accent: CGColor = .black
}
#endif

/// Listings of the landing pages.
///
/// The listings of the modules' landing pages and of the macros.
struct ModuleListings {
    #if Macros
    @Animatable
    struct Ring {
        var center: CGPoint
        var radius: Double
        @AnimatableIgnored var isFilled: Bool
    }

    @Test("A ring's data is that of its centre and its radius")
    func macros() {
        var ring = Ring(center: .zero, radius: 1, isFilled: true)
        let target = Ring(center: CGPoint(x: 8, y: 4), radius: 3, isFilled: false)
        ring.animatableData += (target.animatableData - ring.animatableData).scaled(by: 0.5)
        #expect(ring.center == CGPoint(x: 4, y: 2) && ring.radius == 2 && ring.isFilled)
    }

    @Test("An entry of the environment is black until it is set")
    func entries() {
        var environment = EnvironmentValues()
        #expect(environment.accent == .black)
        environment.accent = .white
        #expect(environment.accent == .white)
    }
    #endif

    struct Lamp: View {
        @State private var isOn = false
        var body: some View {
            Button(isOn ? "Off" : "On") {
                withAnimation(.smooth) { isOn.toggle() }
            }
            .padding(isOn ? 24 : 8)
        }
    }

    struct Hello: App {
        var body: some Scene {
            WindowGroup("Hello") { Text("Hello").padding() }.defaultSize(width: 320, height: 180)
        }
    }

    @Test("A path is rotated, and trimmed to its first half")
    func graphics() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 40))
        let turned = path.applying(CGAffineTransform(rotationAngle: .pi / 2))
        let half = turned.trimmed(from: 0, to: 0.5)
        let tint = CGColor(red: 1, green: 0.42, blue: 0.37, alpha: 0.5)
        #expect(abs(turned.boundingBox.minX + 40) < 1e-9)
        #expect(half.elements.count == 3)
        #expect(tint.alpha == 0.5)
    }

    @Test("A disc is drawn and written as a PNG file")
    func canvas() throws {
        let context = CGContext(width: 64, height: 64)
        context.setFillColor(CGColor(red: 1, green: 0.42, blue: 0.37))
        context.fillEllipse(in: CGRect(x: 8, y: 8, width: 48, height: 48))
        let picture: CGImage = context.makeImage()
        let file = picture.pngData()
        #expect(picture[32, 32].red == 255 && picture[8, 8].alpha == 0)
        #expect(try CGImage(data: file).width == 64)
    }

    @Test("A card starts moving; its model changes immediately")
    func layers() {
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        display.perform {
            let card = CALayer()
            card.frame = CGRect(x: 20, y: 20, width: 120, height: 80)
            card.backgroundColor = .white
            display.rootLayer.addSublayer(card)
            CATransaction.flush()
            CALayer.animate(.smooth) { card.position.x = 200 }

            #expect(card.position.x == 200)
            display.advance(by: 0.1)
            let seen = card.presentation()?.position.x ?? 0
            #expect(seen > 80 && seen < 200)
        }
    }

    @Test("A player shows a scene at a time")
    func scenes() throws {
        let scene = try SceneCatalog.scene(id: "retarget")
        let player = ScenePlayer(scene, size: CGSize(width: 320, height: 180))
        let picture = player.picture(at: 1.5)
        #expect(picture.width == 320 && player.display.time == 1.5)
    }

    /// A window with a hand that turns; compiled but not run.
    private func platform() throws {
        let window = try Window(title: "Clock", size: CGSize(width: 200, height: 200))
        let hand = CALayer()
        hand.frame = CGRect(x: 98, y: 20, width: 4, height: 80)
        hand.anchorPoint = CGPoint(x: 0.5, y: 1)
        hand.backgroundColor = .white
        window.rootLayer.addSublayer(hand)
        let link = window.displayLink { link in
            let turn = link.targetTimestamp / 60 * 2 * .pi
            CATransaction.setDisableActions(true)
            hand.transform = CATransform3DMakeRotation(turn, 0, 0, 1)
        }
        try Application.shared.run()
        link.invalidate()
    }
}
