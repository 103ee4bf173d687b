import Foundation
import Legato
import Observation
import Testing

private let spring = Spring(duration: 0.5, bounce: 0)
private let cellFrame = CGRect(x: 20, y: 240, width: 60, height: 80)

struct ZoomTests {
    @Test(arguments: Presenter.allCases)
    func theCellMorphsIntoThePageAndBack(presenter: Presenter) throws {
        let zoom = ZoomStage(presenter)
        let rest = presenter.restingFrame
        let radius = presenter.cornerRadius
        expectSame(zoom.frame(zoom.cell), cellFrame)
        #expect(zoom.cell?.cornerRadius == 10)
        let before = zoom.display.snapshot().pixels
        zoom.open(true)
        zoom.display.advance(frames: 0)
        let start = zoom.display.time
        for frames in [0, 1, 5, 6, 6, 12] {
            zoom.display.advance(frames: frames)
            let time = zoom.display.time - start
            let progress = spring.value(target: 1.0, time: time)
            let page = try #require(zoom.page)
            expectSame(zoom.frame(page), between(cellFrame, rest, progress))
            #expect(abs(page.cornerRadius - (10 + (radius - 10) * progress)) < 0.01)
            let fade = UnitCurve.easeOut.value(at: min(1, time / 0.15))
            #expect(abs(Double(page.opacity) - fade) < 0.01)
            expectPicture(zoom, on: progress)
            let shade = try #require(zoom.shade)
            expectSame(zoom.frame(shade), zoom.frame(page))
            #expect(!shade.isHidden && shade.shadowRadius == 3 && shade.shadowOffset.height == 3)
            #expect(abs(shade.shadowOpacity - 0.33) < 0.001)
        }
        zoom.display.advance(by: 2)
        expectSame(zoom.frame(zoom.page), rest)
        #expect(zoom.cell?.isHidden == true)

        zoom.open(false)
        let back = zoom.display.time
        for frames in [1, 5, 6, 6] {
            zoom.display.advance(frames: frames)
            let time = zoom.display.time - back
            let progress = 1 - spring.value(target: 1.0, time: time)
            expectSame(zoom.frame(zoom.page), between(cellFrame, rest, progress))
            #expect(
                abs(try #require(zoom.page).cornerRadius - (10 + (radius - 10) * progress)) < 0.01)
            let fade = UnitCurve.easeIn.value(at: min(1, time / 0.35))
            #expect(abs(Double(try #require(zoom.page).opacity) - (1 - fade)) < 0.01)
            expectPicture(zoom, on: progress)
        }
        zoom.display.advance(by: 2)
        #expect(zoom.page == nil)
        expectSame(zoom.frame(zoom.cell), cellFrame)
        expectSame(zoom.frame(zoom.picture), cellFrame)
        #expect(zoom.cell?.cornerRadius == 10)
        #expect(zoom.display.snapshot().pixels == before)
        #expect(zoom.journal.take() == NavigationPhase.allCases.map { "\($0)" })
        #expect(zoom.display.isIdle)
    }

    @Test(arguments: Presenter.allCases)
    func aPageGrabbedInFlightIsDraggedAndReleasedWithThePointersVelocity(
        presenter: Presenter
    ) throws {
        let zoom = ZoomStage(presenter)
        zoom.open(true)
        zoom.display.advance(frames: 7)
        let caught = zoom.frame(zoom.page)
        #expect(caught.width > 100 && caught.width < 190)
        let y = caught.midY
        zoom.stage.press(caught.midX, y)
        // 240 points per second upwards, so that the page stays open.
        var places: [CGFloat] = []
        for step in 1...24 {
            zoom.stage.move(caught.midX, y - 4 * CGFloat(step))
            zoom.display.advance(frames: 1)
            places.append(zoom.frame(zoom.page).midY)
        }
        // A spring of 0.15 s follows the pointer within a few frames.
        let held = places[23] - places[22]
        #expect(abs(held + 4) < 0.2)
        #expect(abs(places[23] - (y - 96)) < 30)
        expectSmooth(places)
        zoom.stage.release(caught.midX, y - 96)
        let away = places[23] - presenter.restingFrame.midY
        for frame in 1...12 {
            zoom.display.advance(frames: 1)
            // It continues upwards with the same velocity before it reverses.
            let progress = spring.value(
                target: -away, initialVelocity: 60 * held, time: Double(frame) / 60
            )
            #expect(abs(zoom.frame(zoom.page).midY - (places[23] + progress)) < 0.5)
        }
        zoom.display.advance(by: 2)
        expectSame(zoom.frame(zoom.page), presenter.restingFrame)
        #expect(zoom.model.isOpen(presenter))
        #expect(zoom.display.isIdle)
    }

    @Test(arguments: Presenter.allCases)
    func aPageThrownDownReturnsIntoItsCell(presenter: Presenter) throws {
        let zoom = ZoomStage(presenter)
        zoom.open(true)
        zoom.display.advance(by: 2)
        zoom.stage.press(100, 100)
        var places = [zoom.frame(zoom.page).midY]
        for step in 1...12 {
            zoom.stage.move(100, 100 + 10 * CGFloat(step))
            zoom.display.advance(frames: 1)
            places.append(zoom.frame(zoom.page).midY)
        }
        let page = zoom.frame(zoom.page)
        // It is smaller while it is dragged.
        #expect(page.width < 190 && page.midY > presenter.restingFrame.midY + 80)
        zoom.stage.release(100, 220)
        for _ in 0..<20 {
            zoom.display.advance(frames: 1)
            places.append(zoom.frame(zoom.page).midY)
        }
        #expect(!zoom.model.isOpen(presenter))
        expectSmooth(places)
        zoom.display.advance(by: 2)
        #expect(zoom.page == nil)
        expectSame(zoom.frame(zoom.cell), cellFrame)
        #expect(showsCell(zoom))
        #expect(zoom.journal.take() == NavigationPhase.allCases.map { "\($0)" })
    }

    @Test func aPageGrabbedDuringItsDismissalIsDraggedAndThenDismissed() throws {
        let zoom = ZoomStage(.push)
        zoom.open(true)
        zoom.display.advance(by: 2)
        zoom.open(false)
        zoom.display.advance(frames: 6)
        let caught = zoom.frame(zoom.page)
        zoom.stage.press(caught.midX, caught.midY)
        for step in 1...12 {
            zoom.stage.move(caught.midX, caught.midY - 12 * CGFloat(step))
            zoom.display.advance(frames: 1)
        }
        zoom.display.advance(by: 1)
        // The drag begins after the first twelve points.
        #expect(abs(zoom.frame(zoom.page).midY - (caught.midY - 11 * 12)) < 0.1)
        #expect(zoom.page?.opacity == 1)
        expectSame(zoom.frame(zoom.cell), zoom.frame(zoom.page))
        zoom.stage.release(caught.midX, caught.midY - 144)
        zoom.display.advance(by: 2)
        #expect(zoom.page == nil)
        #expect(showsCell(zoom))
        #expect(zoom.journal.take() == NavigationPhase.allCases.map { "\($0)" })
    }

    @Test(arguments: Presenter.allCases)
    func thePageReturnsToTheCurrentFrameOfItsCell(presenter: Presenter) throws {
        let zoom = ZoomStage(presenter)
        zoom.open(true)
        zoom.display.advance(by: 2)
        zoom.model.top = 100
        zoom.display.advance(by: 1)
        zoom.open(false)
        zoom.display.advance(frames: 12)
        let progress = 1 - spring.value(target: 1.0, time: 0.2)
        let moved = cellFrame.offsetBy(dx: 0, dy: -140)
        expectSame(zoom.frame(zoom.page), between(moved, presenter.restingFrame, progress))
        zoom.display.advance(by: 2)
        expectSame(zoom.frame(zoom.cell), moved)
    }

    @Test(arguments: Presenter.allCases)
    func aPageWhoseCellVanishedFadesAndReportsIt(presenter: Presenter) throws {
        let zoom = ZoomStage(presenter)
        zoom.open(true)
        zoom.display.advance(by: 2)
        zoom.model.top = nil
        zoom.display.advance(by: 1)
        let messages = warnings {
            zoom.open(false)
            zoom.display.advance(frames: 12)
        }
        #expect(
            messages.count == 1
                && messages[0].hasSuffix(
                    "finds no view marked with matchedTransitionSource(id: 1, in:) in the namespace "
                        + "of its zoom transition; it fades instead. Keep its source in the tree."
                )
        )
        expectSame(zoom.frame(zoom.page), presenter.restingFrame)
        let progress = spring.value(target: 1.0, time: 0.2)
        #expect(abs(Double(try #require(zoom.page).opacity) - (1 - progress)) < 0.01)
        zoom.display.advance(by: 2)
        #expect(zoom.page == nil)
    }

