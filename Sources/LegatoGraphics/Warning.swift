import Foundation
import Synchronization

/// What went wrong without harm, told once on the standard error stream.
package enum Warning {
    private static let told = Mutex<Set<String>>([])
    /// Gets every sentence of the code that it surrounds instead; nil by default.
    @TaskLocal package static var observer: Observer?

    /// Receives sentences instead of the standard error stream.
    package struct Observer: Sendable {
        private let receive: @Sendable (String) -> Void

        /// Creates an observer that calls a closure with each sentence.
        package init(_ receive: @escaping @Sendable (String) -> Void) { self.receive = receive }

        func callAsFunction(_ sentence: String) { receive(sentence) }
    }

    /// Prints a sentence unless it was printed before; after 1,000 different ones no more.
    package static func print(_ sentence: String) { print(about: sentence, sentence) }

    /// Prints a sentence unless one about the same was printed before, whatever its values.
    package static func print(about subject: String, _ sentence: @autoclosure () -> String) {
        if let observer { return observer(sentence()) }
        let isNew = told.withLock { $0.count < 1000 && $0.insert(subject).inserted }
        guard isNew else { return }
        let sentence = sentence()
        try? FileHandle.standardError.write(contentsOf: Data("Legato: \(sentence)\n".utf8))
    }
}
