import CSDL2
import Foundation
import LegatoGraphics
import LegatoLayers

nonisolated extension XSelectionWorker {
    /// Reads the data that a target of a selection had at a time of the server; 0 is now.
    func read(
        _ target: String, from selection: XSelection, at time: UInt = 0,
        _ completion: @escaping ClipboardData.Completion
    ) {
        request(atom(target), from: selection, at: time) { result in
            completion(
                result.map { ClipboardTargets.decoded($0.data, of: $0.type) }
                    .mapError { $0 as any Error }
            )
        }
    }

    /// Requests data from the owner of a selection, after earlier requests have been answered.
    func request(
        _ target: UInt, from selection: XSelection, at time: UInt = 0, isListing: Bool = false,
        _ completion: @escaping Reading.Completion
    ) {
        let reading = Reading(
            selection: selection, target: target, time: time, isListing: isListing,
            completion: completion
        )
        readings.append(reading)
        startReading()
    }

    /// Requests the data of the first reading, if that has not been done.
    func startReading() {
        guard let first = readings.first, first.property == 0 else { return }
        // Late answers to an earlier request have another property.
        requests += 1
        let property = atom("LEGATO_SELECTION_\(requests % 8)")
        let now = MonotonicClock.now
        readings[0].property = property
        (readings[0].deadline, readings[0].end) = (now + limits.answer, now + limits.reading)
        _ = x.deleteProperty(display, window, property)
        _ = x.convert(
            display, atom(first.selection.rawValue), first.target, property, window,
            first.time
        )
    }

    private func finish(_ result: Result<(data: Data, type: String), ClipboardError>) {
        let reading = readings.removeFirst()
        startReading()
        reading.completion(result)
    }

    /// Handles the answer of the owner.
    func receive(_ event: XSelectionEvent) {
        guard let reading = readings.first, reading.property != 0,
            event.selection == atom(reading.selection.rawValue), event.target == reading.target,
            event.property == 0 || event.property == reading.property
        else { return }
        let target = name(reading.target)
        guard event.property != 0 else {
            return finish(.failure(ClipboardError("its owner does not provide \(target)")))
        }
        let (data, type) = property(reading.property)
        guard name(type) == "INCR" else { return finish(.success((data, name(type)))) }
        readings[0].isPartial = true
        readings[0].deadline = MonotonicClock.now + limits.answer
    }

    /// Handles a part of the data.
    func receivePart(_ atom: UInt) {
        // Without a copy of the reading, whose data would be copied for each part.
        guard !readings.isEmpty, readings[0].isPartial, readings[0].property == atom else {
            return
        }
        let (part, type) = property(atom)
        guard !part.isEmpty else {
            return finish(.success((readings[0].data, name(readings[0].type))))
        }
        readings[0].data.append(part)
        (readings[0].type, readings[0].deadline) = (type, MonotonicClock.now + limits.answer)
        expireReading(MonotonicClock.now)
    }

    /// Ends a reading of too much data, or of an owner that does not answer or does not end.
    func expireReading(_ now: Double) {
        guard !readings.isEmpty, let deadline = readings[0].deadline,
            let error = limits.error(
                ofReading: readings[0].data.count, now: now, deadline: deadline,
                end: readings[0].end
            )
        else { return }
        finish(.failure(error))
    }

    /// Takes the data and the type of a property of the window, and deletes it.
    ///
    /// Elements of 32 bits occupy 64, as in Xlib.
    private func property(_ property: UInt) -> (Data, UInt) {
        var (data, kind, offset) = (Data(), UInt(0), 0)
        while true {
            var (type, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
            var bytes: UnsafeMutablePointer<UInt8>?
            // Offsets and lengths count units of 4 bytes; the property is deleted when its end has
            // been read.
            let status = x.getProperty(
                display, window, property, offset, 1 << 16, 1, 0, &type, &format, &count, &rest,
                &bytes
            )
            defer { _ = x.release(bytes) }
            guard status == 0, let bytes, format != 0 else { return (data, kind) }
            kind = type
            let size = format == 32 ? MemoryLayout<Int>.size : Int(format) / 8
            data.append(bytes, count: Int(count) * size)
            offset += Int(count) * Int(format) / 32
            guard rest > 0, count > 0 else { return (data, kind) }
        }
    }
}
