package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.type.VoidType;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Operations of sub-groups: calls of functions that the device build has for its target. */
final class SubGroupEmitter {

  private static final String PREFIX = "__sycamore_sub_group_";

  private SubGroupEmitter() {}

  /** The result's register; a barrier has none. */
  static String emit(IrFunction function, SubGroupOperation operation, List<String> operands) {
    String name = PREFIX + operation.kind().name().toLowerCase(Locale.ROOT);
    String type = LlvmTypes.value(operation.type());
    String attributes =
        operation.kind().isCollective()
            ? "convergent nounwind"
            : "nounwind willreturn memory(none)";
    function
        .module()
        .declare(
            name,
            "declare spir_func "
                + type
                + " @"
                + name
                + "("
                + operands.stream().map(o -> "i32").collect(Collectors.joining(", "))
                + ") "
                + attributes);
    String call =
        "call spir_func "
            + type
            + " @"
            + name
            + "("
            + operands.stream().map(o -> "i32 " + o).collect(Collectors.joining(", "))
            + ")";
    if (operation.type() == VoidType.VOID) {
      function.effect(call);
      return "poison";
    }
    return function.value(call);
  }
}
