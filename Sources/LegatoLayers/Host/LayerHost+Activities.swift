import Foundation
import LegatoMotion
import LegatoRenderTree

extension LayerHost {
    /// Everything that will change the display without further input, one phrase for each cause;
    /// for messages.
    package var activities: [String] {
        let now = clock.now
        var found: [String] = []
        var waiting = [rootLayer]
        while let layer = waiting.popLast() {
            waiting += layer.children.reversed()
            if let mask = layer.maskLayer { waiting.append(mask) }
            if !isStopped(layer, at: now) { found += activities(of: layer, at: now) }
        }
        let active = links.filter(\.isActive).count
        if active > 0 { found.append(active == 1 ? "a display link" : "\(active) display links") }
        for sampler in samplers.living {
            let name = (sampler as? CALayer)?.described ?? "\(type(of: sampler))"
            if sampler.wantsFrames {
                found.append("animations of the views in \(name)")
            } else if let next = sampler.nextFrameTime {
                found.append("the views in \(name), which change next at \(next) s")
            }
        }
        if gestures.deadline != nil { found.append("a gesture that waits for a deadline") }
        if !callbacks.isEmpty || promised > 0 { found.append("callbacks that have not run") }
        return found
    }

    private func activities(of layer: CALayer, at now: CFTimeInterval) -> [String] {
        let (local, name) = (layer.localTime(atMediaTime: now), layer.described)
        func lasting(_ end: Double) -> String {
            guard end < .infinity else { return "which never ends" }
            return "which ends in \(String(format: "%.4g", end - local)) s"
        }
        var found = layer.attached.compactMap { attached -> String? in
            let end = attached.animation.mediaTiming.endTime
            guard attached.phase == .added || end >= local else { return nil }
            let key = attached.key.map { " \"\($0)\"" } ?? ""
            return "\(type(of: attached.animation))\(key) on \(name), \(lasting(end))"
        }
        for animator in layer.animators {
            let (key, end) = (animator.property.row.key, animator.frozen.endTime)
            found.append("the animation of \(key) of \(name), \(lasting(end))")
        }
        if layer is CAEmitterLayer { found.append("the particles of \(name)") }
        return found
    }
}