    @Test func aPageShownAgainDuringItsDismissalTakesOverTheCell() throws {
        let zoom = ZoomStage(.push)
        zoom.open(true)
        zoom.display.advance(by: 2)
        zoom.open(false)
        zoom.display.advance(frames: 5)
        var widths = [zoom.frame(zoom.cell).width]
        zoom.display.advance(frames: 1)
        zoom.open(true)
        for _ in 0..<30 {
            widths.append(zoom.frame(zoom.cell).width)
            zoom.display.advance(frames: 1)
        }
        // The cell's content reverses in flight, with continuous velocity.
        #expect(try #require(widths.min()) > 80)
        expectSmooth(widths)
        zoom.display.advance(by: 3)
        expectSame(zoom.frame(zoom.page), Presenter.push.restingFrame)
        zoom.open(false)
        zoom.display.advance(frames: 1)
        // It has left the cell, which is empty.
        expectSame(zoom.frame(zoom.cell), zoom.frame(zoom.page))
        #expect(!showsCell(zoom))
        zoom.display.advance(by: 2)
        expectSame(zoom.frame(zoom.cell), cellFrame)
        #expect(showsCell(zoom))
    }

    @Test(arguments: Presenter.allCases)
    func theCellIsHiddenWhileItsPageIsShown(presenter: Presenter) {
        let zoom = ZoomStage(presenter)
        let before = zoom.display.snapshot().pixels
        #expect(showsCell(zoom))
        zoom.open(true)
        zoom.display.advance(by: 2)
        // The page is dragged aside and back up.
        zoom.stage.press(100, 100)
        for step in 1...12 {
            zoom.stage.move(100 + 8 * CGFloat(step), 100 + 10 * CGFloat(step))
            zoom.display.advance(frames: 1)
        }
        zoom.display.advance(by: 1)
        #expect(zoom.frame(zoom.page).minX > 80)
        #expect(!showsCell(zoom))
        expectSame(zoom.frame(zoom.cell), zoom.frame(zoom.page))
        for step in 1...12 {
            zoom.stage.move(196 - 8 * CGFloat(step), 220 - 12 * CGFloat(step))
            zoom.display.advance(frames: 1)
        }
        zoom.stage.release(100, 76)
        zoom.display.advance(by: 2)
        #expect(zoom.model.isOpen(presenter))
        expectSame(zoom.frame(zoom.page), presenter.restingFrame)
        zoom.open(false)
        // Shortly before it arrives it is caught once more.
        zoom.display.advance(frames: 25)
        #expect(zoom.page?.opacity == 0)
        let caught = zoom.frame(zoom.cell)
        zoom.stage.press(caught.midX, caught.midY)
        for step in 1...12 {
            zoom.stage.move(caught.midX, caught.midY - 10 * CGFloat(step))
            zoom.display.advance(frames: 1)
        }
        zoom.display.advance(by: 1)
        #expect(zoom.frame(zoom.page).midY < caught.midY - 90)
        #expect(!showsCell(zoom))
        zoom.stage.release(caught.midX, caught.midY - 120)
        zoom.display.advance(by: 2)
        #expect(zoom.display.snapshot().pixels == before)
        #expect(zoom.display.isIdle)
    }
}

