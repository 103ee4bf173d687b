import Testing

// The import that code for animated vectors uses.
import enum Accelerate.vDSP

/// Vectors by Accelerate's names.
struct VectorTests {
    let a: [Double] = [1, -2, 3, 0.5]
    let b: [Double] = [4, 8, -1, 0.25]

    @Test("Addition, subtraction, multiplication and division are element-wise")
    func operations() {
        #expect(vDSP.add(a, b) == [5, 6, 2, 0.75])
        #expect(vDSP.subtract(a, b) == [-3, -10, 4, 0.25])
        #expect(vDSP.multiply(a, b) == [4, -16, -3, 0.125])
        #expect(vDSP.divide(a, b) == [0.25, -0.25, -3, 2])
    }

    @Test("A scalar is combined with each element of a vector")
    func scalars() {
        #expect(vDSP.add(1, a) == [2, -1, 4, 1.5])
        #expect(vDSP.multiply(2, a) == [2, -4, 6, 1])
        #expect(vDSP.divide(a, 2) == [0.5, -1, 1.5, 0.25])
        #expect(vDSP.divide(2, b) == [0.5, 0.25, -2, 8])
        #expect(vDSP.multiply(Float(2), [Float(1.5), 2]) == [3, 4])
    }

    @Test("A slice can be operand and result, and the other elements stay")
    func slices() {
        struct Values {
            var values: [Double]
        }
        var left = Values(values: [1, 2, 3])
        let right = Values(values: [10, 20])
        let count = min(left.values.count, right.values.count)
        vDSP.add(
            left.values[0..<count], right.values[0..<count], result: &left.values[0..<count])
        #expect(left.values == [11, 22, 3])
        vDSP.subtract(left.values[1...], [2, 1], result: &left.values[1...])
        #expect(left.values == [11, 20, 2])
        vDSP.multiply(0.5, left.values, result: &left.values)
        #expect(left.values == [5.5, 10, 1])
        vDSP.divide(left.values, 0.5, result: &left.values)
        #expect(left.values == [11, 20, 2])
    }

    @Test("A write does not change a copy of the array")
    func copies() {
        var values = a
        let kept = values
        vDSP.negative(values, result: &values)
        #expect(values == [-1, 2, -3, -0.5])
        #expect(kept == a)
    }

    @Test("Functions of each element")
    func numbers() {
        #expect(vDSP.absolute(a) == [1, 2, 3, 0.5])
        #expect(vDSP.negative(a) == [-1, 2, -3, -0.5])
        #expect(vDSP.square(a) == [1, 4, 9, 0.25])
        #expect(vDSP.hypot([3.0, -5], [4.0, 12]) == [5, 13])
        #expect(vDSP.clip(a, to: -1...1) == [1, -1, 1, 0.5])
    }

    @Test("Interpolation between two vectors, and beyond them")
    func interpolation() {
        #expect(vDSP.linearInterpolate([0.0, 10], [8.0, 20], using: 0) == [0, 10])
        #expect(vDSP.linearInterpolate([0.0, 10], [8.0, 20], using: 0.25) == [2, 12.5])
        #expect(vDSP.linearInterpolate([0.0, 10], [8.0, 20], using: 1) == [8, 20])
        #expect(vDSP.linearInterpolate([0.0, 10], [8.0, 20], using: -1) == [-8, 0])
    }

    @Test("Reductions of a vector to a number")
    func totals() {
        #expect(vDSP.sum(a) == 2.5)
        #expect(vDSP.sumOfSquares(a) == 14.25)
        #expect(vDSP.sumOfMagnitudes(a) == 6.5)
        #expect(vDSP.mean(a) == 0.625)
        #expect(vDSP.meanSquare(a) == 3.5625)
        #expect(vDSP.meanMagnitude(a) == 1.625)
        #expect(vDSP.rootMeanSquare([3.0, -3]) == 3)
        #expect(vDSP.maximum(a) == 3)
        #expect(vDSP.minimum(a) == -2)
        #expect(vDSP.maximumMagnitude([-7.0, 5]) == 7)
        #expect(vDSP.dot(a, b) == -14.875)
        #expect(vDSP.distanceSquared([1.0, 2], [4.0, 6]) == 25)
        #expect(vDSP.indexOfMaximum([1.0, 5, 5]) == (1, 5))
        #expect(vDSP.indexOfMinimum([4.0, -1, 2]) == (1, -1))
    }

    @Test("Reductions of an empty vector")
    func empty() {
        let none: [Double] = []
        #expect(vDSP.sum(none) == 0)
        #expect(vDSP.mean(none).isNaN)
        #expect(vDSP.maximum(none) == -.infinity)
        #expect(vDSP.minimum(none) == .infinity)
        #expect(vDSP.add(none, none).isEmpty)
    }

    @Test("Ramps, reversal, filling and conversion")
    func ramps() {
        #expect(vDSP.ramp(in: 0.0...1, count: 5) == [0, 0.25, 0.5, 0.75, 1])
        #expect(vDSP.ramp(in: 2.0...3, count: 1) == [2])
        #expect(vDSP.ramp(in: 2.0...3, count: -1).isEmpty)
        #expect(vDSP.ramp(withInitialValue: Float(1), increment: -2, count: 3) == [1, -1, -3])
        var values = a
        vDSP.reverse(&values)
        #expect(values == [0.5, 3, -2, 1])
        vDSP.fill(&values[1...2], with: 9)
        #expect(values == [0.5, 9, 9, 1])
        vDSP.clear(&values)
        #expect(values == [0, 0, 0, 0])
        #expect(vDSP.floatToDouble([0.5, Float(0.1)]) == [0.5, Double(Float(0.1))])
        #expect(vDSP.doubleToFloat([0.1]) == [Float(0.1)])
    }

    @Test("Vectors of different lengths trap with a message")
    func lengths() async {
        let differing = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = vDSP.add([1.0, 2], [1.0])
        }
        #expect(
            text(differing).contains("vDSP.add: one vector has 2 numbers, the other 1"))
        let short = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var result = [0.0]
            vDSP.multiply(2, [1.0, 2], result: &result)
        }
        #expect(text(short).contains("vDSP.multiply: the vector has 2 numbers, its result 1"))
        let product = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = vDSP.dot([1.0], [1.0, 2])
        }
        #expect(text(product).contains("vDSP.dot: one vector has 1 numbers, the other 2"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
