// The keys stand on one line each, as the checker prints them.
// swift-format-ignore-file

/// The fixtures that a decision of the project overrules, by call and inputs.
public enum FixtureExceptions {
    /// Over-damped springs: true stiffness, true force, true velocity.
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

    /// Over-damped springs that start at their initial velocity settle later.
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

    private static func contradicted(
        by decision: String,
        _ keys: [String]
    ) -> [String: FixtureException] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, .contradicted(by: decision)) })
    }
}
