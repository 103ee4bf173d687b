import Foundation
import LegatoGraphics
import LegatoMotion
package import LegatoRenderTree

/// A layer that shows views, which can be inspected.
package protocol ViewInspecting: CALayer {
    /// The root view with all views inside.
    func inspectViews() -> Inspection.View
    /// How often bodies have been evaluated since inspection started.
    var bodyCounts: [Inspection.BodyCount] { get }
}

extension LayerHost {
    /// Returns a snapshot of the display's current content.
    package func inspection() -> Inspection {
        var hosts: [any ViewInspecting] = []
        let root = inspect(rootLayer, at: clock.now, &hosts)
        return Inspection(
            time: clock.now, root: root, views: hosts.map { $0.inspectViews() },
            bodies: Self.joined(hosts.flatMap(\.bodyCounts))
        )
    }

    /// The layer in the tree with an identifier; nil if there is none.
    package func layer(id: LayerID) -> CALayer? {
        var waiting = [rootLayer]
        while let layer = waiting.popLast() {
            if layer.id == id { return layer }
            waiting += layer.children
            if let mask = layer.maskLayer { waiting.append(mask) }
        }
        return nil
    }

    private static func joined(_ counts: [Inspection.BodyCount]) -> [Inspection.BodyCount] {
        var all: [String: Inspection.BodyCount] = [:]
        for count in counts {
            var sum =
                all[count.type]
                ?? Inspection.BodyCount(
                    type: count.type, evaluations: 0, causes: [:]
                )
            sum.evaluations += count.evaluations
            sum.causes.merge(count.causes, uniquingKeysWith: +)
            all[count.type] = sum
        }
        return all.values.sorted { ($1.evaluations, $0.type) < ($0.evaluations, $1.type) }
    }

    private func inspect(
        _ layer: CALayer, isMask: Bool = false, at time: CFTimeInterval,
        _ hosts: inout [any ViewInspecting]
    ) -> Inspection.Layer {
        if let host = layer as? any ViewInspecting { hosts.append(host) }
        var inner: [Inspection.Layer] = []
        withStackRoom {
            for child in layer.children { inner.append(inspect(child, at: time, &hosts)) }
            if let mask = layer.maskLayer {
                inner.append(inspect(mask, isMask: true, at: time, &hosts))
            }
        }
        return Inspection.Layer(
            type: "\(type(of: layer))", name: layer.name, frame: layer.frame, isMask: isMask,
            properties: properties(of: layer, at: time),
            animations: animations(of: layer, at: time),
            sublayers: inner, id: layer.id
        )
    }

    /// The properties to show: position, bounds and opacity, and those whose value differs from the
    /// default or from the presentation value.
    package func properties(of layer: CALayer, at time: CFTimeInterval) -> [Inspection.Property] {
        let model = layer.state
        let shown = layer.isLive ? tree.presentation(of: layer.id, at: time) : nil
        let defaults = LayerState()
        return LayerProperty.allCases.compactMap { property in
            guard model.has(property) else { return nil }
            let value = model[property]
            let presented = shown?[property]
            let isUsual = property == .position || property == .bounds || property == .opacity
            guard isUsual || value != defaults[property] || (presented ?? value) != value else {
                return nil
            }
            return Inspection.Property(
                key: property.row.key, model: Inspection.Value(value),
                presentation: presented.map { Inspection.Value($0) }
            )
        }
    }

