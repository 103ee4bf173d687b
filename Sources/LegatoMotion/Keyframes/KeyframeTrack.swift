/// A sequence of keyframes that animates a member of a value, or the whole value.
///
/// All tracks of a timeline start together. The duration of a track is the sum of its keyframes'
/// durations; afterwards it holds its last value. An empty track leaves its member unchanged.
///
/// ```swift
/// KeyframeTrack(\.opacity) {
///     LinearKeyframe(1, duration: 0.2)
///     LinearKeyframe(0, duration: 0.6)
/// }
/// ```
public struct KeyframeTrack<Root, Member, Content>: PrimitiveKeyframes
where Content: KeyframeTrackContent, Content.Value == Member {
    /// The type of the value whose member the track animates.
    public typealias Value = Root
    /// A primitive track has no body.
    public typealias Body = Never

    private let keyPath: WritableKeyPath<Root, Member>
    private let content: Content

    /// Creates a track that animates the whole value.
    ///
    /// - Parameter content: The keyframes, in order.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Member {
        self.keyPath = \.self
        self.content = content()
    }

    /// Creates a track that animates a member.
    ///
    /// - Parameters:
    ///   - keyPath: The member; where tracks overlap, the later one takes precedence.
    ///   - content: The keyframes, in order.
    public init(
        _ keyPath: WritableKeyPath<Root, Member>,
        @KeyframeTrackContentBuilder<Member> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    func trajectories(from initialValue: Root) -> [any MemberTrajectory<Root>] {
        let keyframes = content.descriptions
        guard !keyframes.isEmpty else { return [] }
        let trajectory = KeyframeTrajectory(
            from: initialValue[keyPath: keyPath], keyframes: keyframes
        )
        return [TrackTrajectory(keyPath: keyPath, trajectory: trajectory)]
    }
}

private struct TrackTrajectory<Root, Member: Animatable>: MemberTrajectory {
    let keyPath: WritableKeyPath<Root, Member>
    let trajectory: KeyframeTrajectory<Member>

    var duration: Double { trajectory.duration }

    func apply(to root: inout Root, at time: Double) {
        root[keyPath: keyPath] = trajectory.value(at: time)
    }
}