/// The edges of pages that zoom.
///
/// The edges of pages that zoom.
struct ZoomEdgeTests {
    @Observable final class Model { var path: [Int] = [] }

    /// Everything is blue, so that any other hue is an error.
    private struct Blue: View {
        @Bindable var model: Model
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $model.path) {
                ZStack(alignment: .topLeading) {
                    Color.blue.ignoresSafeArea()
                    Color.blue.frame(width: 60, height: 80)
                        .matchedTransitionSource(id: 1, in: space)
                        .offset(x: 20, y: 240)
                }
                .navigationDestination(for: Int.self) { _ in
                    Color.blue.ignoresSafeArea().toolbar(.hidden)
                        .navigationTransition(.zoom(sourceID: 1, in: space))
                }
            }
        }
    }

    @Test("The background of a page does not show at the edges of content that fills it")
    func edges() {
        let model = Model()
        let stage = NavigationStage(Blue(model: model))
        let red = stage.display.snapshot()[100, 200].red
        for isOpen in [true, false] {
            model.path = isOpen ? [1] : []
            var reddest = red
            for _ in 0..<60 {
                stage.display.advance(frames: 1)
                let picture = stage.display.snapshot()
                for y in 0..<picture.height {
                    for x in 0..<picture.width { reddest = max(reddest, picture[x, y].red) }
                }
            }
            #expect(reddest <= red + 2)
        }
    }
}

/// Returns whether the cell is visible, by a point near its lower left corner.
private func showsCell(_ zoom: ZoomStage) -> Bool {
    let pixel = zoom.display.snapshot()[30, 310]
    return Int(pixel.red) > Int(pixel.green) + 100
}

/// Expects the cell's content in the frame of the page, scaled to cover it along the path.
private func expectPicture(
    _ zoom: ZoomStage, on progress: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
    let (page, rest) = (zoom.frame(zoom.page), zoom.presenter.restingFrame.size)
    let scale = 1 + (max(rest.width / 60, rest.height / 80) - 1) * progress
    let size = CGSize(width: 60 * scale, height: 80 * scale)
    let place = CGRect(
        x: page.midX - size.width / 2, y: page.midY - size.height / 2, width: size.width,
        height: size.height
    )
    expectSame(zoom.frame(zoom.cell), page, sourceLocation: sourceLocation)
    expectSame(zoom.frame(zoom.picture), place, sourceLocation: sourceLocation)
    #expect(zoom.cell?.opacity == 1, sourceLocation: sourceLocation)
    #expect(zoom.cell?.cornerRadius == zoom.page?.cornerRadius, sourceLocation: sourceLocation)
}

/// Expects that the velocity changes between frames by no more than a page spring across the
/// height of the display can change it.
private func expectSmooth(_ places: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation) {
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    let turns = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
    let maximum = 200 * pow(2 * Double.pi / 0.5, 2) / 3600
    #expect(turns.allSatisfy { $0 < maximum }, "\(places)", sourceLocation: sourceLocation)
}
