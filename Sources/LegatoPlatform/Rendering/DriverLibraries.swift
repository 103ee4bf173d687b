import Foundation

/// The libraries of an OpenGL driver.
///
/// They leave destructors for the threads that used them, but SDL unloads them with the last
/// window: a thread that ends later would run code that is gone.
nonisolated enum DriverLibraries {
    /// Keeps every library that is loaded now until the process ends.
    static func keepLoaded() {
        // Read as a whole: a file of the kernel's has no size.
        guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"),
            let maps = try? file.readToEnd()
        else { return }
        let paths = String(decoding: maps, as: UTF8.self).split(separator: "\n")
            .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
        for path in Set(paths) where path.contains(".so") {
            _ = dlopen(path, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE)
        }
    }
}
