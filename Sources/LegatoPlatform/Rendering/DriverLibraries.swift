import Foundation

/// The libraries of an OpenGL driver.
///
/// They register destructors for the threads that used them, but SDL unloads them with the last
/// window: a thread that ends later would run unloaded code.
nonisolated enum DriverLibraries {
    /// Keeps every currently loaded library until the process ends.
    static func keepLoaded() {
        // Read to the end, because kernel files report no size.
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
