import Foundation
import Testing

@testable import LegatoGraphics

/// Names of Foundation that Linux lacks.
struct FoundationNamesTests {
    @Test("Directories of the user are those that the file manager finds")
    func directories() throws {
        let pairs: [(URL, FileManager.SearchPathDirectory)] = [
            (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory),
            (.applicationSupportDirectory, .applicationSupportDirectory),
            (.desktopDirectory, .desktopDirectory), (.downloadsDirectory, .downloadsDirectory),
            (.picturesDirectory, .picturesDirectory), (.moviesDirectory, .moviesDirectory),
            (.musicDirectory, .musicDirectory), (.sharedPublicDirectory, .sharedPublicDirectory),
            (.trashDirectory, .trashDirectory),
        ]
        for (directory, kind) in pairs {
            let found = try #require(
                FileManager.default.urls(for: kind, in: .userDomainMask).first
            )
            #expect(directory.standardized.path == found.standardized.path)
            #expect(directory.hasDirectoryPath)
        }
    }

    @Test("A directory that is not found is one in the home directory")
    func fallback() {
        let caches = URL.directory([], ".cache")
        #expect(caches.path == URL.homeDirectory.path + "/.cache")
        #expect(caches.hasDirectoryPath)
    }

    @Test("Points, sizes and rectangles describe their numbers")
    func descriptions() {
        #expect(CGPoint(x: 1, y: -2.5).debugDescription == "(1.0, -2.5)")
        #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
        #expect(String(reflecting: CGPoint(x: 1, y: 2)) == "(1.0, 2.0)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect(String(describing: [CGRect.zero]) == "[(0.0, 0.0, 0.0, 0.0)]")
    }
}
