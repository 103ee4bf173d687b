import LegatoLayers

/// The role of an element, with AT-SPI's number.
nonisolated enum AccessibleRole: UInt32 {
    case checkBox = 7
    case comboBox = 11
    case frame = 23
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case pageTab = 37
    case pageTabList = 38
    case panel = 39
    case password = 40
    case progressBar = 42
    case button = 43
    case radioButton = 44
    case slider = 51
    case spinButton = 52
    case table = 55
    case tableCell = 56
    case columnHeader = 57
    case text = 61
    case application = 75
    case entry = 79
    case heading = 83
    case link = 88
    case tableRow = 90

    /// AT-SPI's name of the role.
    var name: String {
        switch self {
        case .checkBox: "check box"
        case .comboBox: "combo box"
        case .frame: "frame"
        case .image: "image"
        case .label: "label"
        case .list: "list"
        case .listItem: "list item"
        case .pageTab: "page tab"
        case .pageTabList: "page tab list"
        case .panel: "panel"
        case .password: "password text"
        case .progressBar: "progress bar"
        case .button: "push button"
        case .radioButton: "radio button"
        case .slider: "slider"
        case .spinButton: "spin button"
        case .table: "table"
        case .tableCell: "table cell"
        case .columnHeader: "table column header"
        case .text: "text"
        case .application: "application"
        case .entry: "entry"
        case .heading: "heading"
        case .link: "link"
        case .tableRow: "table row"
        }
    }

    /// The role of an element, from its own role or else from its traits.
    init(of element: AccessibilityElement) {
        self =
            switch element.role {
            case .window: .frame
            case .slider: .slider
            case .stepper: .spinButton
            case .progress: .progressBar
            case .field:
                element.text?.isSecret == true
                    ? .password : element.text?.isMultiline == true ? .text : .entry
            case .choice: .comboBox
            case .list: .list
            case .row: .listItem
            case .tabs: .pageTabList
            case .tab: .pageTab
            case .group: .panel
            case .option: .radioButton
            case .table: .table
            case .tableRow: .tableRow
            case .cell: .tableCell
            case .columnHeader: .columnHeader
            case nil: Self(traitsOf: element)
            }
    }

    private init(traitsOf element: AccessibilityElement) {
        let traits = element.traits
        let byTrait: [(AccessibilityTraits, AccessibleRole)] = [
            (.isToggle, .checkBox), (.isLink, .link), (.isButton, .button),
            (.isSearchField, .entry), (.isHeader, .heading), (.isTabBar, .pageTabList),
            (.isImage, .image),
        ]
        if let role = byTrait.first(where: { traits.contains($0.0) })?.1 {
            self = role
        } else if element.adjustment != nil {
            self = .slider
        } else {
            self = traits.contains(.isStaticText) && element.children.isEmpty ? .label : .panel
        }
    }
}

/// The states of an element; the bits are AT-SPI's.
nonisolated struct AccessibleStates: OptionSet, Hashable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    static let active = bit(1)
    static let checked = bit(4)
    static let editable = bit(7)
    static let enabled = bit(8)
    static let focusable = bit(11)
    static let focused = bit(12)
    static let modal = bit(16)
    static let multiLine = bit(17)
    static let resizable = bit(21)
    static let selectable = bit(22)
    static let selected = bit(23)
    static let sensitive = bit(24)
    static let showing = bit(25)
    static let singleLine = bit(26)
    static let visible = bit(30)
    static let selectableText = bit(38)
    static let checkable = bit(41)
    static let readOnly = bit(43)

    private static func bit(_ number: UInt64) -> AccessibleStates {
        AccessibleStates(rawValue: 1 << number)
    }

    /// The states whose changes are reported, with AT-SPI's names.
    static let reported: [(state: AccessibleStates, name: String)] = [
        (.active, "active"), (.checked, "checked"), (.editable, "editable"),
        (.enabled, "enabled"), (.focusable, "focusable"), (.focused, "focused"),
        (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
    ]

    /// The states of an element.
    /// - Parameters:
    ///   - element: The element.
    ///   - isShown: Whether it is in the visible part of its window.
    ///   - isActive: Whether its window has the keyboard focus.
    init(of element: AccessibilityElement, isShown: Bool, isActive: Bool) {
        self = .visible
        if element.isEnabled { formUnion([.enabled, .sensitive]) }
        if isShown { insert(.showing) }
        if let focus = element.focus {
            insert(.focusable)
            if focus.isFocused && isActive { insert(.focused) }
        }
        let traits = element.traits
        if traits.contains(.isModal) { insert(.modal) }
        let role = AccessibleRole(of: element)
        let isSelected = traits.contains(.isSelected)
        switch role {
        case .checkBox:
            insert(.checkable)
            if element.value == "1" { insert(.checked) }
        case .radioButton:
            insert(.checkable)
            if isSelected { insert(.checked) }
        case .pageTab, .listItem:
            insert(.selectable)
        case .tableRow:
            if element.selection != nil { insert(.selectable) }
        case .progressBar, .label, .heading:
            insert(.readOnly)
        default: break
        }
        if isSelected { formUnion([.selectable, .selected]) }
        guard let text = element.text else { return }
        insert(text.isMultiline ? .multiLine : .singleLine)
        insert(.selectableText)
        if element.isEnabled && text.isEditable { insert(.editable) }
    }
}
