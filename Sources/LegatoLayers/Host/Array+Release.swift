extension Array {
    /// Removes elements, and releases them once the array has changed.
    ///
    /// Their deinitialisers, such as those of a program's layers and delegates, may change the array, too.
    mutating func release(where isReleased: (Element) -> Bool) {
        guard contains(where: isReleased) else { return }
        self = filter { !isReleased($0) }
    }
}
