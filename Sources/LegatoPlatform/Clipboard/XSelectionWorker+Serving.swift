import CSDL2
import Foundation
import LegatoGraphics
import LegatoLayers

nonisolated extension XSelectionWorker {
    /// The most bytes that are passed at once.
    private var partSize: Int { min(x.maxRequestSize(display) * 4 - 256, 1 << 18) }

    /// Answers another program's request.
    func serve(_ request: XSelectionRequestEvent) {
        // Obsolete clients leave the property out.
        let property = request.property == 0 ? request.target : request.property
        guard let selection = selection(request.selection), let owned = owned[selection],
            // The target of an earlier drag must not receive the data of this one; 0 is now.
            request.time == 0 || !owned.isLater(than: request.time)
        else { return answer(request, 0) }
        guard name(request.target) == "MULTIPLE" else {
            return provide(owned, request.target, to: request.requestor, property) { [self] in
                answer(request, $0 ? property : 0)
            }
        }
        var pairs = numbers(of: request.requestor, property)
        guard !pairs.isEmpty, pairs.count.isMultiple(of: 2) else { return answer(request, 0) }
        var waiting = pairs.count / 2
        for index in stride(from: 0, to: pairs.count, by: 2) {
            provide(owned, pairs[index], to: request.requestor, pairs[index + 1]) { [self] isDone in
                if !isDone { pairs[index + 1] = 0 }
                waiting -= 1
                guard waiting == 0 else { return }
                put(pairs, atom("ATOM_PAIR"), on: request.requestor, property)
                answer(request, property)
            }
        }
    }

    private func answer(_ request: XSelectionRequestEvent, _ property: UInt) {
        var event = XEvent()
        event.xselection = XSelectionEvent(
            type: SelectionNotify, serial: 0, send_event: 1, display: display,
            requestor: request.requestor, selection: request.selection, target: request.target,
            property: property, time: request.time
        )
        _ = x.sendEvent(display, request.requestor, 0, 0, &event)
    }

    /// Puts data in a property of another program's window, or the beginning of a transfer in
    /// parts; calls back with whether it could.
    private func provide(
        _ owned: Owned, _ target: UInt, to requestor: UInt, _ property: UInt,
        _ completion: @escaping (Bool) -> Void
    ) {
        switch name(target) {
        case "TARGETS":
            let names = ["TARGETS", "TIMESTAMP", "MULTIPLE"] + owned.targets.map(\.target)
            put(names.map(atom), atom("ATOM"), on: requestor, property)
            completion(true)
        case "TIMESTAMP":
            put([owned.time], atom("INTEGER"), on: requestor, property)
            completion(true)
        case let name:
            guard let data = owned.targets.first(where: { $0.target == name })?.data else {
                return completion(false)
            }
            nonisolated(unsafe) let completion = completion
            data.load(within: limits.loading) { [perform] result in
                perform { worker in
                    switch result {
                    case .success(let data):
                        worker.put(
                            ClipboardTargets.encoded(data, for: name),
                            worker.atom(ClipboardTargets.propertyType(of: name)),
                            on: requestor, property
                        )
                        completion(true)
                    case .failure(let error):
                        Warning.print("The copied \(name) cannot be provided: \(error).")
                        completion(false)
                    }
                }
            }
        }
    }

    /// Puts numbers of 32 bits in a property of a window.
    func put(_ atoms: [UInt], _ type: UInt, on requestor: UInt, _ property: UInt) {
        atoms.withUnsafeBytes { bytes in
            _ = x.changeProperty(
                display, requestor, property, type, 32, 0,
                bytes.bindMemory(to: UInt8.self).baseAddress, Int32(atoms.count)
            )
        }
    }

    private func put(_ data: Data, _ type: UInt, on requestor: UInt, _ property: UInt) {
        guard data.count > partSize else { return write(data, type, on: requestor, property) }
        transfers.removeAll { $0.requestor == requestor && $0.property == property }
        transfers.append(
            Transfer(
                requestor: requestor, property: property, type: type, data: data,
                deadline: MonotonicClock.now + limits.writing
            )
        )
        selectEvents(of: requestor)
        put([UInt(data.count)], atom("INCR"), on: requestor, property)
    }

    private func write(_ data: Data, _ type: UInt, on requestor: UInt, _ property: UInt) {
        data.withUnsafeBytes { bytes in
            _ = x.changeProperty(
                display, requestor, property, type, 8, 0,
                bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bytes.count)
            )
        }
    }

    /// Sends the next part after a program has taken the last one; an empty part is the end.
    func sendPart(to requestor: UInt, _ property: UInt) {
        guard
            let index = transfers.firstIndex(where: {
                $0.requestor == requestor && $0.property == property
            })
        else { return }
        let transfer = transfers[index]
        let part = transfer.data.dropFirst(transfer.sent).prefix(partSize)
        write(part, transfer.type, on: requestor, property)
        guard !part.isEmpty else { return end(index) }
        transfers[index].sent += part.count
        transfers[index].deadline = MonotonicClock.now + limits.writing
    }

    private func end(_ index: Int) {
        selectEvents(of: transfers.remove(at: index).requestor)
    }

    /// Ends transfers to programs that take no further parts.
    func expireTransfers(_ now: Double) {
        while let index = transfers.firstIndex(where: { now >= $0.deadline }) {
            let transfer = transfers[index]
            Warning.print(
                ClipboardLimits.stopped(after: transfer.sent, of: transfer.data.count)
            )
            end(index)
        }
    }

    /// The numbers of 32 bits in a property of another program's window.
    func numbers(of requestor: UInt, _ property: UInt) -> [UInt] {
        var (type, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        let status = x.getProperty(
            display, requestor, property, 0, 1 << 10, 0, 0, &type, &format, &count, &rest, &bytes
        )
        defer { _ = x.release(bytes) }
        guard status == 0, format == 32, let bytes else { return [] }
        return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
    }
}
