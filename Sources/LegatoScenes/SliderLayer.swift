import Foundation
import Legato

/// A slider: a knob on a track that sets a number.
final class SliderLayer: CALayer {
    private let range: ClosedRange<Double>
    private let unit: String
    private let onChange: (Double) -> Void
    private let knob: CALayer
    private let fill: CALayer
    private let reading: CATextLayer

    /// The number; changes by the user call `onChange`.
    private(set) var value: Double

    /// Creates a slider with its title and its number above the track.
    init(
        _ title: String, unit: String = "", _ range: ClosedRange<Double>, _ value: Double,
        _ frame: CGRect, color: CGColor = Palette.teal, onChange: @escaping (Double) -> Void
    ) {
        (self.range, self.unit, self.value) = (range, unit, value)
        self.onChange = onChange
        let height = frame.height
        let track = CGRect(
            x: height * 0.25, y: height * 0.66, width: frame.width - height * 0.5,
            height: height * 0.1
        )
        knob = CALayer(disc: height * 0.5, at: .zero, color: .white)
        fill = CALayer(
            center: .zero, size: track.size, cornerRadius: track.height / 2, color: color
        )
        let text = height * 0.3
        reading = CATextLayer(
            "", size: text, at: CGPoint(x: track.maxX, y: height * 0.2), .right, color: .white
        )
        super.init()
        self.frame = frame
        let label = CATextLayer(title, size: text, at: CGPoint(x: track.minX, y: height * 0.2))
        let groove = CALayer()
        groove.frame = track
        groove.cornerRadius = track.height / 2
        groove.backgroundColor = Palette.edge
        fill.frame = track
        fill.anchorPoint = CGPoint(x: 0, y: 0.5)
        fill.position = CGPoint(x: track.minX, y: track.midY)
        knob.addShadow(opacity: 0.4, radius: height * 0.08, drop: height * 0.04)
        for layer in [label, reading, groove, fill, knob] { addSublayer(layer) }
        show()
        addGesture(
            DragGesture(minimumDistance: 0).onChanged { [unowned self] in choose(at: $0.location.x)
            }
        )
    }

    override init(layer: Any) {
        // Presentation copies draw from the layer tree's values only.
        (range, unit, value) = (0...1, "", 0)
        (onChange, knob, fill, reading) = ({ _ in }, CALayer(), CALayer(), CATextLayer())
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the knob's position for a number, in the superlayer's coordinate space.
    func knobPosition(for value: Double) -> CGPoint {
        let (start, length) = trackEnds
        let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return CGPoint(
            x: frame.minX + start + length * fraction, y: frame.minY + bounds.height * 0.71
        )
    }

    private var trackEnds: (start: CGFloat, length: CGFloat) {
        (bounds.height * 0.25, bounds.width - bounds.height * 0.5)
    }

    /// The slider's keyboard control: the arrow keys change the number by a twentieth of the range.
    var control: FocusChain.Control {
        FocusChain.Control(layer: self) { [unowned self] event in
            let step = (range.upperBound - range.lowerBound) / 20
            switch event.key {
            case "left", "down": choose(value - step)
            case "right", "up": choose(value + step)
            case "home": choose(range.lowerBound)
            case "end": choose(range.upperBound)
            default: return false
            }
            return true
        }
    }

    private func choose(at x: CGFloat) {
        let (start, length) = trackEnds
        let fraction = (x - frame.minX - start) / length
        choose(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
    }

    private func choose(_ number: Double) {
        let chosen = min(max(number, range.lowerBound), range.upperBound)
        guard chosen != value else { return }
        value = chosen
        show()
        onChange(chosen)
    }

    private func show() {
        let place = knobPosition(for: value)
        reading.show(String(format: "%.2f", value).replacing("-", with: "\u{2212}") + unit)
        CALayer.withoutActions {
            knob.position = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
            fill.bounds.size.width = knob.position.x - fill.position.x
        }
    }
}
