import CCanvas
import Foundation

extension PangoFunctions {
    /// Lets a layout use features of its font, such as `tnum`, and breaks its words without hyphens
    /// that the text does not have.
    func setAttributes(features: String?, of layout: OpaquePointer) {
        let attributes = attr_list_new()
        attr_list_insert(attributes, attr_insert_hyphens_new(0))
        if let features { attr_list_insert(attributes, attr_font_features_new(features)) }
        layout_set_attributes(layout, attributes)
        attr_list_unref(attributes)
    }

    /// Whether any family is installed; the generic names are always listed and count for nothing.
    func hasFonts(_ map: OpaquePointer) -> Bool {
        var families: UnsafeMutablePointer<OpaquePointer?>?
        var count = Int32(0)
        font_map_list_families(map, &families, &count)
        defer { free(families) }
        let generic = ["Sans", "Serif", "Monospace", "System-ui"]
        return (0..<Int(count)).contains { i in
            guard let family = families?[i], let name = font_family_get_name(family) else {
                return false
            }
            return !generic.contains(String(cString: name))
        }
    }
}
