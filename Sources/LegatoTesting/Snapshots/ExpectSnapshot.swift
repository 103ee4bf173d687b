public import Foundation
public import Legato

/// Expects a picture to equal its recorded snapshot.
///
/// The snapshot is the file `__Snapshots__/TESTFILE/NAME.png` beside the test file. If there is
/// none, the picture is recorded, and the expectation fails once to say so. Add the file to version
/// control.
///
/// ```swift
/// expectSnapshot(of: display, named: "card")
/// ```
///
/// If the picture differs, the actual picture and a picture of the difference, in which the pixels
/// that differ are red, are written to `LegatoSnapshots/TESTFILE` in the temporary folder, or in the
/// folder that the environment variable `LEGATO_SNAPSHOT_OUTPUT` names. The failure says how many
/// pixels differ, and where the files are. A file that cannot be read is never overwritten.
///
/// With the environment variable `LEGATO_RECORD_SNAPSHOTS=1`, all snapshots that differ are recorded
/// again, and fail once.
///
/// - Parameters:
///   - picture: The picture.
///   - name: The file name without extension, unique in the test file.
///   - tolerance: How far the picture may differ; `exact` by default.
///   - record: Whether to record the picture, and fail; false by default.
///   - file: The test file.
///   - line: The line at which an issue is reported.
@preconcurrency @MainActor public func expectSnapshot(
    of picture: CGImage, named name: String, tolerance: SnapshotTolerance = .exact,
    record: Bool = false, file: StaticString = #filePath, line: UInt = #line
) {
    let snapshot = SnapshotFile(named: name, for: "\(file)")
    if let failure = snapshot.check(picture, tolerance: tolerance, record: record) {
        reportIssue(failure, at: TestPlace(file, line))
    }
}

/// Expects the current presentation of a display to equal its recorded snapshot.
///
/// See `expectSnapshot(of:named:tolerance:record:file:line:)`.
///
/// ```swift
/// expectSnapshot(of: display, in: try display.element("Total").frame, named: "total")
/// ```
///
/// - Parameters:
///   - display: The display.
///   - area: The part of the display in points, extended to whole pixels; nil, the default, is all
///     of it.
///   - name: The file name without extension, unique in the test file.
///   - tolerance: How far the picture may differ; `exact` by default.
///   - record: Whether to record the picture, and fail; false by default.
///   - file: The test file.
///   - line: The line at which an issue is reported.
@preconcurrency @MainActor public func expectSnapshot(
    of display: HeadlessDisplay, in area: CGRect? = nil, named name: String,
    tolerance: SnapshotTolerance = .exact, record: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
) {
    var picture: CGImage? = display.snapshot()
    if let area {
        let scale = CGAffineTransform(scaleX: display.scale, y: display.scale)
        picture = picture?.cropping(to: area.applying(scale))
    }
    guard let picture else {
        let (part, all) = (area?.text ?? "", display.size.text)
        let message = "The area at \(part) is outside the display of \(all)"
        return reportIssue(message, at: TestPlace(file, line))
    }
    expectSnapshot(
        of: picture, named: name, tolerance: tolerance, record: record, file: file, line: line
    )
}

/// Expects a view in its first frame to equal its recorded snapshot.
///
/// See `expectSnapshot(of:named:tolerance:record:file:line:)`.
///
/// ```swift
/// expectSnapshot(of: Badge(score: 7), size: CGSize(width: 80, height: 40), named: "badge")
/// ```
///
/// - Parameters:
///   - view: The view, on a transparent background.
///   - size: The size in points that is offered to the view, and that of the picture.
///   - scale: The pixels per point; 1 by default.
///   - name: The file name without extension, unique in the test file.
///   - tolerance: How far the picture may differ; `exact` by default.
///   - record: Whether to record the picture, and fail; false by default.
///   - file: The test file.
///   - line: The line at which an issue is reported.
/// - Precondition: both sides are 1 to 16384 pixels.
@preconcurrency @MainActor public func expectSnapshot<Content: View>(
    of view: Content, size: CGSize, scale: CGFloat = 1, named name: String,
    tolerance: SnapshotTolerance = .exact, record: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
) {
    let display = HeadlessDisplay(size: size, scale: scale)
    display.show { view }
    expectSnapshot(
        of: display, named: name, tolerance: tolerance, record: record, file: file, line: line
    )
}
