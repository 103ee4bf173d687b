import Legato

extension DemoScene {
    /// Keyframe tracks.
    static let jump = DemoScene(
        id: "jump",
        title: "Jump for it",
        sentence: "One jump runs on four keyframe tracks: height, stretch, rotation and the shadow "
            + "on the ground each have their own timing.",
        stillTime: 0.78,
        play: { hand in
            for frame in [12, 120] { hand.tap(0, 153, atFrame: frame) }
        }
    ) {
        Jump()
    }
}

/// The keyframed values of the box: height, stretch, rotation and shadow.
private struct Pose {
    var height = 0.0
    var stretch = 1.0
    var turn = Angle.zero
    var shadow = 1.0
}

private struct Jump: View {
    @State private var jumps = 0

    var body: some View {
        VStack(spacing: 36) {
            KeyframeAnimator(initialValue: Pose(), trigger: jumps) { pose in
                scene(pose)
            } keyframes: { _ in
                KeyframeTrack(\.stretch) {
                    CubicKeyframe(0.72, duration: 0.25)
                    SpringKeyframe(1.24, duration: 0.25, spring: .snappy)
                    CubicKeyframe(1.06, duration: 0.4)
                    CubicKeyframe(0.7, duration: 0.15)
                    SpringKeyframe(1, duration: 0.75, spring: .bouncy(extraBounce: 0.2))
                }
                KeyframeTrack(\.height) {
                    LinearKeyframe(0, duration: 0.25)
                    CubicKeyframe(140, duration: 0.35)
                    CubicKeyframe(0, duration: 0.35)
                }
                KeyframeTrack(\.turn) {
                    LinearKeyframe(.zero, duration: 0.3)
                    CubicKeyframe(.degrees(360), duration: 0.6)
                    MoveKeyframe(.zero)
                }
                KeyframeTrack(\.shadow) {
                    LinearKeyframe(1, duration: 0.25)
                    LinearKeyframe(0.45, duration: 0.35, timingCurve: .easeOut)
                    LinearKeyframe(1, duration: 0.35, timingCurve: .easeIn)
                }
            }
            Button {
                jumps += 1
            } label: {
                Text("Jump").font(.title3).frame(width: 140, height: 36)
            }
            .buttonStyle(.bordered)
        }
        .frame(width: 620, height: 420)
        .plate()
    }

    private func scene(_ pose: Pose) -> some View {
        ZStack(alignment: .bottom) {
            Ellipse()
                .fill(Color.black.opacity(0.5 * pose.shadow))
                .frame(width: 150, height: 22)
                .scaleEffect(pose.shadow)
                .offset(y: 11)
            RoundedRectangle(cornerRadius: 24)
                .fill(
                    LinearGradient(
                        colors: [.coral, .dusk[1]], startPoint: .topLeading,
                        endPoint: .bottomTrailing
                    )
                )
                .frame(width: 104, height: 104)
                .scaleEffect(x: 2 - pose.stretch, y: pose.stretch, anchor: .bottom)
                .rotationEffect(pose.turn)
                .offset(y: -pose.height)
        }
        .frame(height: 270, alignment: .bottom)
    }
}
