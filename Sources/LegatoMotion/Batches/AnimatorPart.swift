import CLegatoMotionKernels
import LegatoGraphics

/// An animation of an animator, as stored by a batch.
enum AnimatorPart<Value: VectorArithmetic & Sendable> {
    case spring(FluidTrack<Value>.Start, FluidTrajectory, end: Double)
    case track(MotionTrack<Value>, UnitMotion)
}
