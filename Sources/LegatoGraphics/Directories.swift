public import Foundation

// Foundation defines these directories on Apple's platforms only.

nonisolated extension URL {
    /// The user's documents.
    public static var documentsDirectory: URL { directory(.documentDirectory) }

    /// Files that can be created again.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }

    /// Files that apps keep for themselves.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }

    /// The files on the user's desktop.
    public static var desktopDirectory: URL { directory(.desktopDirectory) }

    /// The user's downloads.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }

    /// The user's pictures.
    public static var picturesDirectory: URL { directory(.picturesDirectory) }

    /// The user's films.
    public static var moviesDirectory: URL { directory(.moviesDirectory) }

    /// The user's music.
    public static var musicDirectory: URL { directory(.musicDirectory) }

    /// The files that the user shares with others.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }

    /// The user's deleted files.
    public static var trashDirectory: URL { directory(.trashDirectory) }

    /// The user's directory of a kind, or the home directory if the user has none.
    private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
        guard let found = FileManager.default.urls(for: kind, in: .userDomainMask).first else {
            return .homeDirectory
        }
        return URL(filePath: found.path(percentEncoded: false), directoryHint: .isDirectory)
    }
}
