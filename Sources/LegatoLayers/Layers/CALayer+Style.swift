import Foundation
import LegatoGraphics
import LegatoRenderTree

/// The values that `style` gives to properties which were not set.
extension CALayer {
    /// The value of the style for a key; nil if no style has one.
    func styleValue(forKey key: String) -> Any? {
        for style in styles { if let value = style[key] { return value } }
        return nil
    }

    /// The style and those nested in it, the outermost first.
    var styles: [[AnyHashable: Any]] {
        Array(sequence(first: style ?? [:]) { $0["style"] as? [AnyHashable: Any] })
    }

    /// Notes that a property is set by the program.
    func detachFromStyle(_ property: LayerProperty) {
        guard let rarities, rarities.styled.remove(property) != nil else { return }
        rarities.unstyled.insert(property)
    }

    /// Gives the properties that were not set the values of the present style.
    func applyStyle() {
        guard let rarities else { return }
        var fresh = LayerState()
        fresh.kind = LayerKind(fresh: state.kind.owner)
        let keys = Set(styles.flatMap { $0.keys.compactMap { $0.base as? String } })
        let given = Set(keys.compactMap(property(forKey:)))
        // In the order of the table, so that bounds come first and nothing depends on hashes.
        for property in LayerProperty.allCases {
            let isStyled = rarities.styled.contains(property)
            let key = property.row.key
            if given.contains(property) {
                let isFree = isStyled || !rarities.unstyled.contains(property)
                guard isStyled || (isFree && state[property] == fresh[property]) else { continue }
                rarities.styled.insert(property)
                let path = PropertyPath(property)
                take(
                    PropertyValue(styleValue(forKey: key), for: path, named: "style.\(key)"),
                    property
                )
            } else if isStyled {
                rarities.styled.remove(property)
                take(fresh[property], property)
            }
        }
    }

    /// Takes a value of the style for a property.
    private func take(_ value: PropertyValue, _ property: LayerProperty) {
        var changed = state
        changed[property] = value
        if property == .bounds { changed.bounds = changed.bounds.standardized }
        guard changed[property] != state[property] else { return }
        assign(property, changed[property])
    }
}
