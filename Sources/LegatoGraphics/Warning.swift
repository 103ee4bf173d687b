import Foundation

/// A harmless error, reported once to standard error.
package enum Warning {
    private static let printed = Locked<Set<String>>([])
    /// Receives the messages of the code in its scope instead of standard error; nil by default.
    @TaskLocal package static var observer: Observer?

    /// Receives messages instead of standard error.
    package struct Observer: Sendable {
        private let receive: @Sendable (String) -> Void

        /// Creates an observer that calls a closure with each message.
        package init(_ receive: @escaping @Sendable (String) -> Void) { self.receive = receive }

        func callAsFunction(_ sentence: String) { receive(sentence) }
    }

    /// Prints a message unless it was printed before.
    ///
    /// Stops after 1,000 different messages.
    package static func print(_ sentence: String) { print(about: sentence, sentence) }

    /// Prints a message unless one about the same subject was printed before.
    package static func print(about subject: String, _ sentence: @autoclosure () -> String) {
        if let observer { return observer(sentence()) }
        let isNew = printed.withLock { $0.count < 1000 && $0.insert(subject).inserted }
        guard isNew else { return }
        let sentence = sentence()
        try? FileHandle.standardError.write(contentsOf: Data("Legato: \(sentence)\n".utf8))
    }

    /// Returns the quoted first 16 scalars of a text for a message; characters may be of any length.
    package static func excerpt(of string: String) -> String {
        var excerpt = String.UnicodeScalarView()
        excerpt.append(contentsOf: string.unicodeScalars.prefix(16))
        return String(excerpt).debugDescription
    }
}
