// The keys are on one line each, as the checker prints them.
// swift-format-ignore-file

/// The fixtures that a decision of the project overrules, by call and inputs.
public enum FixtureExceptions {
    /// Overdamped springs: exact stiffness, force and velocity.
    public static let springs = contradicted(
        by: "D3",
        [
            #"Spring.force(target:position:velocity:) {position: 1.0, spring: {bounce: -0.2, duration: 0.7, init: "duration:bounce:"}, target: 0.2, velocity: -0.2}"#,
            #"Spring.stiffness {allowOverDamping: true, damping: 10.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 0.6, stiffness: 0.1}"#,
            #"Spring.stiffness {allowOverDamping: true, damping: 40.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.2, stiffness: 90.0}"#,
            #"Spring.stiffness {bounce: -0.5, duration: 0.2, init: "duration:bounce:"}"#,
            #"Spring.stiffness {bounce: -0.5, duration: 0.4, init: "duration:bounce:"}"#,
            #"Spring.stiffness {bounce: -0.5, duration: 0.5, init: "duration:bounce:"}"#,
            #"Spring.stiffness {dampingRatio: 1.5, init: "response:dampingRatio:", response: 0.55}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.0, spring: {allowOverDamping: true, damping: 60.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.0, stiffness: 120.0}, target: 1.0, time: 0.05}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.0, spring: {allowOverDamping: true, damping: 60.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.0, stiffness: 120.0}, target: 1.0, time: 0.2}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.0, spring: {allowOverDamping: true, damping: 60.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.0, stiffness: 120.0}, target: 1.0, time: 0.6}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.0, spring: {allowOverDamping: true, damping: 60.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.0, stiffness: 120.0}, target: 1.0, time: 0.0}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.0, spring: {bounce: -0.3, duration: 0.6, init: "duration:bounce:"}, target: 1.0, time: 0.05}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.0, spring: {bounce: -0.3, duration: 0.6, init: "duration:bounce:"}, target: 1.0, time: 0.2}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.0, spring: {bounce: -0.3, duration: 0.6, init: "duration:bounce:"}, target: 1.0, time: 0.6}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.0, spring: {bounce: -0.3, duration: 0.6, init: "duration:bounce:"}, target: 1.0, time: 0.0}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 0.1, spring: {bounce: -0.2, duration: 0.7, init: "duration:bounce:"}, target: 1.2, time: 0.2}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 120.0, spring: {allowOverDamping: true, damping: 60.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.0, stiffness: 120.0}, target: -40.0, time: 0.05}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 120.0, spring: {allowOverDamping: true, damping: 60.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.0, stiffness: 120.0}, target: -40.0, time: 0.2}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 120.0, spring: {allowOverDamping: true, damping: 60.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.0, stiffness: 120.0}, target: -40.0, time: 0.6}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 120.0, spring: {allowOverDamping: true, damping: 60.0, init: "mass:stiffness:damping:allowOverDamping:", mass: 1.0, stiffness: 120.0}, target: -40.0, time: 0.0}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 120.0, spring: {bounce: -0.3, duration: 0.6, init: "duration:bounce:"}, target: -40.0, time: 0.05}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 120.0, spring: {bounce: -0.3, duration: 0.6, init: "duration:bounce:"}, target: -40.0, time: 0.2}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 120.0, spring: {bounce: -0.3, duration: 0.6, init: "duration:bounce:"}, target: -40.0, time: 0.6}"#,
            #"Spring.velocity(target:initialVelocity:time:) {initialVelocity: 120.0, spring: {bounce: -0.3, duration: 0.6, init: "duration:bounce:"}, target: -40.0, time: 0.0}"#,
        ]
    )

    /// The limit of the slope at a degenerate tangent.
    public static let curves = contradicted(
        by: "D4",
        [
            #"UnitCurve.velocity(at:) {curve: "easeOut", progress: 0.0}"#
        ]
    )

