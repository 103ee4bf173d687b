import Foundation
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// Whether the program stored a value of its own under a key.
    func hasCustomValue(_ key: String) -> Bool { customValues[key] != nil }

    /// Returns the value of a property or of a key of the program's own; nil if there is none.
    public func value(forKey key: String) -> Any? {
        if let property = LayerProperty(key: key) { return state[property].any }
        switch key {
        case "frame": return frame
        case "name": return name
        case "speed": return speed
        case "beginTime": return beginTime
        case "timeOffset": return timeOffset
        default: return customValues[key]
        }
    }

    /// Sets a property, or stores a value under a key of the program's own.
    ///
    /// Numbers of every Swift type fit a number, nil is 0 for one, numbers in strings are read.
    /// - Precondition: the value fits the property and is finite.
    public func setValue(_ value: Any?, forKey key: String) {
        if let property = LayerProperty(key: key) {
            setValue(value, at: PropertyPath(property), key)
            return
        }
        willChange(key)
        switch (key, value) {
        case ("frame", let v as CGRect): frame = v
        case ("name", let v): name = v as? String
        case ("speed", let v as any BinaryFloatingPoint): speed = Float(v)
        case ("beginTime", let v as any BinaryFloatingPoint): beginTime = Double(v)
        case ("timeOffset", let v as any BinaryFloatingPoint): timeOffset = Double(v)
        case ("frame", _), ("speed", _), ("beginTime", _), ("timeOffset", _):
            refuse("CALayer.\(key) cannot be \(value ?? "nil")")
        default: customValues[key] = value
        }
    }

    /// Returns what a key path names, such as `transform.rotation.z`.
    /// - Precondition: the part after the first key exists.
    public func value(forKeyPath keyPath: String) -> Any? {
        let (root, rest) = PropertyPath.split(keyPath)
        guard let rest else { return value(forKey: keyPath) }
        if root == "frame" {
            return Self.part(rest, of: frame, keyPath)
        }
        guard LayerProperty(key: root) != nil else { return customValues[keyPath] }
        return path(keyPath).value(in: state).any
    }

    /// Sets what a key path names, such as `transform.scale`; the rest of the property stays.
    /// - Precondition: the part after the first key exists and the value fits it.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let (root, rest) = PropertyPath.split(keyPath)
        guard rest != nil, LayerProperty(key: root) != nil else {
            return setValue(value, forKey: keyPath)
        }
        setValue(value, at: path(keyPath), keyPath)
    }

    private func path(_ keyPath: String) -> PropertyPath {
        do {
            return try PropertyPath(keyPath)
        } catch {
            refuse("CALayer: \(error)")
        }
    }

    private static func part(_ part: String, of frame: CGRect, _ keyPath: String) -> Any? {
        var state = LayerState()
        state.bounds = frame
        do {
            return try PropertyPath("bounds." + part).value(in: state).any
        } catch {
            refuse("CALayer: the key path '\(keyPath)' names no part of the frame")
        }
    }

    private func setValue(_ value: Any?, at path: PropertyPath, _ key: String) {
        willChange(key)
        let row = path.property.row
        let new: PropertyValue
        if let value {
            guard let read = PropertyValue(value, for: path) else {
                refuse(
                    "CALayer.\(key) cannot be \(value) of type \(type(of: value))"
                )
            }
            new = read
        } else {
            new = Self.nothing(for: path, row)
        }
        require(new.isFinite, "CALayer.\(key) must be finite, got \(new)")
        var changed = state
        path.set(new, in: &changed)
        if path.property == .bounds { changed.bounds = changed.bounds.standardized }
        guard changed[path.property] != state[path.property] else { return }
        change(path.property, to: changed)
    }

    /// What nil stands for: no colour, no picture, 0 for numbers.
    private static func nothing(for path: PropertyPath, _ row: LayerProperty.Row) -> PropertyValue {
        switch (path.part, row.type) {
        case (.whole, .color): .color(nil)
        case (.whole, .image): .image(nil)
        case (.whole, .bool): .bool(false)
        case (.whole, .point), (.origin, _): .point(.zero)
        case (.whole, .size), (.size, _), (.transform(.translation), _): .size(.zero)
        case (.whole, .rect): .rect(.zero)
        case (.whole, .transform): .transform(CATransform3DIdentity)
        case (.whole, .gravity), (.whole, .filter): LayerState()[path.property]
        default: .number(0)
        }
    }
}
