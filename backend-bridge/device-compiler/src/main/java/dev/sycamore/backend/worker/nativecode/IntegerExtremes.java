package dev.sycamore.backend.worker.nativecode;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.worker.llvm.Llvm;
import java.util.Map;
import java.util.OptionalInt;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** LLVM's functions for the smaller and the greater one of two integers. */
final class IntegerExtremes {

  /** By what is compared: where that holds of the two, the result is the first. */
  private static final Map<String, Integer> PREDICATES =
      Map.of(
          "llvm.smin.", LLVMIntSLT,
          "llvm.smax.", LLVMIntSGT,
          "llvm.umin.", LLVMIntULT,
          "llvm.umax.", LLVMIntUGT);

  private IntegerExtremes() {}

  /** The comparison after which an instruction, if it calls such a function, chooses its result. */
  static OptionalInt predicate(LLVMValueRef instruction) {
    return PREDICATES.entrySet().stream()
        .filter(function -> Llvm.isCallOf(function.getKey(), instruction))
        .mapToInt(Map.Entry::getValue)
        .findFirst();
  }
}
