/// The colours of all segmented pickers, which `UISegmentedControl.appearance()` changes.
///
/// A picker takes them when its body is evaluated.
package enum SegmentedDefaults {
    /// The colour of the selected segment; nil, the default, for the system's.
    package static var selectedTint: UIColor?
    /// The colour behind the segments; nil, the default, for the system's.
    package static var background: UIColor?
}
