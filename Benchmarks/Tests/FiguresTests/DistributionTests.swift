import Figures
import Testing

struct DistributionTests {
    @Test func percentilesUseTheNearestRank() throws {
        let values = try #require(Distribution((1...100).shuffled().map(Double.init)))
        #expect(values.percentile(0.5) == 50)
        #expect(values.percentile(0.99) == 99)
        #expect(values.percentile(0.991) == 100)
        #expect(values.percentile(0.999) == 100)
        #expect(values.percentile(0.01) == 1)
    }

    @Test func theExtremePercentilesAreMinimumAndMaximum() throws {
        let values = try #require(Distribution([3, 1, 2]))
        #expect(values.percentile(0) == 1)
        #expect(values.percentile(1) == 3)
        #expect(values.maximum == 3)
    }

    @Test func aSingleValueIsEveryPercentile() throws {
        let values = try #require(Distribution([7]))
        for share in [0, 0.01, 0.5, 0.99, 1] { #expect(values.percentile(share) == 7) }
        #expect(values.standardDeviation == 0)
    }

    @Test func theMedianOfAnEvenCountIsTheMeanOfTheMiddleTwo() throws {
        #expect(try #require(Distribution([1, 2, 3, 10])).middle == 2.5)
        #expect(try #require(Distribution([1, 2, 10])).middle == 2)
        #expect(try #require(Distribution([1, 2, 3, 10])).median == 2)
    }

    @Test func meanAndDeviationAreThoseOfTheValues() throws {
        let values = try #require(Distribution([2, 4, 4, 4, 5, 5, 7, 9]))
        #expect(values.mean == 5)
        #expect(values.standardDeviation == 2)
    }

    @Test func withoutValuesThereIsNoDistribution() { #expect(Distribution([]) == nil) }
}
