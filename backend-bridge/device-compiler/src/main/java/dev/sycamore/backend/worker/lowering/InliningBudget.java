package dev.sycamore.backend.worker.lowering;

import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * How many instructions a kernel has once all calls are inlined: counted by the call graph, before
 * anything is inlined. The front end has counted what it has the source of; functions of other
 * modules, and those of other languages, are seen here first.
 */
final class InliningBudget {

  /** LLVM takes about a minute for as many. */
  private static final long MOST_INSTRUCTIONS = 2_000_000;

  /** Nobody needs more exact numbers. */
  private static final long MOST_COUNTED = Long.MAX_VALUE >> 2;

  private final Map<String, Long> sizes = new HashMap<>();
  private final Predicate<LLVMValueRef> kept;

  /**
   * @param kept whether a function stays one
   */
  InliningBudget(Predicate<LLVMValueRef> kept) {
    this.kept = kept;
  }

  /** Fails if there are too many. */
  void check(KernelSignature kernel) throws CompileException {
    if (size(kernel.function()) > MOST_INSTRUCTIONS) {
      throw kernel.refused(
          String.format(
              Locale.ROOT,
              "with all calls inlined, it has more than %,d instructions%s",
              MOST_INSTRUCTIONS,
              chain(kernel.function())));
    }
  }

  private long size(LLVMValueRef function) {
    String name = Llvm.name(function);
    Long known = sizes.get(name);
    if (known != null) {
      return known;
    }
    // One that calls itself is refused later.
    sizes.put(name, 0L);
    long size = 0;
    for (LLVMValueRef instruction : Llvm.instructions(function)) {
      size = Math.min(MOST_COUNTED, size + 1 + inlined(instruction).map(this::size).orElse(0L));
    }
    sizes.put(name, size);
    return size;
  }

  /** The function that a call is replaced with; empty for other instructions. */
  private Optional<LLVMValueRef> inlined(LLVMValueRef instruction) {
    return Optional.of(instruction)
        .filter(Llvm::isCall)
        .map(Llvm::callee)
        .filter(callee -> !Llvm.isDeclaration(callee) && !kept.test(callee));
  }

  /** The calls that lead to most, as far as a function is too large by itself. */
  private String chain(LLVMValueRef kernel) {
    StringBuilder chain = new StringBuilder();
    String separator = ", by ";
    LLVMValueRef caller = kernel;
    Optional<LLVMValueRef> next = largest(kernel);
    // Recursion would lead back to a larger one.
    while (next.isPresent()
        && size(next.get()) > MOST_INSTRUCTIONS
        && size(next.get()) < size(caller)) {
      chain.append(separator).append(FunctionNames.of(next.get()).shown());
      separator = " -> ";
      caller = next.get();
      next = largest(caller);
    }
    return chain.toString();
  }

  private Optional<LLVMValueRef> largest(LLVMValueRef function) {
    return Llvm.instructions(function).stream()
        .flatMap(instruction -> inlined(instruction).stream())
        .max(Comparator.comparingLong(this::size));
  }
}
