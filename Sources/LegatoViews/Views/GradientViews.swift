import LegatoMotion

extension LinearGradient: View {
    /// Fills the proposed space with the gradient.
    @MainActor public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    /// Fills the proposed space with the gradient.
    @MainActor public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    /// Fills the proposed space with the gradient.
    @MainActor public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    /// Fills the proposed space with the gradient.
    @MainActor public var body: some View { Rectangle().fill(self) }
}
