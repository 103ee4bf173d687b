import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A view over a window that shows a menu, until it is closed.
final class MenuCover: UIView {
    private let host = HostingLayer(rootView: MenuRoot())
    /// Called when the menu closes.
    private let onClose: () -> Void

    /// Shows a menu in the window of a view.
    /// - Parameters:
    ///   - menu: The menu.
    ///   - place: The rectangle beside which it opens, in coordinates of the view.
    ///   - view: The view, which is the sender of actions.
    ///   - preview: The controller whose view is shown above the rows; nil for none.
    ///   - onClose: Called when the menu closes.
    static func open(
        _ menu: UIMenu, beside place: CGRect, of view: UIView,
        preview: UIViewController? = nil, onClose: @escaping () -> Void = {}
    ) {
        guard let window = view.window else { return }
        let cover = MenuCover(window.layer.bounds, onClose)
        window.addSubview(cover)
        var root = MenuRoot()
        (root.menu, root.sender, root.preview) = (menu, view, preview)
        root.place = view.convert(place, to: window)
        root.close = { [weak cover] in cover?.close() }
        root.ended = { [weak cover] in cover?.removeFromSuperview() }
        cover.host.rootView = root
        cover.layoutIfNeeded()
        cover.host.rootView.isPresented = true
    }

    private init(_ frame: CGRect, _ onClose: @escaping () -> Void) {
        self.onClose = onClose
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.frame = bounds
        host.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        host.delegate = BlockFollower.shared
        layer.addSublayer(host)
    }

    required init?(coder: NSCoder) { nil }

    /// Closes the menu; the cover leaves the window when the rows have faded.
    private func close() {
        guard host.rootView.isPresented else { return }
        isUserInteractionEnabled = false
        host.rootView.isPresented = false
        onClose()
    }
}

/// The menu over an empty view.
private struct MenuRoot: View {
    var isPresented = false
    var menu: UIMenu?
    var place = CGRect.zero
    var preview: UIViewController?
    weak var sender: UIView?
    var close: () -> Void = {}
    /// Called when the rows have disappeared.
    var ended: () -> Void = {}

    var body: some View {
        let presented = Binding(get: { isPresented }, set: { if !$0 { close() } })
        PlacedMenu(beside: place, isPresented: presented, preview: shownPreview) {
            if let menu { MenuRows(menu: menu, sender: sender).onDisappear(perform: ended) }
        }
    }

    private var shownPreview: AnyView? {
        preview.map { controller in
            let size = controller.preferredContentSize
            return AnyView(
                MenuPreview(controller: controller)
                    .frame(
                        width: size.width > 0 ? size.width : nil,
                        height: size.height > 0 ? size.height : 150))
        }
    }
}

/// The controller of a preview.
private struct MenuPreview: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// The rows of a menu.
private struct MenuRows: View {
    let menu: UIMenu
    let sender: UIView?

    var body: some View {
        ForEach(menu.children.indices, id: \.self) { index in row(menu.children[index]) }
    }

    private func row(_ element: UIMenuElement) -> AnyView {
        if let action = element as? UIAction {
            return action.attributes.contains(.hidden)
                ? AnyView(EmptyView()) : AnyView(row(of: action))
        }
        guard let inner = element as? UIMenu else { return AnyView(EmptyView()) }
        let rows = MenuRows(menu: inner, sender: sender)
        guard inner.options.contains(.displayInline) else {
            return AnyView(
                Menu {
                    rows
                } label: {
                    label(inner)
                })
        }
        return inner.title.isEmpty ? AnyView(rows) : AnyView(Section(inner.title) { rows })
    }

    @ViewBuilder private func row(of action: UIAction) -> some View {
        let keepsMenu = action.attributes.contains(.keepsMenuPresented)
        Group {
            if action.state == .off {
                let isRed = action.attributes.contains(.destructive)
                Button(role: isRed ? .destructive : nil) {
                    choose(action)
                } label: {
                    label(action)
                }
            } else {
                Toggle(isOn: Binding(get: { true }, set: { _ in choose(action) })) {
                    label(action)
                }
            }
        }
        .disabled(action.attributes.contains(.disabled))
        .menuActionDismissBehavior(keepsMenu ? .disabled : .automatic)
    }

    private func choose(_ action: UIAction) {
        if menu.options.contains(.singleSelection) {
            for one in menu.children { (one as? UIAction)?.state = one === action ? .on : .off }
        }
        action.perform(sender: sender ?? action)
    }

    @ViewBuilder private func label(_ element: UIMenuElement) -> some View {
        let texts = VStack(alignment: .leading) {
            Text(element.title)
            if let subtitle = element.subtitle { Text(subtitle).font(.caption) }
        }
        if let image = element.image {
            Label {
                texts
            } icon: {
                Image(uiImage: image)
            }
        } else {
            texts
        }
    }
}
