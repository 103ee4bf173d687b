import LegatoGraphics

/// A harmless programming error, reported once to standard error in one sentence.
///
/// Numbers are checked by `NumberCheck`.
nonisolated enum ViewWarning {
    /// Prints a message that starts with its subject, unless it was printed before.
    static func print(_ subject: WarningSubject, _ predicate: String) {
        Warning.print("\(subject.text) \(predicate)")
    }

    /// Prints a message unless one with the same subject and matter was printed before.
    ///
    /// The values are not compared, because they change every frame in animated views.
    static func print(
        _ subject: WarningSubject, about matter: String, _ predicate: @autoclosure () -> String
    ) {
        Warning.print(about: "\(subject.text) \(matter)", "\(subject.text) \(predicate())")
    }
}

/// The view that a warning is about, and the view whose body contains it.
///
/// Every warning of views requires one.
nonisolated struct WarningSubject {
    let text: String
}
