extension UIViewController {
    /// The title and the buttons in the bar of a navigation controller; its title is that of the
    /// controller by default.
    public var navigationItem: UINavigationItem {
        if let item = ownNavigationItem as? UINavigationItem { return item }
        let new = UINavigationItem(title: title ?? "")
        ownNavigationItem = new
        return new
    }

    /// The button that turns `isEditing` on and off, through `setEditing(_:animated:)`.
    public var editButtonItem: UIBarButtonItem {
        if let item = editButton as? UIBarButtonItem { return item }
        let new = EditButtonItem { [weak self] in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        new.show(isEditing)
        showEditing = { [weak new] in new?.show($0) }
        editButton = new
        return new
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What a tab bar controller shows for the controller; its title is that of the controller by
    /// default.
    ///
    /// A navigation controller without an item of its own has that of its first controller.
    public var tabBarItem: UITabBarItem! {
        get {
            if let item = ownTabBarItem as? UITabBarItem { return item }
            if let first = (self as? UINavigationController)?.viewControllers.first {
                return first.tabBarItem
            }
            let new = UITabBarItem(title: title, image: nil, selectedImage: nil)
            ownTabBarItem = new
            return new
        }
        set {
            ownTabBarItem = newValue
            tabBarController?.itemsChanged()
        }
    }

    /// The items in the bar at the bottom of a navigation controller; nil by default.
    public var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems as? [UIBarButtonItem] }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces the items in the bar at the bottom of a navigation controller, with a fade if it is
    /// animated.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ownToolbarItems = toolbarItems
        guard let navigation = parent as? UINavigationController,
            navigation.topViewController === self
        else { return }
        navigation.toolbar.setItems(toolbarItems, animated: animated)
    }

    /// The nearest tab bar controller that contains the controller; nil if none does.
    public var tabBarController: UITabBarController? {
        for one in sequence(first: self, next: \.parent).dropFirst() {
            if let found = one as? UITabBarController { return found }
        }
        return nil
    }

    /// Shows the title in the bars.
    func showTitle() {
        navigationItem.title = title
        (ownTabBarItem as? UITabBarItem)?.title = title
    }

    /// Whether a pushed controller hides the bar of a tab bar controller.
    var hidesTabBar: Bool {
        (self as? UINavigationController)?.viewControllers.dropFirst()
            .contains(where: \.hidesBottomBarWhenPushed) ?? false
    }
}
