public import Foundation
public import Legato

/// Expects an image to equal its recorded snapshot.
///
/// The snapshot is the file `__Snapshots__/TESTFILE/NAME.png` beside the test file. If there is
/// none, the image is recorded, and the expectation fails once. Add the file to version control.
///
/// ```swift
/// expectSnapshot(of: display, named: "card")
/// ```
///
/// If the image differs, the actual image and a difference image, with the differing pixels in red,
/// are written to `LegatoSnapshots/TESTFILE` in the temporary folder, or to the folder named by the
/// environment variable `LEGATO_SNAPSHOT_OUTPUT`. The failure reports the number of differing
/// pixels and the paths of the files. A file that cannot be read is never overwritten.
///
/// If the environment variable `LEGATO_RECORD_SNAPSHOTS` is 1, snapshots that differ are recorded
/// again, and fail once.
///
/// - Parameters:
///   - picture: The image.
///   - name: The file name without extension, unique in the test file.
///   - tolerance: The allowed difference; `exact` by default.
///   - record: Whether to record the image and fail; false by default.
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
///   - tolerance: The allowed difference; `exact` by default.
///   - record: Whether to record the image and fail; false by default.
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

/// Expects the first frame of a view to equal its recorded snapshot.
///
/// See `expectSnapshot(of:named:tolerance:record:file:line:)`.
///
/// ```swift
/// expectSnapshot(of: Badge(score: 7), size: CGSize(width: 80, height: 40), named: "badge")
/// ```
///
/// - Parameters:
///   - view: The view, on a transparent background.
///   - size: The size proposed to the view, in points, which is also that of the image.
///   - scale: The pixels per point; 1 by default.
///   - name: The file name without extension, unique in the test file.
///   - tolerance: The allowed difference; `exact` by default.
///   - record: Whether to record the image and fail; false by default.
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
