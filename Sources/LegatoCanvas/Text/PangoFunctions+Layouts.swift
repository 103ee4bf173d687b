import CCanvas
import Foundation

extension PangoFunctions {
    /// Sets the font features of a layout, such as `tnum`, and its letter spacing, at a number of
    /// pango's points per point.
    ///
    /// If its lines wrap, pango does not insert hyphens at breaks within words.
    func setAttributes(
        _ parts: FontParts, wraps: Bool, scale: CGFloat = 1, of layout: OpaquePointer
    ) {
        // Attributes take a twentieth of the time to lay out a line.
        guard wraps || parts.features != nil || parts.letterSpacing != 0 else { return }
        let attributes = attr_list_new()
        if wraps { attr_list_insert(attributes, attr_insert_hyphens_new(0)) }
        if let features = parts.features {
            attr_list_insert(attributes, attr_font_features_new(features))
        }
        if parts.letterSpacing != 0 {
            let units = (parts.letterSpacing * scale * CGFloat(PANGO_SCALE)).rounded()
            attr_list_insert(attributes, attr_letter_spacing_new(Int32(units)))
        }
        layout_set_attributes(layout, attributes)
        attr_list_unref(attributes)
    }

    /// Whether any font family is installed; the generic names, which are always listed, are
    /// ignored.
    func hasFonts(_ map: OpaquePointer) -> Bool {
        familyNames(map).contains { !FontNames.generic.contains($0) }
    }

    /// The names of the font families, including the generic ones.
    func familyNames(_ map: OpaquePointer) -> [String] {
        var families: UnsafeMutablePointer<OpaquePointer?>?
        var count = Int32(0)
        font_map_list_families(map, &families, &count)
        defer { free(families) }
        return (0..<Int(count)).compactMap { i in
            guard let family = families?[i], let name = font_family_get_name(family) else {
                return nil
            }
            return String(cString: name)
        }
    }
}
