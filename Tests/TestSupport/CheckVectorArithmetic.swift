public import LegatoMotion
public import Testing

/// Checks the laws of vector arithmetic on samples of a type.
///
/// There should be at least three different samples, preferably with small integers as components,
/// for which all laws hold exactly.
public func checkVectorArithmetic<V: VectorArithmetic>(
    _ samples: [V], sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(samples.count >= 3, sourceLocation: sourceLocation)
    #expect(V.zero.magnitudeSquared == 0, sourceLocation: sourceLocation)
    for a in samples {
        #expect(a + .zero == a, sourceLocation: sourceLocation)
        #expect(a - a == .zero, sourceLocation: sourceLocation)
        #expect(a.scaled(by: 1) == a, sourceLocation: sourceLocation)
        #expect(a.scaled(by: 0) == .zero, sourceLocation: sourceLocation)
        #expect(a.scaled(by: 2) == a + a, sourceLocation: sourceLocation)
        #expect(a.scaled(by: -1) == .zero - a, sourceLocation: sourceLocation)
        #expect(
            a.scaled(by: 4).magnitudeSquared == 16 * a.magnitudeSquared,
            sourceLocation: sourceLocation
        )
        var scaled = a
        scaled.scale(by: 0.5)
        #expect(scaled == a.scaled(by: 0.5), sourceLocation: sourceLocation)
        #expect(scaled + scaled == a, sourceLocation: sourceLocation)
        for b in samples {
            checkPair(a, b, sourceLocation: sourceLocation)
        }
    }
}

private func checkPair<V: VectorArithmetic>(_ a: V, _ b: V, sourceLocation: SourceLocation) {
    #expect(a + b == b + a, sourceLocation: sourceLocation)
    #expect((a + b) - b == a, sourceLocation: sourceLocation)
    #expect(
        (a + b).scaled(by: 2) == a.scaled(by: 2) + b.scaled(by: 2), sourceLocation: sourceLocation
    )
    var sum = a
    sum += b
    #expect(sum == a + b, sourceLocation: sourceLocation)
    sum -= b
    #expect(sum == a, sourceLocation: sourceLocation)
    // By the parallelogram law the magnitude defines a dot product.
    #expect(
        (a + b).magnitudeSquared + (a - b).magnitudeSquared
            == 2 * a.magnitudeSquared + 2 * b.magnitudeSquared,
        sourceLocation: sourceLocation
    )
    #expect(a.interpolated(towards: b, amount: 0) == a, sourceLocation: sourceLocation)
    #expect(a.interpolated(towards: b, amount: 1) == b, sourceLocation: sourceLocation)
    #expect(
        a.interpolated(towards: b, amount: 0.5) == (a + b).scaled(by: 0.5),
        sourceLocation: sourceLocation
    )
    #expect(a.interpolated(towards: b, amount: 2) == b + b - a, sourceLocation: sourceLocation)
    var moved = a
    moved.interpolate(towards: b, amount: 0.25)
    #expect(moved == a.interpolated(towards: b, amount: 0.25), sourceLocation: sourceLocation)
}
