import Foundation
import LegatoUIKit
import Testing

/// Tables of objects that may be deallocated.
struct WeakTableTests {
    private final class Listener {}

    @Test("A weak table loses the objects that are deallocated")
    func weakObjects() {
        let table = NSHashTable<Listener>.weakObjects()
        let kept = Listener()
        var other: Listener? = Listener()
        table.add(kept)
        table.add(kept)
        table.add(other)
        #expect(table.count == 2 && table.contains(other))
        other = nil
        #expect(table.count == 1 && table.allObjects.first === kept && table.anyObject === kept)
        table.remove(kept)
        #expect(table.count == 0 && !table.contains(kept))
    }

    @Test("Objects are compared by isEqual, unless the table compares identities")
    func equality() {
        let (a, b) = (NSNumber(value: 1000), NSNumber(value: 1000))
        let equal = NSHashTable<NSNumber>()
        let same = NSHashTable<NSNumber>(options: .objectPointerPersonality)
        for table in [equal, same] { for one in [a, b] { table.add(one) } }
        #expect(equal.count == 1 && equal.member(b) === a)
        #expect(same.count == 2)
        #expect(equal.objectEnumerator().allObjects.count == 1)
    }

    @Test("A map table loses values with their keys, or when they are deallocated")
    func maps() {
        let byKey = NSMapTable<Listener, NSString>.weakToStrongObjects()
        let byValue = NSMapTable<NSString, Listener>.strongToWeakObjects()
        var one: Listener? = Listener()
        byKey.setObject("a", forKey: one)
        byValue.setObject(one, forKey: "b")
        #expect(byKey.object(forKey: one) == "a" && byKey.count == 1)
        #expect(byValue.object(forKey: "b") === one && byValue.object(forKey: "c") == nil)
        one = nil
        #expect(byKey.count == 0 && byValue.count == 0 && byValue.object(forKey: "b") == nil)
        byKey.setObject("d", forKey: Listener())
        #expect(byKey.keyEnumerator().allObjects.isEmpty)
    }

    @Test("A cache that only grows releases the values of deallocated keys")
    func growing() {
        let table = NSMapTable<Listener, Listener>.weakToStrongObjects()
        var keys = (0..<100).map { _ in Listener() }
        weak var first: Listener?
        weak var last: Listener?
        for (index, key) in keys.enumerated() {
            let value = Listener()
            table.setObject(value, forKey: key)
            if index == 0 { first = value }
            last = value
        }
        #expect(first != nil && last != nil)
        keys = []
        let others = (0..<200).map { _ in Listener() }
        for key in others { table.setObject(key, forKey: key) }
        #expect(first == nil && last == nil)
        #expect(others.allSatisfy { table.object(forKey: $0) === $0 } && table.count == 200)
    }
}
