import LegatoGraphics
import LegatoRenderTree

extension LayerFilter {
    /// The value that the properties return.
    nonisolated var any: Any { isPlainName ? kind.compositingName ?? name : CIFilter(self) }
}
