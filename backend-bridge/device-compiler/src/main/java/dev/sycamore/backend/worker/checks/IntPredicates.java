package dev.sycamore.backend.worker.checks;

import static org.bytedeco.llvm.global.LLVM.*;

/** Comparisons of integers, by LLVM's numbers. */
final class IntPredicates {

  private IntPredicates() {}

  /** The comparison that holds where one does not. */
  static int opposite(int predicate) {
    return switch (predicate) {
      case LLVMIntULT -> LLVMIntUGE;
      case LLVMIntULE -> LLVMIntUGT;
      case LLVMIntUGT -> LLVMIntULE;
      case LLVMIntUGE -> LLVMIntULT;
      case LLVMIntSLT -> LLVMIntSGE;
      case LLVMIntSLE -> LLVMIntSGT;
      case LLVMIntSGT -> LLVMIntSLE;
      case LLVMIntSGE -> LLVMIntSLT;
      default -> predicate == LLVMIntEQ ? LLVMIntNE : LLVMIntEQ;
    };
  }
}
