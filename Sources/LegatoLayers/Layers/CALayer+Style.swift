import Foundation
import LegatoGraphics
import LegatoRenderTree

/// Applies `style` to properties that were not set.
extension CALayer {
    /// The first value that the styles have for a key; nil if none has one.
    func styleValue(forKey key: String) -> Any? {
        for style in styles { if let value = style[key] { return value } }
        return nil
    }

    /// The style and its nested styles, outermost first.
    var styles: [[AnyHashable: Any]] {
        Array(sequence(first: style ?? [:]) { $0["style"] as? [AnyHashable: Any] })
    }

    /// Records that the program has set a property.
    func detachFromStyle(_ property: LayerProperty) {
        guard let rarities, rarities.styled.remove(property) != nil else { return }
        rarities.unstyled.insert(property)
    }

    /// Applies the values of the current style to the properties that were not set.
    func applyStyle() {
        guard let rarities else { return }
        var fresh = LayerState()
        fresh.kind = LayerKind(fresh: state.kind.owner)
        let keys = Set(styles.flatMap { $0.keys.compactMap { $0.base as? String } })
        let given = Set(keys.compactMap(property(forKey:)))
        // In table order, so that the bounds are set first and the result does not depend on
        // hashing.
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

    /// Sets a property to a value from the style.
    private func take(_ value: PropertyValue, _ property: LayerProperty) {
        var changed = state
        changed[property] = value
        if property == .bounds { changed.bounds = changed.bounds.finiteStandardized }
        guard changed[property] != state[property] else { return }
        assign(property, changed[property])
    }
}
