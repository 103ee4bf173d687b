import Foundation
import Legato
import LegatoDrawing
import TestSupport
import Testing

/// Colour matrices of layers.
struct ColorMatrixTests {
    @Test("A colour matrix has Core Image's vectors, by key and by key path")
    func colorMatrix() throws {
        let filter = try #require(CIFilter(name: "CIColorMatrix"))
        #expect(
            filter.inputKeys == [
                "inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector",
            ]
        )
        let standard = filter.inputKeys.map { filter.value(forKey: $0) as? CIVector }
        #expect(
            standard == [
                CIVector(x: 1, y: 0, z: 0, w: 0), CIVector(x: 0, y: 1, z: 0, w: 0),
                CIVector(x: 0, y: 0, z: 1, w: 0), CIVector(x: 0, y: 0, z: 0, w: 1),
                CIVector(x: 0, y: 0, z: 0, w: 0),
            ]
        )
        filter.name = "matrix"
        filter.setValue(CIVector(x: 0, y: 0.5, z: 0, w: 0), forKey: "inputRVector")
        let stage = Stage()
        stage.change {
            stage.layer.backgroundColor = .white
            stage.layer.filters = [filter]
        }
        let row = stage.layer.value(forKeyPath: "filters.matrix.inputRVector") as? CIVector
        #expect(row == CIVector(x: 0, y: 0.5, z: 0, w: 0))
        let path = "filters.matrix." + kCIInputBiasVectorKey
        let animation = basic(
            path, from: CIVector(x: 0, y: 0, z: 0, w: 0), to: CIVector(x: 1, y: 0.5, z: 0, w: -1)
        )
        let green = try stage.clock([animation], at: [0, 0.5, 0.75]) {
            Double(try #require($0.value(forKeyPath: path) as? CIVector).y)
        }
        expectClose(green, [0, 0.25, 0.375])
        let matrix = ColorMatrix(red: SIMD4(0, 0.5, 0, 0), bias: SIMD4(0.75, 0.375, 0, -0.75))
        #expect(stage.display.displayList().filters == [.colors(matrix)])
        filter.setDefaults()
        stage.layer.removeAllAnimations()
        stage.change { stage.layer.filters = [filter] }
        #expect(stage.display.displayList().filters.isEmpty)
        let exposure = try #require(CIFilter(name: "CIExposureAdjust"))
        #expect(exposure.value(forKey: kCIInputEVKey) as? Double == 0.5)
        exposure.setValue(1, forKey: kCIInputEVKey)
        stage.change { stage.layer.filters = [exposure] }
        let twice = ColorMatrix(
            red: SIMD4(2, 0, 0, 0), green: SIMD4(0, 2, 0, 0), blue: SIMD4(0, 0, 2, 0)
        )
        #expect(stage.display.displayList().filters == [.colors(twice)])
    }

    @Test("Values that are not CIVectors trap")
    func refusals() async {
        func expectRefusal(_ words: String, _ result: ExitTest.Result?) {
            expectWords(result, words)
        }
        expectRefusal(
            "CIColorMatrix.inputRVector must have the input's type and be finite, got 3",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    CIFilter(name: "CIColorMatrix")?.setValue(3, forKey: "inputRVector")
                }
            }
        )
        expectRefusal(
            "CIColorMatrix.inputBiasVector must have the input's type and be finite",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let bad = CIVector(x: 0, y: .nan, z: 0, w: 0)
                    CIFilter(name: "CIColorMatrix")?.setValue(bad, forKey: "inputBiasVector")
                }
            }
        )
    }
}
