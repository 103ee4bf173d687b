public import Foundation

/// A class with an object whose values the objects of the class take.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemPurple
/// UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .white
/// ```
///
/// A view takes the values when it enters a window, bars and segmented controls also when they are
/// created. What was set on the view itself takes precedence. Views take the colours and the tint,
/// `isHidden` and `semanticContentAttribute`; labels and text fields also the font, scroll views their
/// bounces and indicators, bars and segmented controls their images, attributes and appearances. Other
/// properties are ignored.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class that may contain the objects for which an appearance is.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
    /// Returns the object whose values all objects of the class take, also those of subclasses.
    ///
    /// The class must have an `init()`. A subclass's appearance takes precedence over its
    /// superclass's. A value equal to that of a new object counts as not set.
    public static func appearance() -> Self { AppearanceProxy.object(of: self, in: []) }
}

extension UIAppearance where Self: UIView {
    /// Returns the object whose values the views of the class take inside certain containers.
    ///
    /// It takes precedence over `appearance()`, and more containers over fewer.
    ///
    /// - Parameter containerTypes: The classes of views and controllers that contain the view,
    ///   directly or not; each in one of the next class. Without any, it is `appearance()`.
    /// - Returns: The object.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxy.object(of: self, in: containerTypes) }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension AppearanceProxy {
    /// Returns the object of a class for containers, the innermost first.
    fileprivate static func object<Object: NSObject>(
        of type: Object.Type, in containers: [any UIAppearanceContainer.Type]
    ) -> Object {
        let known = all.first {
            Swift.type(of: $0.plain) == type && $0.containers.elementsEqual(containers) { $0 == $1 }
        }
        if let known { return unsafeDowncast(known.object, to: Object.self) }
        let proxy = AppearanceProxy(of: type, in: containers)
        let index = all.firstIndex {
            $0.containers.count < containers.count
                || $0.containers.count == containers.count && !($0.plain is Object)
        }
        all.insert(proxy, at: index ?? all.count)
        return unsafeDowncast(proxy.object, to: Object.self)
    }

    private init<Object: NSObject>(
        of type: Object.Type, in containers: [any UIAppearanceContainer.Type]
    ) {
        let shared = containers.isEmpty ? (type as? UIView.Type)?.sharedProxyType : nil
        Self.isMaking = true
        let plain = OpenObject.make(type)
        let object = shared.map { OpenObject.make($0) as NSObject } ?? OpenObject.make(type)
        Self.isMaking = false
        self.init(
            covers: { $0 is Object }, containers: containers, object: object, plain: plain
        ) { view in
            guard let object = object as? UIView, let plain = plain as? UIView,
                let view = view as? UIView
            else { return }
            for value in AppearanceValue.all { value.copy(object, plain, view) }
        }
    }
}
