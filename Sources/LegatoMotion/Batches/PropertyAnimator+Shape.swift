extension PropertyAnimator {
    /// The shape if a batch can evaluate it: only built-in animations whose ends are computed, and
    /// at most `AnimatorShape.most`.
    package var shape: AnimatorShape? {
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector16)
        get { stack.map(\.shape) ?? AnimatorShape() }
    }
}

extension PropertyAnimator<Vector16> {
    /// Returns which of the first components are animated.
    ///
    /// If a component overflows, the others become NaN as well.
    ///
    /// - Parameter count: The number of meaningful components, at most 16.
    /// - Returns: A bit mask of the animated components.
    package func movingLanes(ofFirst count: Int) -> UInt16 {
        guard let stack else { return 0 }
        var moving: UInt16 = 0
        func add(_ vector: Vector16) {
            for lane in 0..<count where vector.simd[lane] != 0 { moving |= 1 << UInt16(lane) }
        }
        if stack.hasSpring {
            add(stack.start.offset)
            add(stack.start.velocity)
        }
        for index in stack.overlays.indices { add(stack.overlays[index].delta) }
        return moving
    }
}

extension MotionStack {
    /// The shape of the animations; nil if a batch cannot evaluate them.
    fileprivate var shape: AnimatorShape? {
        var shape = AnimatorShape()
        if hasSpring {
            guard isSettled, shape.append(AnimatorShape.Stage(trajectory)) else { return nil }
        }
        for index in overlays.indices {
            guard let stage = overlays[index].stage, shape.append(stage) else { return nil }
        }
        return shape
    }
}
