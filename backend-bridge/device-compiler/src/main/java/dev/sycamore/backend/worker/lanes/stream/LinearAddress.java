package dev.sycamore.backend.worker.lanes.stream;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * An address or index as a sum of values, each with a factor, and a constant. Numbers that wrap are
 * left out of account: what is made of it must be right for any address.
 *
 * @param terms the factors, none of which is 0
 */
record LinearAddress(Map<LLVMValueRef, Long> terms, long constant) {

  static LinearAddress of(long constant) {
    return new LinearAddress(Map.of(), constant);
  }

  static LinearAddress of(LLVMValueRef value) {
    return new LinearAddress(Map.of(value, 1L), 0);
  }

  LinearAddress plus(LinearAddress other, long factor) {
    // Code is written in the order of the terms, which must be the same each time.
    Map<LLVMValueRef, Long> sum = new LinkedHashMap<>(terms);
    other.terms.forEach((value, times) -> sum.merge(value, times * factor, Long::sum));
    sum.values().removeIf(times -> times == 0);
    return new LinearAddress(Collections.unmodifiableMap(sum), constant + other.constant * factor);
  }

  boolean isConstant() {
    return terms.isEmpty();
  }
}
