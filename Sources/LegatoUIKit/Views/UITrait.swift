import Foundation
import LegatoViews

/// A trait, whose changes can be observed.
nonisolated public protocol UITraitDefinition {}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system.
nonisolated private protocol SystemTrait: UITraitDefinition {
    associatedtype Value: Equatable
    static func value(in traits: UITraitCollection) -> Value
}

/// The appearance, light or dark.
nonisolated public struct UITraitUserInterfaceStyle: SystemTrait {
    fileprivate static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
        traits.userInterfaceStyle
    }
}

/// The number of pixels per point.
nonisolated public struct UITraitDisplayScale: SystemTrait {
    fileprivate static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The horizontal size class.
nonisolated public struct UITraitHorizontalSizeClass: SystemTrait {
    fileprivate static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.horizontalSizeClass
    }
}

/// The vertical size class.
nonisolated public struct UITraitVerticalSizeClass: SystemTrait {
    fileprivate static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
        traits.verticalSizeClass
    }
}

/// Identifies an observation of traits, to end it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Calls a closure when one of several traits has changed.
final class TraitObserver: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func report(from old: UITraitCollection, to new: UITraitCollection) {
        func hasChanged<T: SystemTrait>(_ trait: T.Type) -> Bool {
            trait.value(in: old) != trait.value(in: new)
        }
        let isAffected = traits.contains { trait in
            (trait as? any SystemTrait.Type).map { hasChanged($0) } ?? false
        }
        if isAffected { handler(old) }
    }
}