    /// The running animations of a layer.
    package func animations(of layer: CALayer, at time: CFTimeInterval) -> [Inspection.Animation] {
        guard layer.isLive, !layer.animators.isEmpty || !layer.attached.isEmpty else { return [] }
        let local = layer.localTime(atMediaTime: time)
        var found: [Inspection.Animation] = []
        for animator in layer.animators {
            let path = PropertyPath(animator.property)
            let velocity = velocity(of: layer, path, at: local)
            let parts = animator.frozen.parts
            for (index, part) in parts.enumerated() where part.end > local {
                // Earlier parts keep running beneath the one that was started last.
                let isLast = index == parts.count - 1
                let place = AnimatedPlace(layer: layer.id, property: animator.property)
                let start = isLast ? starts[place] : nil
                let length = part.end - part.start
                found.append(
                    Inspection.Animation(
                        keyPath: path.keyPath, key: nil, curve: part.words,
                        origin: start?.origin?.description, transaction: start?.transaction,
                        begin: part.start, duration: length.isFinite ? length : nil,
                        progress: length.isFinite && length > 0
                            ? min(1, max(0, (local - part.start) / length)) : nil,
                        value: value(of: layer, path, at: local), velocity: velocity
                    )
                )
            }
        }
        for attached in layer.attached {
            let timing = attached.animation.mediaTiming
            guard attached.phase == .added || timing.endTime >= local else { continue }
            let length = timing.endTime - timing.beginTime
            let leaves = attached.animation.leaves
            for leaf in leaves {
                guard let keyPath = leaf.keyPath else { continue }
                let path = leaf.propertyPath
                found.append(
                    Inspection.Animation(
                        keyPath: keyPath, key: attached.key, curve: leaf.words,
                        begin: timing.beginTime, duration: length.isFinite ? length : nil,
                        progress: timing.position(at: local)?.fraction,
                        value: path.map { value(of: layer, $0, at: local) } ?? .nothing,
                        velocity: path.map { velocity(of: layer, $0, at: local) } ?? []
                    )
                )
            }
            guard leaves.isEmpty else { continue }
            found.append(
                Inspection.Animation(
                    keyPath: "", key: attached.key, curve: attached.animation.words,
                    begin: timing.beginTime, duration: length.isFinite ? length : nil,
                    progress: timing.position(at: local)?.fraction, value: .nothing, velocity: []
                )
            )
        }
        return found
    }

    /// The presentation value of a property at a time of the layer's clock.
    private func value(
        of layer: CALayer, _ path: PropertyPath, at local: Double
    ) -> Inspection.Value {
        guard let shown = tree.presentation(of: layer.id, atLocal: local) else { return .nothing }
        return Inspection.Value(path.value(in: shown))
    }

    /// The change of the presentation value per second, computed from two values a tenth of a
    /// millisecond apart; an earlier value might belong to an animation that has since been
    /// replaced.
    private func velocity(
        of layer: CALayer, _ path: PropertyPath, at local: Double
    ) -> [Double] {
        let step = 1e-4
        let now = value(of: layer, path, at: local).components
        let next = value(of: layer, path, at: local + step).components
        guard now.count == next.count else { return [] }
        return zip(now, next).map { ($1 - $0) / step }
    }

    /// The presentation values of a property at evenly spaced times of an animation, one list for
    /// each component; empty for non-numeric values.
    ///
    /// Covers the first two seconds of an animation that never ends, and at most the first ten
    /// seconds of any other.
    package func curve(
        of animation: Inspection.Animation, on layer: CALayer, count: Int
    ) -> [[Double]] {
        guard layer.isLive, let path = try? PropertyPath(animation.keyPath) else { return [] }
        let length = min(animation.duration ?? 2, 10)
        let values = (0..<count).map { index in
            let part = Double(index) / Double(count - 1)
            return value(of: layer, path, at: animation.begin + length * part).components
        }
        guard let lanes = values.first?.count, values.allSatisfy({ $0.count == lanes }) else {
            return []
        }
        return (0..<lanes).map { lane in values.map { $0[lane] } }
    }
}

extension CAAnimation {
    /// The class, the curve and the repetitions in words.
    var words: String {
        var words = ["\(type(of: self))"]
        if let spring = self as? CASpringAnimation {
            words.append("stiffness \(Double(spring.stiffness).short)")
            words.append("damping \(Double(spring.damping).short)")
        } else {
            words.append(timingFunction?.solver.words ?? "linear")
        }
        words.append("\(duration.short) s")
        if repeatCount > 1 || repeatDuration > 0 {
            words.append(
                mediaTiming.endTime == .infinity ? "forever" : "\(Double(repeatCount).short) times"
            )
        }
        if autoreverses { words.append("back and forth") }
        if (self as? CAPropertyAnimation)?.isAdditive == true { words.append("additive") }
        return words.joined(separator: ", ")
    }
}
