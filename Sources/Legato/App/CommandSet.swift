import LegatoViews

/// The commands of a scene, shared by all its windows.
final class CommandSet {
    let controls: AnyView

    init(_ controls: some View) { self.controls = AnyView(controls) }
}
