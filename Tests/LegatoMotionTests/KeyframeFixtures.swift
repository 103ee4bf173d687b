import LegatoMotion
import TestSupport

/// Evaluates fixtures for `KeyframeTimeline`.
///
/// A timeline has either `initial` and `keyframes`, or both for each track by name.
enum KeyframeFixtures {
    /// A value with arbitrarily named members.
    struct Members {
        private var values: [String: Double]

        init(_ values: [String: Double]) { self.values = values }

        subscript(name: String) -> Double {
            get { values[name] ?? 0 }
            set { values[name] = newValue }
        }
    }

    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        let (timeline, members) = try timeline(reader)
        let (call, names) = try listed(entry.call, default: members)
        let value: Members
        switch call {
        case "KeyframeTimeline.duration":
            return .number(timeline.duration)
        case "KeyframeTimeline.value(time:)":
            value = timeline.value(time: try reader.number("time"))
        case "KeyframeTimeline.value(progress:)":
            value = timeline.value(progress: try reader.number("progress"))
        default:
            throw FixtureError.unknownCall(entry.call)
        }
        let answers = names.map { FixtureValue.number(value[$0]) }
        return reader.has("tracks") ? .list(answers) : answers[0]
    }

    /// Splits "call of two tracks [x, s]" into the call and the tracks in that order.
    private static func listed(
        _ call: String, default names: [String]
    ) throws -> (call: String, names: [String]) {
        guard let end = call.firstIndex(of: ")"), call.hasSuffix("]") else { return (call, names) }
        guard let start = call.lastIndex(of: "[") else { throw FixtureError.unknownCall(call) }
        let list = call[call.index(after: start)...].dropLast()
        return (
            String(call[...end]), list.split(separator: ",").map { String($0.drop { $0 == " " }) }
        )
    }

    private static func timeline(
        _ reader: FixtureReader
    ) throws -> (timeline: KeyframeTimeline<Members>, members: [String]) {
        var initial: [String: Double] = [:]
        var tracks: [(name: String, keyframes: [Keyframe])] = []
        if reader.has("tracks") {
            let start = try reader.child("initial")
            for name in start.names { initial[name] = try start.number(name) }
            let lists = try reader.child("tracks")
            for name in lists.names {
                guard initial[name] != nil else { throw FixtureError.missingInput(name) }
                tracks.append((name, try lists.list(name).map(Keyframe.init)))
            }
        } else {
            initial[""] = try reader.number("initial")
            tracks = [("", try reader.list("keyframes").map(Keyframe.init))]
        }
        let timeline = KeyframeTimeline(initialValue: Members(initial)) {
            for track in tracks {
                KeyframeTrack(\.[track.name]) {
                    for keyframe in track.keyframes { keyframe }
                }
            }
        }
        return (timeline, initial.keys.sorted())
    }

    /// A keyframe of any kind.
    private enum Keyframe: KeyframeTrackContent {
        case linear(LinearKeyframe<Double>)
        case cubic(CubicKeyframe<Double>)
        case spring(SpringKeyframe<Double>)
        case move(MoveKeyframe<Double>)

        init(_ reader: FixtureReader) throws {
            func optional(_ name: String) throws -> Double? {
                reader.has(name) && reader.value(name) != .null ? try reader.number(name) : nil
            }
            let to = try reader.number("to")
            let type = try reader.string("type")
            switch type {
            case "LinearKeyframe":
                self = .linear(
                    LinearKeyframe(
                        to,
                        duration: try reader.number("duration"),
                        timingCurve: reader.has("timingCurve")
                            ? try CurveFixtures.timingCurve(reader) : .linear
                    )
                )
            case "CubicKeyframe":
                self = .cubic(
                    CubicKeyframe(
                        to, duration: try reader.number("duration"),
                        startVelocity: try optional("startVelocity"),
                        endVelocity: try optional("endVelocity")
                    )
                )
            case "SpringKeyframe":
                self = .spring(
                    SpringKeyframe(
                        to,
                        duration: try optional("duration"),
                        spring: reader.has("spring")
                            ? try Self.spring(try reader.child("spring")) : Spring(),
                        startVelocity: try optional("startVelocity")
                    )
                )
            case "MoveKeyframe":
                if reader.has("duration") { _ = try reader.number("duration", default: 0) }
                self = .move(MoveKeyframe(to))
            default:
                throw FixtureError.wrongInput("type", .string(type))
            }
        }

        /// Returns a spring, whose initialiser may be omitted if its parameters determine it.
        private static func spring(_ reader: FixtureReader) throws -> Spring {
            if reader.has("init") { return try SpringFixtures.spring(reader) }
            if reader.has("response") {
                return Spring(
                    response: try reader.number("response"),
                    dampingRatio: try reader.number("dampingRatio")
                )
            }
            if reader.has("stiffness") {
                return Spring(
                    mass: try reader.number("mass", default: 1),
                    stiffness: try reader.number("stiffness"),
                    damping: try reader.number("damping"),
                    allowOverDamping: try reader.bool("allowOverDamping", default: false)
                )
            }
            if reader.has("settlingDuration") {
                return Spring(
                    settlingDuration: try reader.number("settlingDuration"),
                    dampingRatio: try reader.number("dampingRatio"),
                    epsilon: try reader.number("epsilon", default: 0.001)
                )
            }
            return Spring(
                duration: try reader.number("duration", default: 0.5),
                bounce: try reader.number("bounce", default: 0)
            )
        }

        var body: some KeyframeTrackContent<Double> {
            switch self {
            case .linear(let keyframe): keyframe
            case .cubic(let keyframe): keyframe
            case .spring(let keyframe): keyframe
            case .move(let keyframe): keyframe
            }
        }
    }
}
