import Legato

nonisolated extension NumberRow {
    static let gestures: [NumberRow] = [
        NumberRow("MagnificationGesture.init", .limit) { value in
            Color.red.gesture(MagnificationGesture(minimumScaleDelta: value))
        },
        NumberRow("RotationGesture.init", .limit) { value in
            Color.red.gesture(RotationGesture(minimumAngleDelta: .radians(value)))
        },
    ]
}
