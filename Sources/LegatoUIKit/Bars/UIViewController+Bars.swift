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
}
