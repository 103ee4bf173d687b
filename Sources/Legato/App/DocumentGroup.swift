import Foundation
public import LegatoViews

/// A scene that opens, edits and saves documents in files, each in a window of its own.
///
/// ```swift
/// struct TextEdit: App {
///     var body: some Scene {
///         DocumentGroup(newDocument: Note(text: "")) { file in
///             TextEditor(text: file.$document.text)
///         }
///     }
/// }
/// ```
///
/// The first window shows a new document. The menu “File” opens, saves and saves as, with the file
/// dialogs of the desktop. An edited document that has a file is saved when its window closes or loses
/// the focus, and when the app is quit; closing the window of one without a file offers to save it.
public struct DocumentGroup<Document, Content: View>: Scene {
    /// The scene is primitive and has no body.
    public typealias Body = Never
    private let allPlans: (SceneSettings) -> [WindowPlan]

    /// Creates a scene like one for documents of another type, which contain those of this one.
    package init<Outer, OuterContent: View>(like other: DocumentGroup<Outer, OuterContent>) {
        allPlans = other.allPlans
    }
}

extension DocumentGroup: PrimitiveScene {
    func plans(_ settings: SceneSettings) -> [WindowPlan] { allPlans(settings) }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a scene for documents that are created, edited and saved.
    ///
    /// - Parameters:
    ///   - newDocument: A new document; evaluated for each window without a file.
    ///   - editor: The view of a document.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(newDocument, editor)
    }

    /// Creates a scene for documents that are only viewed.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: The view of a document.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(nil, viewer)
    }

    private init(
        _ new: (() -> Document)?,
        _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        allPlans = { settings in
            var settings = settings
            if !settings.ignoresCommands {
                settings.commands.append(DocumentCommands.set)
            }
            let plan = WindowPlan(
                "", "Untitled", settings, isSingle: false, valueType: DocumentFile<Document>.self,
                documents: DocumentPlan(Document.self, isEditable: new != nil)
            ) { DocumentWindow(window: $0, new: new, content: content) }
            return [plan]
        }
    }
}

/// The commands that open and save documents.
private struct DocumentCommands: View {
    /// One for all groups, so that their commands are shown once.
    static let set = CommandSet(DocumentCommands())
    @FocusedValue(\.documentActions) private var actions

    var body: some View {
        CommandEntry(.after(.newItem)) {
            Button("Open…") { actions?.open() }
                .keyboardShortcut("o").disabled(actions == nil)
        }
        CommandEntry(.before(.saveItem)) {
            Button("Save") { actions?.save?() }
                .keyboardShortcut("s").disabled(actions?.save == nil)
            Button("Save As…") { actions?.saveAs?() }
                .keyboardShortcut("s", modifiers: [.command, .shift])
                .disabled(actions?.saveAs == nil)
        }
    }
}
