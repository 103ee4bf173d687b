#if canImport(LegatoUIKit)
import Foundation
import Legato
import LegatoUIKit

extension DemoScene {
    /// A SwiftUI view and a UIKit view that move together.
    static let bridge = DemoScene(
        id: "bridge",
        title: "Cross the bridge",
        sentence: "One state moves a SwiftUI circle and a UIKit view, whose representable animates "
            + "it with the spring of the transaction: they stay level in every frame.",
        stillTime: 1.0,
        play: { hand in
            for frame in [40, 100, 112] { hand.tap(0, 218, atFrame: frame) }
        }
    ) {
        Bridge()
    }
}

private struct Bridge: View {
    @State private var isRight = false

    var body: some View {
        VStack(spacing: 22) {
            track("SwiftUI") {
                Circle()
                    .fill(Color.coral)
                    .frame(width: 84, height: 84)
                    .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
            }
            track("UIKit") { Puck(isRight: isRight) }
            Button {
                withAnimation(.spring(duration: 0.8, bounce: 0.45)) { isRight.toggle() }
            } label: {
                Text("Move both").frame(width: 140, height: 30)
            }
            .buttonStyle(.bordered)
            .padding(.top, 16)
        }
    }

    private func track(_ name: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(name).font(.title3).foregroundStyle(.secondary)
            content()
                .frame(width: 640, height: 84)
                .background { Capsule().fill(Color.edge).frame(height: 4) }
        }
        .padding(.horizontal, 40)
        .padding(.vertical, 24)
        .plate()
    }
}

/// A disc moved by UIKit.
private struct Puck: UIViewRepresentable {
    var isRight: Bool

    func makeUIView(context: Context) -> UIView {
        let disc = UIView(frame: CGRect(x: 0, y: 0, width: 84, height: 84))
        disc.backgroundColor = UIColor(cgColor: Palette.teal)
        disc.layer.cornerRadius = 42
        let track = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 84))
        track.addSubview(disc)
        return track
    }

    func updateUIView(_ track: UIView, context: Context) {
        context.animate { track.subviews[0].center.x = isRight ? 640 - 42 : 42 }
    }
}
#endif
