import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// Custom detents of sheets.
struct CustomDetentTests {
    private struct Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
    }

    /// Applies only to large text.
    private struct Large: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize.isAccessibilitySize ? 400 : nil
        }
    }

    private struct Endless: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { 1e6 }
    }

    @Test("A custom detent computes its height from the full height and the environment")
    func heights() {
        var environment = EnvironmentValues()
        func height(_ detent: PresentationDetent) -> CGFloat? {
            detent.height(of: 600, in: 700, environment)
        }
        #expect(height(.custom(Third.self)) == 200)
        #expect(height(.custom(Large.self)) == nil)
        #expect(height(.custom(Endless.self)) == 600)
        environment.dynamicTypeSize = .accessibility3
        #expect(height(.custom(Large.self)) == 400)
    }

    @Test("Custom detents are equal by their types")
    func equality() {
        let detents: Set<PresentationDetent> = [.custom(Third.self), .custom(Third.self), .medium]
        #expect(detents.count == 2 && detents.contains(.custom(Third.self)))
        #expect(PresentationDetent.custom(Third.self) != .custom(Large.self))
    }

    @Test("A sheet rests at a custom detent, and not at one that does not apply")
    func sheet() throws {
        let stage = NavigationStage(
            Color.white.sheet(isPresented: .constant(true)) {
                Color.red.presentationDetents([.custom(Third.self), .custom(Large.self)])
            }
        )
        stage.display.advance(by: 2)
        let full = NavigationStage(
            Color.white.sheet(isPresented: .constant(true)) { Color.red }
        )
        full.display.advance(by: 2)
        func top<V: View>(_ stage: NavigationStage<V>) throws -> Int {
            let picture = stage.display.snapshot()
            let (x, height) = (picture.width / 2, picture.height)
            let red = (0..<height).first { picture[x, $0].red > 200 && picture[x, $0].green < 100 }
            return height - (try #require(red))
        }
        let (height, whole) = (Double(try top(stage)), Double(try top(full)))
        #expect(abs(height - whole / 3) < 3)
    }
}
