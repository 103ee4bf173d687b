import Legato
import Testing

/// The dynamic range of layers.
struct DynamicRangeTests {
    @Test("The values are kept, by their keys, too")
    func values() {
        let layer = CALayer()
        #expect(!layer.wantsExtendedDynamicRangeContent && layer.toneMapMode == .automatic)
        #expect(layer.preferredDynamicRange == .standard && layer.contentsHeadroom == 0)
        layer.setValue(true, forKey: "wantsExtendedDynamicRangeContent")
        layer.toneMapMode = .never
        layer.preferredDynamicRange = .high
        layer.contentsHeadroom = 2
        #expect(layer.wantsExtendedDynamicRangeContent && layer.toneMapMode == .never)
        #expect(layer.preferredDynamicRange == .high && layer.contentsHeadroom == 2)
    }
}
