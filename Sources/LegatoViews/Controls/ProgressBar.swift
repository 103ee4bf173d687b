import Foundation
import LegatoGraphics
import LegatoMotion

/// The bar of a progress view.
///
/// Like SwiftUI's bar, the filled part moves with the default animation if the change is animated.
/// The bar itself moves with its siblings.
struct ProgressBar: View {
    /// The filled fraction; above 1 the bar is full.
    let fraction: Double
    /// The height, in points.
    let thickness: CGFloat
    let color: Color

    var body: some View {
        FractionLayout(fraction: fraction, thickness: thickness, height: thickness) {
            Capsule().fill(Color.gray.opacity(0.25))
            Capsule().fill(color)
                .transaction { if $0.animation != nil { $0.animation = .default } }
        }
        .geometryGroup()
    }
}
