package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.NativeOperation;
import java.util.List;
import java.util.stream.Collectors;

/** Native functions: calls of functions that the device build has for its target. */
final class NativeOperationEmitter {

  private static final String PREFIX = "__sycamore_native_";

  private NativeOperationEmitter() {}

  /** The result's register. */
  static String emit(IrFunction function, NativeOperation operation, List<String> operands) {
    String name = PREFIX + operation.function().spelling();
    String called = "spir_func float @" + name + "(";
    function
        .module()
        .declare(
            name,
            "declare "
                + called
                + operands.stream().map(o -> "float").collect(Collectors.joining(", "))
                + ") nounwind willreturn memory(none)");
    return function.value(
        "call "
            + called
            + operands.stream().map(o -> "float " + o).collect(Collectors.joining(", "))
            + ")");
  }
}
