package dev.sycamore.backend.worker.llvm;

import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Reads what functions of a module say they are called. */
public final class FunctionNames {

  private FunctionNames() {}

  /** The names of a function. */
  public static FunctionName of(LLVMValueRef function) {
    String symbol = Llvm.name(function);
    return new FunctionName(
        symbol,
        attribute(function, FunctionAttributes.NAME).orElse(symbol),
        attribute(function, FunctionAttributes.PLACE).orElse(""));
  }

  /** Why a function has no checks of its own, for users; empty if it has. */
  public static Optional<String> whyUnchecked(LLVMValueRef function) {
    return attribute(function, FunctionAttributes.UNCHECKED);
  }

  private static Optional<String> attribute(LLVMValueRef function, String key) {
    return Optional.ofNullable(Llvm.stringAttribute(function, key)).filter(text -> !text.isEmpty());
  }
}
