import Foundation
import LegatoViews

extension AppWindows {
    /// Opens a file in a window of the first scene that reads its type.
    func open(file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])
        }
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        for (index, plan) in plans().enumerated() {
            guard let documents = plan.documents,
                documents.readable.contains(where: { type.conforms(to: $0) })
            else { continue }
            return tryOpening(index, plan, documents.value(file))
        }
        throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: file.path])
    }

    /// Opens a window for a new document; reports one that no scene edits.
    func open(_ document: NewDocument) {
        for (index, plan) in plans().enumerated() {
            guard let documents = plan.documents, !documents.creatable.isEmpty else { continue }
            switch document {
            case .type(let type) where documents.creatable.contains(type):
                return tryOpening(index, plan)
            case .value(let value, let type) where documents.start == type:
                return tryOpening(index, plan, value)
            default: continue
            }
        }
        printMessage("newDocument found no DocumentGroup of the app that edits such documents.")
    }
}
