import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

// What public code writes about dragging and dropping, values of the focus, commands and windows.

extension UTType {
    nonisolated static let task = UTType(exportedAs: "com.example.task")
}

struct TaskItem: Identifiable, Codable, Hashable, Transferable {
    var id = UUID()
    var title = ""

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .task)
        ProxyRepresentation(exporting: \.title)
    }
}

struct Profile: Transferable {
    let data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in Profile(data: data) }
    }
}

struct Lane: View {
    let title: String
    @Binding var tasks: [TaskItem]
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(tasks) { task in
                Text(task.title)
                    .draggable(task) { Text(task.title).padding().background(.thinMaterial) }
            }
        }
        .background(isTargeted ? .teal.opacity(0.15) : Color(.secondarySystemFill))
        .dropDestination(for: TaskItem.self) { dropped, location in
            tasks += dropped
            return true
        } isTargeted: { isTargeted in
            self.isTargeted = isTargeted
        }
    }
}

struct Reorder: DropDelegate {
    let item: String
    @Binding var items: [String]
    @Binding var dragged: String?

    func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func dropEntered(info: DropInfo) {
        guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
            let to = items.firstIndex(of: item)
        else { return }
        withAnimation {
            items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
        }
    }
}

struct Reordered: View {
    @State private var items = ["A", "B"]
    @State private var dragged: String?
    @State private var image: Image?

    var body: some View {
        ForEach(items, id: \.self) { item in
            Text(item)
                .onDrag {
                    dragged = item
                    return NSItemProvider(object: item as NSString)
                }
                .onDrop(
                    of: [.text],
                    delegate: Reorder(item: item, items: $items, dragged: $dragged)
                )
        }
        Rectangle()
            .onDrop(of: [UTType.fileURL], isTargeted: nil) { providers in
                guard let provider = providers.first else { return false }
                _ = provider.loadObject(ofClass: URL.self) { url, error in
                    if let url { print(url.path) }
                }
                return true
            }
            .onDrop(of: ["public.image"], isTargeted: nil) { providers, location in
                providers.first?.loadDataRepresentation(forTypeIdentifier: "public.image") { _, _ in
                }
                return location.x > 0
            }
            .dropDestination(for: Data.self) { items, location in !items.isEmpty }
            .containerShape(.rect(cornerRadius: 20))
            .overlay { ContainerRelativeShape().inset(by: 4).strokeBorder(.white) }
    }
}

extension FocusedValues {
    @Entry var selectedTask: Binding<TaskItem>?
}

struct TaskCommands: Commands {
    @FocusedBinding(\.selectedTask) private var task
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Task") { openWindow(id: "task") }
                .keyboardShortcut("n", modifiers: .command)
        }
        CommandMenu("Task") {
            Button("Delete") { task?.title = "" }
                .keyboardShortcut(.delete)
                .disabled(task == nil)
            Divider()
        }
    }
}

struct TasksApp: App {
    @State private var tasks: [TaskItem] = []

    var body: some Scene {
        WindowGroup {
            Lane(title: "To do", tasks: $tasks)
                .focusedSceneValue(\.selectedTask, $tasks.first)
        }
        .windowStyle(.hiddenTitleBar)
        .windowResizability(.contentSize)
        .windowToolbarStyle(.unified)
        .defaultPosition(.center)
        .commands { TaskCommands() }
        Settings { Text("Settings").frame(width: 300, height: 200) }
    }
}

extension Binding where Value == [TaskItem] {
    var first: Binding<TaskItem>? { wrappedValue.isEmpty ? nil : self[0] }
}
