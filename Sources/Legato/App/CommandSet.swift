import LegatoViews

/// The commands of a scene, once for all windows.
final class CommandSet {
    let controls: AnyView

    init(_ controls: some View) { self.controls = AnyView(controls) }
}
