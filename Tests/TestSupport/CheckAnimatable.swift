public import LegatoMotion
public import Testing

/// Checks the laws of an animatable type on random values.
///
/// Writing data back changes nothing. Writing the data of another value makes the values equal, also
/// when the data is reached by adding a difference, as in animations. Intermediate data reads back as
/// written, whatever value it was written to. The data obeys the laws of vector arithmetic.
///
/// - Parameters:
///   - type: The type to check.
///   - seed: The seed of the random values; failures report it.
///   - isNear: Whether intermediate data reads back as written, for values that store something
///     else, rounded. If it is nil, they must be equal, and the data's vector arithmetic is checked
///     too; its components should then be small integers.
///   - sourceLocation: The location at which failures are reported.
///   - make: Makes a random value. Paths and the like must have the same structure.
public func checkAnimatable<A: Animatable & Equatable>(
    _ type: A.Type = A.self, seed: UInt64 = 2025,
    isNear: ((A.AnimatableData, A.AnimatableData) -> Bool)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, make: (inout SeededRandom) -> A
) {
    var random = SeededRandom(seed: seed)
    let samples = (0..<12).map { _ in make(&random) }
    let name: Comment = "\(A.self), seed \(seed)"
    if isNear == nil {
        checkVectorArithmetic(samples.map(\.animatableData), sourceLocation: sourceLocation)
    }
    for a in samples {
        #expect(a.moved(to: a.animatableData) == a, name, sourceLocation: sourceLocation)
        for b in samples {
            let (from, to) = (a.animatableData, b.animatableData)
            #expect(a.moved(to: to) == b, name, sourceLocation: sourceLocation)
            #expect(a.moved(to: from + (to - from)) == b, name, sourceLocation: sourceLocation)
            let amount = Double(Int.random(in: -8...24, using: &random)) / 16
            let middle = from.interpolated(towards: to, amount: amount)
            let moved = a.moved(to: middle)
            #expect(b.moved(to: middle) == moved, name, sourceLocation: sourceLocation)
            let data = moved.animatableData
            #expect(isNear?(data, middle) ?? (data == middle), name, sourceLocation: sourceLocation)
            #expect(
                moved.moved(to: moved.animatableData) == moved, name, sourceLocation: sourceLocation
            )
        }
    }
}

extension Animatable {
    fileprivate func moved(to data: AnimatableData) -> Self {
        var copy = self
        copy.animatableData = data
        return copy
    }
}
