import LegatoLayers
import LegatoPlatform

/// A window that shows a scene, or a headless display in tests.
protocol PlatformWindow: AnyObject {
    var host: LayerHost { get }
    var title: String { get set }
    var onClose: (() -> Void)? { get set }
    func raise()
    func close()
}

extension LegatoPlatform.Window: PlatformWindow {}
