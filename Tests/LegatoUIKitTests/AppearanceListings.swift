import Foundation
import Legato
import LegatoUIKit
import TestSupport
import Testing

private class Card: UIView {}

/// The listings of the documentation comments on `appearance()`.
@Suite(.serialized, .ownProcess)
struct AppearanceListings {
    @Test("Segmented controls take the colours of their appearance")
    func segments() {
        UISegmentedControl.appearance().selectedSegmentTintColor = .systemOrange
        UISegmentedControl.appearance().setTitleTextAttributes(
            [.foregroundColor: UIColor.white], for: .selected
        )
        #expect(UISegmentedControl().selectedSegmentTintColor == .systemOrange)
        UISegmentedControl.appearance().selectedSegmentTintColor = nil
        UISegmentedControl.appearance().setTitleTextAttributes(nil, for: .selected)
    }

    @Test("Views take the values of an appearance")
    func appearance() {
        UISwitch.appearance().onTintColor = .systemPurple
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .white
        let (card, label) = (Card(), UILabel())
        card.addSubview(label)
        _ = Screen(card)
        #expect(label.textColor == .white)
        UISwitch.appearance().onTintColor = nil
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .label
    }
}
