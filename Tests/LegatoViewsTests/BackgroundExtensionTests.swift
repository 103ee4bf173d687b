import Foundation
import Legato
import Testing

/// Copies of a view in the safe areas beside it.
struct BackgroundExtensionTests {
    /// Red above blue, with a bar of 40 points below.
    private func stage(isEnabled: Bool) -> ViewDisplay<some View> {
        ViewDisplay(
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 0, blue: 1)
            }
            .backgroundExtensionEffect(isEnabled: isEnabled)
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) },
            size: CGSize(width: 100, height: 200)
        )
    }

    @Test("The mirrored content fills the safe area, next to the view")
    func fills() {
        let it = stage(isEnabled: true)
        #expect(it.pixel(50, 150) == [0, 0, 255])
        let beside = it.pixel(50, 175)
        #expect(beside[2] > 200 && beside[0] < 60)
    }

    @Test("Without the effect, the safe area is empty")
    func disabled() {
        #expect(stage(isEnabled: false).pixel(50, 175) == [255, 255, 255])
    }
}
