public import Foundation

// Foundation defines these directories on Apple's platforms only.

nonisolated extension URL {
    /// The user's documents directory; `Documents` in the home directory unless the user has set another.
    public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }

    /// The user's caches directory, of all apps: `.cache` in the home directory, or `XDG_CACHE_HOME`.
    public static var cachesDirectory: URL { directory(.cachesDirectory, ".cache") }

    /// The user's application support directory, of all apps: `.local/share` in the home directory, or
    /// `XDG_DATA_HOME`.
    public static var applicationSupportDirectory: URL {
        directory(.applicationSupportDirectory, ".local/share")
    }

    /// The user's desktop directory; `Desktop` in the home directory unless the user has set another.
    public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }

    /// The user's downloads directory; `Downloads` in the home directory unless the user has set another.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }

    /// The user's pictures directory; `Pictures` in the home directory unless the user has set another.
    public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }

    /// The user's movies directory; `Videos` in the home directory unless the user has set another.
    public static var moviesDirectory: URL { directory(.moviesDirectory, "Videos") }

    /// The user's music directory; `Music` in the home directory unless the user has set another.
    public static var musicDirectory: URL { directory(.musicDirectory, "Music") }

    /// The user's directory of shared files; `Public` in the home directory unless the user has set
    /// another.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, "Public") }

    /// The user's trash directory, as `FileManager` finds it: `.Trash` in the home directory.
    ///
    /// The file managers of Linux desktops use another, `.local/share/Trash`.
    public static var trashDirectory: URL { directory(.trashDirectory, ".Trash") }

    private static func directory(
        _ kind: FileManager.SearchPathDirectory, _ name: String
    ) -> URL {
        directory(FileManager.default.urls(for: kind, in: .userDomainMask), name)
    }

    /// Returns the first of the directories found, or one in the home directory: never that itself, whose
    /// files an app that empties its caches would delete.
    static func directory(_ found: [URL], _ name: String) -> URL {
        guard let first = found.first else {
            return .homeDirectory.appending(path: name, directoryHint: .isDirectory)
        }
        return URL(filePath: first.path(percentEncoded: false), directoryHint: .isDirectory)
    }
}
