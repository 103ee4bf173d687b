public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A line of text that the user edits.
///
/// ```swift
/// let name = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 34))
/// name.placeholder = "Name"
/// name.borderStyle = .roundedRect
/// name.addAction(UIAction { _ in print(name.text ?? "") }, for: .editingChanged)
/// ```
@preconcurrency @MainActor open class UITextField: UIControl {
    /// Decides about changes and is called for them; nil by default.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The text that is shown while the field is empty; nil by default.
    ///
    /// Setting it removes the attributes of `attributedPlaceholder`.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text that is shown while the field is empty, with attributes that take precedence over the
    /// grey of placeholders and the font of the field; nil by default.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            attributedPlaceholder = attributedPlaceholder.map {
                NSAttributedString(attributedString: $0)
            }
            show()
        }
    }
    /// The font; that of 17 points by default, also for nil.
    open var font: UIFont? { didSet { show() } }
    /// The colour of the text; that of labels by default, also for nil.
    open var textColor: UIColor? { didSet { show() } }
    /// The alignment of the text; `natural` by default.
    open var textAlignment = NSTextAlignment.natural { didSet { show() } }
    /// Whether the characters are hidden; false by default.
    open var isSecureTextEntry = false { didSet { show() } }
    /// The frame around the text; none by default.
    open var borderStyle = BorderStyle.none { didSet { showBorder() } }
    /// Whether the text is empty when the user begins to edit it; false by default.
    open var clearsOnBeginEditing = false
    /// The keyboard for the text; setting another one only prints a notice, because the computer's
    /// keyboard types it.
    open var keyboardType = UIKeyboardType.default { didSet { noteKeyboard("keyboardType") } }
    /// How an on-screen keyboard capitalises; setting it only prints a notice.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { noteKeyboard("autocapitalizationType") }
    }
    /// Whether an on-screen keyboard corrects the text; setting it only prints a notice.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { noteKeyboard("autocorrectionType") }
    }
    /// Whether an on-screen keyboard checks the spelling; setting it only prints a notice.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { noteKeyboard("spellCheckingType") }
    }
    /// The title of the return key of an on-screen keyboard; setting it only prints a notice.
    open var returnKeyType = UIReturnKeyType.default { didSet { noteKeyboard("returnKeyType") } }
    /// What an on-screen keyboard may suggest; setting it only prints a notice.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! { didSet { noteKeyboard("textContentType") } }
    /// Whether the return key does nothing while the field is empty; false by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the font follows the text size that the user prefers, if it is one of a text style or
    /// of `UIFontMetrics`; false by default.
    open var adjustsFontForContentSizeCategory = false { didSet { show() } }
    /// When a button that empties the text is shown at the trailing edge, in place of `rightView`,
    /// while there is text; never by default.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The view at the leading edge; nil by default.
    open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
    /// When the view at the leading edge is shown; never by default.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The view at the trailing edge; nil by default.
    open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
    /// When the view at the trailing edge is shown; never by default.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// Whether the user edits the text.
    open private(set) var isEditing = false { didSet { setNeedsLayout() } }
    private var content = ""
    /// Whether `drawPlaceholder(in:)` shows the placeholder.
    private var drawsPlaceholder = true
    private let clearButton = UIButton(type: .close)
    private let host = HostingLayer(rootView: FieldRoot())

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        host.delegate = BlockFollower.shared
        layer.addSublayer(host)
        clearButton.isHidden = true
        clearButton.tintColor = .systemGray
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        addSubview(clearButton)
        host.rootView.actions = FieldActions(
            read: { [weak self] in self?.content ?? "" },
            change: { [weak self] in self?.userChanged($0) },
            focus: { [weak self] in self?.focusChanged($0) },
            submit: { [weak self] in self?.submitted() }
        )
        show()
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text, empty by default.
    ///
    /// Setting it sends no events.
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            show()
        }
    }

    /// The text with the attributes of the field; setting it takes the characters only.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: content) }
        set { text = newValue?.string }
    }

    /// Whether the field has text.
    open var hasText: Bool { !content.isEmpty }

    private func noteKeyboard(_ name: String) {
        UIKitWarning.print(
            "UITextField.\(name) has no effect: the computer's keyboard types the text. Nothing needs "
                + "to be changed."
        )
    }

    private var showsClearButton: Bool { hasText && shows(clearButtonMode) }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        text = ""
        sendChange()
    }

    /// Reports that the user has changed the text.
    private func sendChange() {
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    final func show() {
        setNeedsLayout()
        showText()
    }

    private func showText() {
        var root = host.rootView
        root.text = content
        let placeholder = drawsPlaceholder ? attributedPlaceholder : nil
        root.placeholder = placeholder?.text(in: traitCollection) ?? Text(verbatim: "")
        root.font = shownFont
        root.color = Color(uiColor: (textColor ?? .label).resolvedColor(with: traitCollection))
        (root.isSecure, root.alignment) = (isSecureTextEntry, textAlignment)
        root.isEnabled = isEnabled
        host.rootView = root
    }

    override func stateChanged() { show() }

    /// Takes the colours of the appearance.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
        showBorder()
    }

    private func showBorder() {
        layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
        layer.borderColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        setNeedsLayout()
    }

    // MARK: Layout

    private func exchange(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// Returns the rectangle of the text; inside the border and between the views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset: CGFloat = borderStyle == .none ? 0 : 7
        var area = bounds.insetBy(dx: inset, dy: 0)
        if let leftView, shows(leftViewMode) {
            let width = leftView.bounds.width
            area = CGRect(
                x: bounds.minX + width, y: area.minY, width: area.maxX - bounds.minX - width,
                height: area.height
            )
        }
        if showsClearButton {
            area.size.width = max(bounds.maxX - 28 - area.minX, 0)
        } else if let rightView, shows(rightViewMode) {
            area.size.width = max(bounds.maxX - rightView.bounds.width - area.minX, 0)
        }
        return area
    }

    /// Returns the rectangle of the text while the user edits it; that of `textRect(forBounds:)` by
    /// default.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the field while it is empty: that of the text by default.
    ///
    /// The cursor of an empty field is there, too.
    /// - Parameter bounds: The bounds of the field.
    /// - Returns: The rectangle.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the rectangle of the view at the leading edge: of its width, in the middle.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(origin: CGPoint(x: 0, y: (bounds.height - size.height) / 2), size: size)
    }

    /// Returns the rectangle of the view at the trailing edge: of its width, in the middle.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            origin: CGPoint(x: bounds.width - size.width, y: (bounds.height - size.height) / 2),
            size: size
        )
    }

    /// Returns the rectangle of the button that empties the text: 24 points wide, in the middle.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 28, y: bounds.midY - 12, width: 24, height: 24)
    }

    /// Places the text and the views beside it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeText(in: area)
        leftView?.frame = leftViewRect(forBounds: bounds)
        leftView?.isHidden = !shows(leftViewMode)
        rightView?.frame = rightViewRect(forBounds: bounds)
        rightView?.isHidden = !shows(rightViewMode) || showsClearButton
        clearButton.isHidden = !showsClearButton
        clearButton.frame = clearButtonRect(forBounds: bounds)
    }

    /// Shows the placeholder in a rectangle, while the field is empty.
    ///
    /// The field calls it to place the placeholder. Override it to place it in another rectangle, by a
    /// call of that of the superclass, or to show none, without such a call.
    open func drawPlaceholder(in rect: CGRect) {
        host.frame = rect
        drawsPlaceholder = true
    }

    private func placeText(in area: CGRect) {
        guard !hasText else { return host.frame = area }
        let (rect, wasDrawn) = (placeholderRect(forBounds: bounds), drawsPlaceholder)
        host.frame = rect
        drawsPlaceholder = false
        drawPlaceholder(in: rect)
        if drawsPlaceholder != wasDrawn { showText() }
    }

    /// The size of the text, or of the placeholder, and of the border.
    open override var intrinsicContentSize: CGSize {
        let inner = host.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        let label = NSMutableAttributedString(string: content)
        if content.isEmpty, let attributedPlaceholder { label.append(attributedPlaceholder) }
        label.enumerateAttribute(
            .font, in: NSRange(location: 0, length: label.length)
        ) { font, range, _ in
            if font == nil { label.addAttribute(.font, value: shownFont, range: range) }
        }
        let width = label.size().width
        let space: CGFloat = borderStyle == .none ? 0 : 7
        let height = inner.height.isFinite ? inner.height : 22
        return CGSize(width: width.rounded(.up) + 2 * space, height: height + space * 1.5)
    }

    /// The natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Editing

    /// True while the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate allows it.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard isFirstResponder || delegate?.textFieldShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        host.rootView.wantsFocus = true
        return true
    }

    /// Ends editing, if the delegate allows it.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard !isFirstResponder || delegate?.textFieldShouldEndEditing(self) != false,
            super.resignFirstResponder()
        else { return false }
        host.rootView.wantsFocus = false
        return true
    }

    private func focusChanged(_ isFocused: Bool) {
        guard isFocused != isEditing else { return }
        host.rootView.wantsFocus = isFocused
        if isFocused {
            guard becomeFirstResponder() else { return host.rootView.wantsFocus = false }
            isEditing = true
            if clearsOnBeginEditing { text = "" }
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            post(Self.textDidBeginEditingNotification)
        } else {
            isEditing = false
            resignFirstResponder()
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
            post(Self.textDidEndEditingNotification)
        }
    }

    /// Takes a text that the user has entered elsewhere, as if in the field.
    func type(_ new: String) { userChanged(new) }

    private func userChanged(_ new: String) {
        guard new != content else { return }
        let (range, part) = content.difference(to: new)
        let isAllowed = delegate?.textField(
            self, shouldChangeCharactersIn: range, replacementString: part)
        if isAllowed != false { content = new }
        show()
        guard isAllowed != false else { return }
        delegate?.textFieldDidChangeSelection(self)
        sendChange()
    }

    private func submitted() {
        guard hasText || !enablesReturnKeyAutomatically,
            delegate?.textFieldShouldReturn(self) != false
        else { return }
        sendActions(for: .editingDidEndOnExit)
    }
}

extension UITextField: TextSizeFollower {
    var ownFont: UIFont? { font }
}

/// Decides about changes of a text field and is called for them; every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns whether a text may replace a range of UTF-16 units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called when the user has changed the text.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the button may empty the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the return key sends `editingDidEndOnExit`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
