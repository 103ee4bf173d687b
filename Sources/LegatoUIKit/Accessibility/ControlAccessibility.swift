import Foundation
import LegatoLayers

extension UIControl {
    /// The trait of a control that is disabled.
    fileprivate var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}

/// Formats a fraction from 0 to 1 as a percentage.
private func percent(_ part: Float) -> String {
    part.isFinite ? "\(Int((100 * min(max(part, 0), 1)).rounded()))%" : ""
}

extension UILabel: AccessibleControl {
    var controlAccessibility: ControlAccessibility {
        let text = text ?? ""
        return ControlAccessibility(isElement: !text.isEmpty, label: text, traits: .staticText)
    }
}

extension UIButton: AccessibleControl {
    var controlAccessibility: ControlAccessibility {
        ControlAccessibility(
            label: currentAttributedTitle?.string ?? currentTitle,
            traits: stateTraits.union(.button),
            activate: { [weak self] in
                guard let self, isEnabled else { return }
                sendActions(for: .touchUpInside)
                triggered()
            }
        )
    }
}

extension UISwitch: AccessibleControl {
    var controlAccessibility: ControlAccessibility {
        ControlAccessibility(
            value: isOn ? "1" : "0", traits: stateTraits.union(.toggleButton),
            activate: { [weak self] in
                guard let self, isEnabled else { return }
                triggered()
            }
        )
    }
}

extension UISlider: AccessibleControl {
    var controlAccessibility: ControlAccessibility {
        let length = maximumValue - minimumValue
        func set(_ value: Float) {
            guard isEnabled else { return }
            setValue(value, animated: false)
            sendValueChanged()
        }
        return ControlAccessibility(
            value: percent(length > 0 ? (value - minimumValue) / length : 0),
            traits: stateTraits.union(.adjustable), role: .slider,
            number: AccessibilityNumber(
                value: Double(value),
                bounds: Double(minimumValue)...Double(max(minimumValue, maximumValue)),
                step: Double(length / 10)
            ) { set(Float($0)) },
            adjust: { [weak self] in
                guard let self else { return }
                set(value + ($0 == .increment ? length / 10 : -length / 10))
            }
        )
    }
}

extension UIStepper: AccessibleControl {
    var controlAccessibility: ControlAccessibility {
        ControlAccessibility(
            value: value.formatted(), traits: stateTraits.union(.adjustable), role: .stepper,
            adjust: { [weak self] in self?.step($0 == .increment ? 1 : 0) }
        )
    }
}

extension UIProgressView: AccessibleControl {
    var controlAccessibility: ControlAccessibility {
        ControlAccessibility(
            value: percent(progress), traits: .updatesFrequently, role: .progress,
            number: AccessibilityNumber(value: Double(progress), bounds: 0...1, step: 0)
        )
    }
}

extension UIPageControl: AccessibleControl {
    var controlAccessibility: ControlAccessibility {
        ControlAccessibility(
            value: numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil,
            traits: stateTraits.union(.adjustable), role: .stepper,
            adjust: { [weak self] in
                guard let self, isEnabled else { return }
                go(to: currentPage + ($0 == .increment ? 1 : -1))
            }
        )
    }
}

extension UISegmentedControl: AccessibleControl {
    /// One adjustable element: its value is the selected segment's title, and a step selects the
    /// neighbouring segment.
    var controlAccessibility: ControlAccessibility {
        ControlAccessibility(
            value: titleForSegment(at: selectedSegmentIndex),
            traits: stateTraits.union(.adjustable), role: .stepper,
            adjust: { [weak self] in
                guard let self, isEnabled, numberOfSegments > 0 else { return }
                let next = selectedSegmentIndex + ($0 == .increment ? 1 : -1)
                let index = min(max(next, 0), numberOfSegments - 1)
                guard index != selectedSegmentIndex else { return }
                selectedSegmentIndex = index
                sendValueChanged()
            }
        )
    }
}
