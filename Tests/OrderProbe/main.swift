// Views and layers without a window: prints the order of their callbacks, and what they show. Each
// process has a different hash seed, and all must print the same.
import Foundation
import Legato
import Observation

@Observable final class Model {
    var value = 0
}

final class Log: CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ animation: CAAnimation) { note(animation, "starts") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) { note(animation, "stops") }

    private func note(_ animation: CAAnimation, _ step: String) {
        lines.append("\(animation.value(forKey: "name") as? String ?? "") \(step)")
    }
}

struct Sibling: View {
    let number: Int
    @Binding var value: Int
    let model: Model
    let log: Log

    var body: some View {
        log.lines.append("body \(number) \(value) \(model.value)")
        return Color(red: Double(number) / 12, green: 0.5, blue: 0.5)
            .offset(x: Double(value * number))
            .onAppear { log.lines.append("appears \(number)") }
            .onDisappear { log.lines.append("disappears \(number)") }
            .onChange(of: value) { log.lines.append("changes \(number)") }
            .transition(.scale)
            .transaction { [log] in
                if $0.animation != nil { log.lines.append("transaction \(number)") }
            }
    }
}

struct Root: View {
    let model: Model
    let log: Log
    @State private var value = 0
    @Namespace private var space

    var body: some View {
        VStack {
            ForEach(shown, id: \.self) { number in
                Sibling(number: number, value: $value, model: model, log: log)
                    .matchedGeometryEffect(id: number % 3, in: space, isSource: number < 3)
            }
        }
        .onTapGesture { withAnimation(.linear(duration: 0.5)) { value += 1 } }
    }

    private var shown: [Int] {
        value % 2 == 0 ? Array(0..<12) : [5, 3, 11, 0, 14, 15, 7]
    }
}

func emitter() -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.emitterShape = .circle
    emitter.emitterSize = CGSize(width: 40, height: 40)
    emitter.emitterPosition = CGPoint(x: 100, y: 100)
    emitter.emitterCells = (0..<3).map { number in
        let cell = CAEmitterCell()
        cell.contents = CGImage(
            width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 255, count: 16)
        )
        (cell.birthRate, cell.lifetime, cell.velocity) = (20, 2, CGFloat(20 * number))
        cell.emissionRange = 2 * .pi
        return cell
    }
    return emitter
}

let (log, model) = (Log(), Model())
let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
let views = HostingLayer(rootView: Root(model: model, log: log))
views.frame = display.rootLayer.bounds
let moving = (0..<8).map { _ in CALayer() }
display.perform {
    display.rootLayer.addSublayer(views)
    display.rootLayer.addSublayer(emitter())
    for (number, layer) in moving.enumerated() {
        layer.frame = CGRect(x: 20 * number, y: 0, width: 10, height: 10)
        layer.backgroundColor = .white
        display.rootLayer.addSublayer(layer)
    }
}
display.advance(frames: 1)
display.perform {
    for (number, layer) in moving.enumerated() {
        for key in ["opacity", "cornerRadius", "position.y"] {
            let animation = CABasicAnimation(keyPath: key)
            (animation.toValue, animation.duration, animation.delegate) = (1, 0.3, log)
            animation.setValue("\(number) \(key)", forKey: "name")
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.lines.append("\(number) \(key) completes") }
            layer.add(animation, forKey: nil)
            CATransaction.commit()
        }
        layer.bounds.size.width += 1
        layer.shadowOpacity = 0.5
    }
}
var hash: UInt64 = 0xcbf2_9ce4_8422_2325
for frame in 0..<60 {
    if frame % 20 == 3 {
        let place = PointerEvent(location: CGPoint(x: 100, y: 22), time: display.time)
        display.send(.pointerDown(place))
        display.send(.pointerUp(place))
    }
    if frame % 20 == 13 { display.perform { model.value += 1 } }
    display.advance(frames: 1)
    for byte in display.snapshot().pixels { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
print("picture=\(String(hash, radix: 16))")
print("lines=\(log.lines.count)")
print("trace=\(log.lines.joined(separator: ";"))")
