import LegatoMotion

extension LinearGradient: View {
    /// The gradient over all the room that is offered.
    @MainActor public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    /// The gradient over all the room that is offered.
    @MainActor public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    /// The gradient over all the room that is offered.
    @MainActor public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    /// The gradient over all the room that is offered.
    @MainActor public var body: some View { Rectangle().fill(self) }
}
