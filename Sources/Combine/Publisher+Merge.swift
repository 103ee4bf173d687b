#if Combine
public import OpenCombine

extension Publisher {
    /// Returns a publisher of the elements of this one and another.
    ///
    /// It finishes when all publishers have finished, and fails when one fails.
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: The publisher of all elements.
    public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Returns a publisher of the elements of this one and others.
    ///
    /// It finishes when all publishers have finished, and fails when one fails.
    ///
    /// - Parameters:
    ///   - b: Another publisher.
    ///   - c: Another publisher.
    /// - Returns: The publisher of all elements.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
        -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Returns a publisher of the elements of this one and others.
    ///
    /// It finishes when all publishers have finished, and fails when one fails.
    ///
    /// - Parameters:
    ///   - b: Another publisher.
    ///   - c: Another publisher.
    ///   - d: Another publisher.
    /// - Returns: The publisher of all elements.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Returns a publisher of the elements of this one and others.
    ///
    /// It finishes when all publishers have finished, and fails when one fails.
    ///
    /// - Parameters:
    ///   - b: Another publisher.
    ///   - c: Another publisher.
    ///   - d: Another publisher.
    ///   - e: Another publisher.
    /// - Returns: The publisher of all elements.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Returns a publisher of the elements of this one and others.
    ///
    /// It finishes when all publishers have finished, and fails when one fails.
    ///
    /// - Parameters:
    ///   - b: Another publisher.
    ///   - c: Another publisher.
    ///   - d: Another publisher.
    ///   - e: Another publisher.
    ///   - f: Another publisher.
    /// - Returns: The publisher of all elements.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Returns a publisher of the elements of this one and others.
    ///
    /// It finishes when all publishers have finished, and fails when one fails.
    ///
    /// - Parameters:
    ///   - b: Another publisher.
    ///   - c: Another publisher.
    ///   - d: Another publisher.
    ///   - e: Another publisher.
    ///   - f: Another publisher.
    ///   - g: Another publisher.
    /// - Returns: The publisher of all elements.
    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
        -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Returns a publisher of the elements of this one and others.
    ///
    /// It finishes when all publishers have finished, and fails when one fails.
    ///
    /// - Parameters:
    ///   - b: Another publisher.
    ///   - c: Another publisher.
    ///   - d: Another publisher.
    ///   - e: Another publisher.
    ///   - f: Another publisher.
    ///   - g: Another publisher.
    ///   - h: Another publisher.
    /// - Returns: The publisher of all elements.
    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
        H: Publisher
    >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
        -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
        H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
#endif
