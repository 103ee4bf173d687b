@MainActor func pictureCase(_ tape: inout Tape) { _ = tape.below(1) }
