/// Identifies a layer within a process.
package typealias LayerID = UInt64
