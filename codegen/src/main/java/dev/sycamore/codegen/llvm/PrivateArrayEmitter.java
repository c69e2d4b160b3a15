package dev.sycamore.codegen.llvm;

import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.List;

/** Private arrays: memory for the whole call, zeroed each time control comes to the declaration. */
final class PrivateArrayEmitter {

  private static final String MEMSET = "llvm.memset.p0.i64";

  private final IrFunction function;
  private final ExpressionEmitter expressions;

  PrivateArrayEmitter(IrFunction function, ExpressionEmitter expressions) {
    this.function = function;
    this.expressions = expressions;
  }

  void declare(DeclarePrivateArray array) {
    ViewType type = (ViewType) array.variable().type();
    String name = IrFunction.name(array.variable());
    String element = LlvmTypes.memory(type.element());
    // SPIR-V has no arrays without elements.
    int stored = Math.max(1, array.length());
    function.alloca(name, "[" + stored + " x " + element + "]");
    if (array.length() > 0) {
      function
          .module()
          .declare(MEMSET, "declare void @" + MEMSET + "(ptr writeonly, i8, i64, i1 immarg)");
      String size = bytes(type.element(), array.length());
      function.effect(
          "call void @" + MEMSET + "(ptr " + name + ", i8 0, i64 " + size + ", i1 false)");
    }
    String length = Integer.toString(array.length());
    expressions
        .views()
        .bind(array.variable(), new ViewValue(type, name, List.of(length), List.of()));
  }

  /**
   * LLVM's {@code sroa} makes values of an array only if the size is a number. That of records
   * comes from the data layout, by the address of the element after the last one.
   */
  private static String bytes(DeviceType element, int length) {
    if (element instanceof ScalarType scalar) {
      return Long.toString((long) length * scalar.size());
    }
    return "ptrtoint (ptr getelementptr ("
        + LlvmTypes.memory(element)
        + ", ptr null, i64 "
        + length
        + ") to i64)";
  }
}
