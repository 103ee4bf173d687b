import Testing

@testable import LegatoViews

/// The list of moving values.
///
/// The values for which a graph requests frames.
struct MovingValuesTests {
    private final class Value: MovingValue {
        let number: Int
        var followedPlace: Int?

        init(_ number: Int) { self.number = number }

        func move(at time: Double, for shown: Double) -> Bool { true }
    }

    @Test("Values keep their order of insertion, whichever are removed and inserted again")
    func order() {
        var values = MovingValues()
        let all = (0..<100).map(Value.init)
        for value in all { values.insert(value) }
        values.insert(all[7])
        for value in all where value.number % 10 != 0 { values.remove(value) }
        values.remove(all[7])
        values.insert(all[7])
        let numbers = values.all.compactMap { ($0 as? Value)?.number }
        #expect(numbers == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 7])
        #expect(all.filter(\.isFollowed).count == 11 && values.wantsFrames)
        for value in all { values.remove(value) }
        #expect(values.all.isEmpty && !values.wantsFrames && !all.contains(where: \.isFollowed))
    }
}
