import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

extension CATextLayerAlignmentMode {
    /// The mode of an alignment.
    init(_ alignment: TextBox.Alignment) {
        self =
            switch alignment {
            case .natural: .natural
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            }
    }
}
