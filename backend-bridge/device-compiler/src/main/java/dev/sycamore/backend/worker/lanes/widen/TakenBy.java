package dev.sycamore.backend.worker.lanes.widen;

import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Which lanes take the value that a phi has for an edge; the others keep theirs. */
sealed interface TakenBy {

  /** All of them: whoever needs the phi's value comes along this edge. */
  record All() implements TakenBy {}

  /** All or none of them, as a bit says. */
  record AllOrNone(LLVMValueRef bit) implements TakenBy {}

  /** Those of a mask. */
  record Some(LLVMValueRef mask) implements TakenBy {}
}
