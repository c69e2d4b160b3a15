package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;

/** What has effects of its own: calls, atomic operations, barriers. */
final class OperationEmitter {

  private static final String BARRIER = "_Z7barrierj";

  /** Local and global memory, as OpenCL numbers them. */
  private static final int FENCE_FLAGS = 3;

  private final IrFunction function;
  private final ExpressionEmitter expressions;
  private final AtomicEmitter atomics;

  OperationEmitter(IrFunction function, ExpressionEmitter expressions) {
    this.function = function;
    this.expressions = expressions;
    this.atomics = new AtomicEmitter(function, expressions);
  }

  String call(Call call) {
    List<String> arguments = new ArrayList<>();
    for (Expression argument : call.arguments()) {
      if (argument.type() instanceof ViewType) {
        arguments.addAll(expressions.views().view(argument).parts());
      } else {
        arguments.add(LlvmTypes.value(argument.type()) + " " + expressions.value(argument));
      }
    }
    DeviceType type = call.type();
    function.module().declareCallee(call);
    String text =
        "call spir_func "
            + LlvmTypes.value(type)
            + " @"
            + call.function()
            + "("
            + String.join(", ", arguments)
            + ")";
    if (type == VoidType.VOID) {
      function.effect(text);
      return "poison";
    }
    return function.value(text);
  }

  String atomic(AtomicOperation operation) {
    return atomics.emit(operation);
  }

  void barrier() {
    function
        .module()
        .declare(BARRIER, "declare spir_func void @" + BARRIER + "(i32) convergent nounwind");
    function.effect("call spir_func void @" + BARRIER + "(i32 " + FENCE_FLAGS + ")");
  }
}
