import Foundation
import LegatoGraphics
import LegatoViews

/// A property that views take from the object of their class's `appearance()`.
struct AppearanceValue {
    /// Copies the value of the first view, if it differs from that of the second one, to the third
    /// view, if that of it does not.
    let copy: (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void

    private init<Root: UIView>(
        _ type: Root.Type, _ copy: @escaping (_ proxy: Root, _ plain: Root, _ view: Root) -> Void
    ) {
        self.copy = {
            guard let proxy = $0 as? Root, let plain = $1 as? Root, let view = $2 as? Root else {
                return
            }
            copy(proxy, plain, view)
        }
    }

    private init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(Root.self) { proxy, plain, view in
            let usual = plain[keyPath: path]
            guard proxy[keyPath: path] != usual, view[keyPath: path] == usual else { return }
            view[keyPath: path] = proxy[keyPath: path]
        }
    }

    /// A dictionary, whose keys are copied one by one.
    private init<Root: UIView, Key, Value>(
        keysOf path: ReferenceWritableKeyPath<Root, [Key: Value]>
    ) {
        self.init(Root.self) { proxy, _, view in
            guard !proxy[keyPath: path].isEmpty else { return }
            view[keyPath: path].merge(proxy[keyPath: path]) { own, _ in own }
        }
    }

    /// A value that is nil by default.
    private init<Root: UIView, Value>(setting path: ReferenceWritableKeyPath<Root, Value?>) {
        self.init(Root.self) { proxy, _, view in
            guard let value = proxy[keyPath: path], view[keyPath: path] == nil else { return }
            view[keyPath: path] = value
        }
    }

    static let all = [
        AppearanceValue(\UIView.backgroundColor), AppearanceValue(\UIView.assignedTint),
        AppearanceValue(\UIView.isHidden), AppearanceValue(\UIView.semanticContentAttribute),
        AppearanceValue(\UIView.tintAdjustmentMode),
        AppearanceValue(\UILabel.font), AppearanceValue(\UILabel.textColor),
        AppearanceValue(\UILabel.highlightedTextColor), AppearanceValue(\UILabel.shadowColor),
        AppearanceValue(\UILabel.numberOfLines),
        AppearanceValue(\UILabel.adjustsFontSizeToFitWidth),
        AppearanceValue(\UITextField.font), AppearanceValue(\UITextField.textColor),
        AppearanceValue(\UITextField.borderStyle), AppearanceValue(\UITextField.clearButtonMode),
        AppearanceValue(\UIScrollView.bounces), AppearanceValue(\UIScrollView.isScrollEnabled),
        AppearanceValue(\UIScrollView.isPagingEnabled),
        AppearanceValue(\UIScrollView.alwaysBounceVertical),
        AppearanceValue(\UIScrollView.alwaysBounceHorizontal),
        AppearanceValue(\UIScrollView.showsVerticalScrollIndicator),
        AppearanceValue(\UIScrollView.showsHorizontalScrollIndicator),
        AppearanceValue(\UIScrollView.indicatorStyle),
        AppearanceValue(\UIScrollView.decelerationRate),
        AppearanceValue(\UIScrollView.keyboardDismissMode),
        AppearanceValue(\UISwitch.onTintColor), AppearanceValue(\UISwitch.thumbTintColor),
        AppearanceValue(\UISlider.minimumTrackTintColor),
        AppearanceValue(\UISlider.maximumTrackTintColor), AppearanceValue(\UISlider.thumbTintColor),
        AppearanceValue(\UIProgressView.progressTintColor),
        AppearanceValue(\UIProgressView.trackTintColor),
        AppearanceValue(\UIPageControl.pageIndicatorTintColor),
        AppearanceValue(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceValue(\UIActivityIndicatorView.color),
        AppearanceValue(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceValue(keysOf: \UISegmentedControl.titleAttributes),
        AppearanceValue(\UINavigationBar.isTranslucent), AppearanceValue(\UINavigationBar.barStyle),
        AppearanceValue(\UINavigationBar.barTintColor),
        AppearanceValue(\UINavigationBar.shadowImage),
        AppearanceValue(setting: \UINavigationBar.titleTextAttributes),
        AppearanceValue(setting: \UINavigationBar.largeTitleTextAttributes),
        AppearanceValue(\UINavigationBar.prefersLargeTitles),
        AppearanceValue(\UINavigationBar.backIndicatorImage),
        AppearanceValue(keysOf: \UINavigationBar.backgroundImages),
        AppearanceValue(setting: \UINavigationBar.assignedAppearance),
        AppearanceValue(setting: \UINavigationBar.scrollEdgeAppearance),
        AppearanceValue(\UITabBar.isTranslucent), AppearanceValue(\UITabBar.barStyle),
        AppearanceValue(\UITabBar.unselectedItemTintColor), AppearanceValue(\UITabBar.barTintColor),
        AppearanceValue(\UITabBar.backgroundImage), AppearanceValue(\UITabBar.shadowImage),
        AppearanceValue(setting: \UITabBar.assignedAppearance),
        AppearanceValue(setting: \UITabBar.scrollEdgeAppearance),
        AppearanceValue(\UIToolbar.isTranslucent), AppearanceValue(\UIToolbar.barStyle),
        AppearanceValue(\UIToolbar.barTintColor),
        AppearanceValue(setting: \UIToolbar.assignedAppearance),
        AppearanceValue(setting: \UIToolbar.scrollEdgeAppearance),
    ]
}

extension UIView {
    /// The tint of the view itself; nil if it has that of its superview.
    fileprivate var assignedTint: UIColor? {
        get { ownTint }
        set { tintColor = newValue }
    }
}

extension UINavigationBar {
    /// The standard appearance; nil if it was not set.
    fileprivate var assignedAppearance: UINavigationBarAppearance? {
        get { setsStandard ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
}

extension UITabBar {
    /// The standard appearance; nil if it was not set.
    fileprivate var assignedAppearance: UITabBarAppearance? {
        get { setsStandard ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
}

extension UIToolbar {
    /// The standard appearance; nil if it was not set.
    fileprivate var assignedAppearance: UIToolbarAppearance? {
        get { setsStandard ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
}
