import Foundation
import Legato
import Testing

/// The listings of the documentation comments on drag and drop.
struct Card: Codable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title)
    }
}

/// The listing of the documentation comment on choosing files.
struct OpenButton: View {
    @State private var isOpening = false
    @State private var picture: URL?

    var body: some View {
        Button("Open…") { isOpening = true }
            .fileImporter(isPresented: $isOpening, allowedContentTypes: [.png, .jpeg]) { result in
                picture = try? result.get()
            }
    }
}

struct DropListings: View {
    struct Job {
        var title = "Write"
    }

    struct Column: View {
        let tasks: [String]
        init(_ tasks: [String]) { self.tasks = tasks }
        var body: some View {
            VStack { ForEach(tasks, id: \.self) { Text($0) } }
                .frame(width: 120, height: 200)
                .background(Color.yellow)
        }
    }

    let task = Job()
    @State private var tasks = ["Read"]
    @State private var isTargeted = false

    var body: some View {
        HStack(spacing: 0) {
            Text(task.title)
                .draggable(task.title)
                .frame(width: 120, height: 200)
            Column(tasks)
                .dropDestination(for: String.self) { titles, _ in
                    tasks += titles
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
                .border(.red, width: isTargeted ? 4 : 0)
        }
    }
}