    /// Overdamped springs that start at their initial velocity settle later.
    public static let springResponses = contradicted(
        by: "D3",
        [
            #"CASpringAnimation(perceptualDuration:bounce:).settlingDuration {bounce: -0.2, initialVelocity: 0.0, perceptualDuration: 0.4}"#,
            #"CASpringAnimation(perceptualDuration:bounce:).settlingDuration {bounce: -0.2, initialVelocity: 0.0, perceptualDuration: 0.5}"#,
            #"CASpringAnimation(perceptualDuration:bounce:).settlingDuration {bounce: -0.2, initialVelocity: 0.0, perceptualDuration: 1.0}"#,
            #"CASpringAnimation(perceptualDuration:bounce:).settlingDuration {bounce: -0.2, initialVelocity: 1.0, perceptualDuration: 0.4}"#,
            #"CASpringAnimation(perceptualDuration:bounce:).settlingDuration {bounce: -0.2, initialVelocity: 1.0, perceptualDuration: 0.5}"#,
            #"CASpringAnimation(perceptualDuration:bounce:).settlingDuration {bounce: -0.5, initialVelocity: 0.0, perceptualDuration: 1.0}"#,
            #"CASpringAnimation(perceptualDuration:bounce:).settlingDuration {bounce: -0.5, initialVelocity: 1.0, perceptualDuration: 1.0}"#,
        ]
    )

    /// Repetitions that end at the exact end of the animation, and springs in closed form.
    ///
    /// A sample of the integrator may be a step late: at most 1.76 of 100 for these springs, and
    /// 0.44 for the integrator's own error (see `FluidSpringTests`). It comes to rest three frames
    /// late.
    public static let samples = contradicted(
        by: "the rule that a value never depends on the frames before",
        [
            #"Animation.animate sampled in order with one context {animation: ".linear(duration: 1).repeatCount(2, autoreverses: true)", times: [0.0, 0.5, 1.0, 1.25, 1.5, 2.25, 2.5], value: 100.0}"#,
            #"Animation.animate sampled in order with one context {animation: ".linear(duration: 1).repeatCount(3, autoreverses: true)", times: [0.0, 0.5, 1.0, 1.25, 1.75, 2.25, 2.5, 3.0, 3.5, 3.75], value: 100.0}"#,
            #"Animation.animate sampled in order with one context {animation: ".linear(duration: 1).repeatForever(autoreverses: false)", times: [0.0, 0.5, 1.1, 1.6, 2.2, 2.7], value: 100.0}"#,
        ]
    ).merging(
        bounded(
            2.2,
            by: "D1",
            [
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 0.825, frame: 1.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 0.825, frame: 12.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 0.825, frame: 2.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 0.825, frame: 20.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 0.825, frame: 3.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 0.825, frame: 30.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 0.825, frame: 5.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 0.825, frame: 8.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 1.0, frame: 1.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 1.0, frame: 12.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 1.0, frame: 2.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 1.0, frame: 20.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 1.0, frame: 3.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 1.0, frame: 30.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 1.0, frame: 5.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context {blendDuration: 0.0, dampingFraction: 1.0, frame: 8.0, response: 0.5, value: 100.0}"#,
                #"FluidSpringAnimation(.smooth) 0→100 retargeted to 200 at frame 12, presented value at frame {frame: 13.0}"#,
                #"FluidSpringAnimation(.smooth) 0→100 retargeted to 200 at frame 12, presented value at frame {frame: 14.0}"#,
                #"FluidSpringAnimation(.smooth) 0→100 retargeted to 200 at frame 12, presented value at frame {frame: 16.0}"#,
                #"FluidSpringAnimation(.smooth) 0→100 retargeted to 200 at frame 12, presented value at frame {frame: 20.0}"#,
                #"FluidSpringAnimation(.smooth) 0→100 retargeted to 200 at frame 12, presented value at frame {frame: 25.0}"#,
                #"FluidSpringAnimation(.smooth) 0→100 retargeted to 200 at frame 12, presented value at frame {frame: 30.0}"#,
            ]
        )
    ) { $1 }.merging(
        bounded(
            3,
            by: "D1",
            [
                #"FluidSpringAnimation: first frame (1/60 s) returning nil {blendDuration: 0.0, dampingFraction: 1.0, response: 0.5, value: 100.0}"#
            ]
        )
    ) { $1 }

    /// Entries that only views can evaluate: a binding belongs to the state of a view.
    public static let transactions: [String: FixtureException] = [
        #"Binding.animation on Binding(get:set:) animates {probe: "T12"}"#:
            .awaited(from: "LegatoViews"),
        #"Binding.animation on a @State-backed binding animates {probe: "T11"}"#:
            .awaited(from: "LegatoViews"),
    ]

    private static func contradicted(
        by decision: String, _ keys: [String]
    ) -> [String: FixtureException] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, .contradicted(by: decision)) })
    }

    private static func bounded(
        _ bound: Double, by decision: String, _ keys: [String]
    ) -> [String: FixtureException] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, .bounded(bound, by: decision)) })
    }
}
