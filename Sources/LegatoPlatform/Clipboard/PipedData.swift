import Dispatch
import Foundation
import Glibc
import LegatoGraphics
import LegatoLayers

/// Data of this program that others request by pipes, under Wayland.
nonisolated struct PipedData: Sendable {
    /// The pipes of this program.
    static let pipes = ClipboardPipes()

    private let targets: [(target: String, data: ClipboardData)]

    /// Creates the data of items.
    init(_ items: [ClipboardItem]) {
        targets = ClipboardTargets.targets(of: ClipboardItem(joining: items.map(\.exported)))
    }

    /// Calls a closure with the types, and a mark, as strings of C.
    func withTypes<Result>(
        and mark: String, _ body: (UnsafePointer<UnsafePointer<CChar>>, Int) -> Result
    ) -> Result {
        let names = (targets.map(\.target) + [mark]).compactMap { strdup($0) }
        defer { for name in names { free(name) } }
        return body(names.map { UnsafePointer($0) }, names.count)
    }

    /// Writes the data of a type to a pipe once it is loaded, and closes the pipe, also if it is not loaded
    /// within some seconds.
    ///
    /// The data may take time to make, and is therefore loaded on a background queue.
    func send(
        _ type: String, to descriptor: Int32, within seconds: Double = ClipboardLimits().loading
    ) {
        guard let data = targets.first(where: { $0.target == type })?.data else {
            close(descriptor)
            return
        }
        DispatchQueue.global().async {
            data.load(within: seconds) { result in
                switch result {
                case .success(let data):
                    Self.pipes.write(ClipboardTargets.encoded(data, for: type), to: descriptor)
                case .failure(let error):
                    Warning.print("The copied \(type) cannot be provided: \(error).")
                    close(descriptor)
                }
            }
        }
    }
}
