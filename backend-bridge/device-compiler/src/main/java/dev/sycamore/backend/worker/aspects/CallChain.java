package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import java.util.List;
import java.util.Optional;

/**
 * The way from a function to the use of an aspect.
 *
 * @param start the first function
 * @param calls those that follow
 */
record CallChain(ModuleFunction start, List<FunctionCall> calls) {

  CallChain {
    calls = List.copyOf(calls);
  }

  /** The way that is the function alone. */
  static CallChain of(ModuleFunction function) {
    return new CallChain(function, List.of());
  }

  /** The function with the use. */
  ModuleFunction end() {
    return calls.isEmpty() ? start : calls.get(calls.size() - 1).callee();
  }

  /** Where it ends, else where it begins, as the front end says without debug information. */
  Optional<DebugLocation> statedPlace() {
    return end().statedPlace().or(start::statedPlace);
  }

  /**
   * Where the aspect is used: in the last function, else where that begins, else where it is
   * called.
   */
  Optional<DebugLocation> use(int aspect) {
    Optional<DebugLocation> called =
        calls.isEmpty() ? Optional.empty() : calls.get(calls.size() - 1).place();
    if (!end().isDefined()) {
      return called;
    }
    return end().uses().place(aspect).or(() -> end().place()).or(() -> called);
  }
}
