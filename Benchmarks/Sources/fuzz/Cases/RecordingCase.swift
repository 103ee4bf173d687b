@MainActor func recordingCase(_ tape: inout Tape) { _ = tape.below(1) }
