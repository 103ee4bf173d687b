import Foundation
import Legato
import Testing

/// Keys of tiled layers, scroll layers and emitter cells.
struct ClassKeyTests {
    @Test("Keys of a tiled layer set its properties, and have their defaults")
    func tiled() {
        let layer = CATiledLayer()
        layer.setValue(4, forKey: "levelsOfDetail")
        layer.setValue(2.0, forKey: "levelsOfDetailBias")
        layer.setValue(CGSize(width: 64, height: 32), forKey: "tileSize")
        #expect(layer.levelsOfDetail == 4 && layer.levelsOfDetailBias == 2)
        #expect(layer.tileSize == CGSize(width: 64, height: 32))
        layer.levelsOfDetail = 3
        #expect(layer.value(forKey: "levelsOfDetail") as? Int == 3)
        #expect(layer.value(forKeyPath: "tileSize.width") as? CGFloat == 64)
        let size = CATiledLayer.defaultValue(forKey: "tileSize") as? CGSize
        #expect(size == CGSize(width: 256, height: 256))
        #expect(CATiledLayer.defaultValue(forKey: "levelsOfDetail") as? Int == 1)
        #expect(CATiledLayer.defaultValue(forKey: "levelsOfDetailBias") == nil)
    }

    @Test("Keys of a scroll layer set its mode, as a name or a string")
    func scroll() {
        let layer = CAScrollLayer()
        #expect(layer.value(forKey: "scrollMode") as? CAScrollLayerScrollMode == .both)
        layer.setValue("vertically", forKey: "scrollMode")
        #expect(layer.scrollMode == .vertically)
        layer.setValue(CAScrollLayerScrollMode.none, forKey: "scrollMode")
        #expect(layer.scrollMode == .none && layer.value(forKey: "scrollMode") as? String == "none")
        let mode = CAScrollLayer.defaultValue(forKey: "scrollMode")
        #expect(mode as? CAScrollLayerScrollMode == .both)
    }

    @Test("The filters of a cell are the names of a layer's; unknown names count as linear")
    func cellFilters() {
        let cell = CAEmitterCell()
        cell.magnificationFilter = CALayerContentsFilter.nearest.rawValue
        cell.minificationFilter = CALayerContentsFilter.trilinear.rawValue
        #expect(cell.magnificationFilter == "nearest" && cell.minificationFilter == "trilinear")
        #expect(cell.value(forKey: "magnificationFilter") as? CALayerContentsFilter == .nearest)
        cell.magnificationFilter = "foo"
        #expect(cell.magnificationFilter == "linear")
    }
}
