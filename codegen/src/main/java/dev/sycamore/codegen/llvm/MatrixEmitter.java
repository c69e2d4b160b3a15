package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.MatrixOperation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Products of matrices: calls of functions that the device build has for its target. */
final class MatrixEmitter {

  private static final String PREFIX = "__sycamore_matrix_multiply_add_";

  private MatrixEmitter() {}

  static void emit(IrFunction function, ViewEmitter views, MatrixOperation e) {
    String name = PREFIX + e.kind().name().toLowerCase(Locale.ROOT);
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < e.views().size(); i++) {
      String address = views.address(e.views().get(i), List.of(e.offsets().get(i)));
      arguments.add("ptr " + address);
    }
    function
        .module()
        .declare(name, "declare spir_func void @" + name + "(ptr, ptr, ptr) convergent nounwind");
    function.effect("call spir_func void @" + name + "(" + String.join(", ", arguments) + ")");
  }
}
