package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.TargetQuery;
import java.util.Locale;

/** Questions about the target: calls of functions that the device build replaces by constants. */
final class TargetQueryEmitter {

  private static final String PREFIX = "__sycamore_target_";

  private TargetQueryEmitter() {}

  /** The result's register. */
  static String emit(IrFunction function, TargetQuery query) {
    String called =
        "spir_func "
            + LlvmTypes.value(query.type())
            + " @"
            + PREFIX
            + query.property().name().toLowerCase(Locale.ROOT)
            + "()";
    function
        .module()
        .declare(
            PREFIX + query.property().name().toLowerCase(Locale.ROOT),
            "declare " + called + " nounwind willreturn memory(none)");
    return function.value("call " + called);
  }
}
