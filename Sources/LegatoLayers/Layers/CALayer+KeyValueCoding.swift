import Foundation
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// Returns the value for a property, another key of layers, or a custom key.
    func storedValue(forKey key: String) -> Any? {
        if let property = property(forKey: key) {
            switch property.accessor {
            case .value(let get, _): return get(self).any
            case .object(let get, _): return get(self)
            }
        }
        if let known = Self.keys[key] { return known.get(self) }
        return Boxed.out(ownValue(forKey: key))
    }

    /// Sets the value for a property, another key of layers, or a custom key.
    func storeValue(_ value: Any?, forKey key: String) {
        if let property = property(forKey: key) {
            willChange(key)
            switch property.accessor {
            case .value(_, let set):
                set(self, PropertyValue(value, for: PropertyPath(property), named: key))
            case .object(_, let set): set(self, value)
            }
        } else if let known = Self.keys[key] {
            willChange(key)
            known.write(value, to: self, named: "CALayer.\(key)")
        } else {
            setOwnValue(value, forKey: key)
        }
    }

    func storedValue(forKeyPath keyPath: String) -> Any? {
        let (root, rest) = PropertyPath.split(keyPath)
        guard let rest else { return value(forKey: keyPath) }
        if property(forKey: root) != nil { return value(at: path(keyPath)).any }
        let whole = value(forKey: root)
        if let layer = whole as? CALayer { return layer.value(forKeyPath: rest) }
        guard let whole, let standIn = StandIn(whole) else {
            return Boxed.out(customValues[keyPath])
        }
        return standIn.read(rest, keyPath)
    }

    func storeValue(_ value: Any?, forKeyPath keyPath: String) {
        let (root, rest) = PropertyPath.split(keyPath)
        guard let rest else { return setValue(value, forKey: keyPath) }
        if property(forKey: root) != nil { return setValue(value, at: path(keyPath), keyPath) }
        let whole = self.value(forKey: root)
        if let layer = whole as? CALayer { return layer.setValue(value, forKeyPath: rest) }
        guard let whole, let standIn = StandIn(whole) else {
            return setOwnValue(value, forKey: keyPath)
        }
        setValue(standIn.replacing(rest, by: value, keyPath), forKey: root)
    }

    private func path(_ keyPath: String) -> PropertyPath {
        do {
            return try PropertyPath(keyPath)
        } catch {
            refuse("\(described): the key path '\(keyPath)' \(problem(error))")
        }
    }

    /// Returns what is wrong with a key path, and the layer's valid keys, for an error message.
    func problem(_ error: PropertyPathError) -> String {
        let part = error.hasValidRoot ? "no part of the property" : "no property"
        let own = error.candidates.filter { key in
            LayerProperty(key: PropertyPath.split(key).root).map(state.has) ?? true
        }
        return own.isEmpty
            ? "names \(part), which has no parts"
            : "names \(part); use one of: " + own.joined(separator: ", ")
    }

    /// Returns a part of a property.
    private func value(at path: PropertyPath) -> PropertyValue {
        guard case .value(let get, _) = path.property.accessor else { return read(path.value) }
        var values = read { $0 }
        values[path.property] = get(self)
        return path.value(in: values)
    }

    /// Sets a part of a property.
    private func setValue(_ value: Any?, at path: PropertyPath, _ key: String) {
        willChange(key)
        if !path.exists(in: state) {
            let thing =
                path.property == .emitterCells ? "a CAEmitterCell" : "a CIFilter"
            refuse("CALayer.\(key) must name \(thing) of the layer; set its name first")
        }
        let new = PropertyValue(value, for: path, named: key)
        var changed = state
        if case .value(let get, _) = path.property.accessor { changed[path.property] = get(self) }
        path.set(new, in: &changed)
        let value = changed[path.property]
        require(
            value.isFinite,
            "CALayer.\(path.property.row.key) must be finite, got \(value) for the key path "
                + "'\(key)'"
        )
        switch path.property.accessor {
        case .value(_, let set): set(self, value)
        // A part of an object changes without the setter of the property, as in Core Animation.
        case .object: self.set(path.property, to: value)
        }
    }
}

extension PropertyValue {
    /// Converts a value passed to key-value coding; nil sets colours and images to nil and numbers
    /// to 0.
    ///
    /// Traps if the value does not fit or is not finite.
    init(_ value: Any?, for path: PropertyPath, named key: String) {
        guard let value else {
            self = Self.nothing(for: path)
            return
        }
        guard let read = PropertyValue(value, for: path) else {
            refuse(
                "CALayer.\(key) must have the property's type, got \(value) of type "
                    + "\(type(of: value))"
            )
        }
        require(read.isFinite, "CALayer.\(key) must be finite, got \(read)")
        self = read
    }

    /// Converts a value passed to key-value coding for a property type; returns nil if it does not
    /// fit.
    init?(_ value: Any?, of type: PropertyType) {
        guard let read = value.map({ type.read($0) }) ?? type.nothing else { return nil }
        self = read
    }

    private static func nothing(for path: PropertyPath) -> PropertyValue {
        switch path.part {
        case .whole, .cell, .filter: path.type.nothing
        case .origin: .point(.zero)
        case .size, .transform(.translation): .size(.zero)
        case .lane, .transform: .number(0)
        }
    }
}
