extension PropertyAnimator {
    /// The shape if a batch can evaluate it: only built-in animations whose ends are computed, and
    /// at most `AnimatorShape.most`.
    package var shape: AnimatorShape? {
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { forStack(AnimatorShape()) { $0.shape } }
    }
}

extension PropertyAnimator<Vector16> {
    /// Returns which of the first components are animated.
    ///
    /// Components that overflow make the others NaN, too.
    ///
    /// - Parameter count: The number of meaningful components, at most 16.
    /// - Returns: A bit mask of the animated components.
    package func movingLanes(ofFirst count: Int) -> UInt16 {
        forStack(0) { stack in
            var moving: UInt16 = 0
            func add(_ vector: Vector16) {
                for lane in 0..<count where vector.simd[lane] != 0 { moving |= 1 << UInt16(lane) }
            }
            for index in 0..<(stack.shape?.count ?? 0) {
                switch stack.part(index) {
                case .spring(let start, _, _):
                    add(start.offset)
                    add(start.velocity)
                case .track(let track, _): add(track.delta)
                case nil: break
                }
            }
            return moving
        }
    }
}
