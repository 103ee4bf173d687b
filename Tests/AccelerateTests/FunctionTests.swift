import Accelerate
import Testing

/// Functions of vDSP over memory.
struct FunctionTests {
    @Test("A ramp of equally spaced numbers, with a stride")
    func ramp() {
        var (first, last) = (1.0, 3.0)
        var result = [Double](repeating: -1, count: 6)
        vDSP_vgenD(&first, &last, &result, vDSP_Stride(2), vDSP_Length(3))
        #expect(result == [1, -1, 2, -1, 3, -1])
        var (from, to) = (Float(5), Float(9))
        var single = [Float](repeating: 0, count: 1)
        vDSP_vgen(&from, &to, &single, 1, 1)
        #expect(single == [5])
    }

    @Test("Values are interpolated between their indices, and constant outside of them")
    func interpolation() {
        let (values, places) = ([10.0, 20, 0], [1.0, 3, 4])
        var result = [Double](repeating: -1, count: 7)
        vDSP_vgenpD(values, 1, places, 1, &result, 1, 7, 3)
        #expect(result == [10, 10, 15, 20, 0, 0, 0])
        var floats = [Float](repeating: -1, count: 3)
        vDSP_vgenp([Float(0), 4], 1, [Float(0), 2], 1, &floats, 1, 3, 2)
        #expect(floats == [0, 2, 4])
        vDSP_vgenp([Float(0)], 1, [Float(0)], 1, &floats, 1, 3, 0)
        #expect(floats == [0, 2, 4])
    }

    @Test("Accelerate re-exports the geometry of Core Graphics")
    func geometry() { #expect(CGPoint(x: 1, y: 2).y == 2) }
}
