package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;

/** Asynchronous copies: calls of functions that the device build has for its target. */
final class AsyncCopyEmitter {

  private static final String COPY = "__sycamore_copy_to_";
  private static final String WAIT = "__sycamore_wait_for_copies";

  private final IrFunction function;
  private final ExpressionEmitter expressions;

  AsyncCopyEmitter(IrFunction function, ExpressionEmitter expressions) {
    this.function = function;
    this.expressions = expressions;
  }

  /** The event's register; a wait has none. */
  String emit(AsyncCopyOperation e) {
    return switch (e.kind()) {
      case START -> start(e);
      case WAIT -> await(e);
    };
  }

  private String start(AsyncCopyOperation e) {
    ScalarType element = (ScalarType) ((ViewType) e.views().get(0).type()).element();
    String name = COPY + (e.isToLocal() ? "local_" : "global_") + LlvmTypes.bits(element);
    List<String> types = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < e.views().size(); i++) {
      DeviceExpression view = e.views().get(i);
      String type = LlvmTypes.pointer(((ViewType) view.type()).space());
      types.add(type);
      arguments.add(type + " " + expressions.views().address(view, List.of(e.operands().get(i))));
    }
    for (DeviceExpression operand : e.operands().subList(e.views().size(), e.operands().size())) {
      types.add("i32");
      arguments.add("i32 " + expressions.value(operand));
    }
    declare("i32", name, types);
    return function.value("call spir_func i32 @" + name + "(" + String.join(", ", arguments) + ")");
  }

  private String await(AsyncCopyOperation e) {
    declare("void", WAIT, List.of("i32"));
    String event = expressions.value(e.operands().get(0));
    function.effect("call spir_func void @" + WAIT + "(i32 " + event + ")");
    return "poison";
  }

  private void declare(String result, String name, List<String> types) {
    String parameters = String.join(", ", types);
    function
        .module()
        .declare(
            name,
            "declare spir_func "
                + result
                + " @"
                + name
                + "("
                + parameters
                + ") convergent nounwind");
  }
}
