extension PreviewModifier {
    /// Returns a view with the modifier.
    func wrap(_ view: AnyView) -> AnyView {
        AnyView(ModifiedPreview(modifier: self, content: PreviewModifierContent(view: view)))
    }
}

private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: PreviewModifierContent
    @State private var context: Modifier.Context?
    @State private var problem: String?

    var body: some View {
        Group {
            if let context {
                modifier.body(content: content, context: context)
            } else if let problem {
                PreviewProblem(text: problem)
            } else {
                Color.clear
            }
        }
        .task {
            do { context = try await SharedContext<Modifier>.current.value() } catch {
                problem = "\(Modifier.self).makeSharedContext() threw \(error)."
            }
        }
    }
}

/// The context of all modifiers of a type.
private final class SharedContext<Modifier: PreviewModifier> {
    private var context: Modifier.Context?
    private var creation: Task<Void, any Error>?

    static var current: SharedContext<Modifier> {
        let key = ObjectIdentifier(Modifier.self)
        if let known = SharedContexts.all[key] as? SharedContext<Modifier> { return known }
        let new = SharedContext<Modifier>()
        SharedContexts.all[key] = new
        return new
    }

    /// Returns the context, which it creates on the first call.
    func value() async throws -> Modifier.Context? {
        if creation == nil {
            creation = Task { context = try await Modifier.makeSharedContext() }
        }
        try await creation?.value
        return context
    }
}

private enum SharedContexts {
    static var all: [ObjectIdentifier: Any] = [:]
}

/// A message in place of a preview.
struct PreviewProblem: View {
    let text: String

    var body: some View {
        Text(text)
            .foregroundStyle(.red)
            .padding()
    }
}
