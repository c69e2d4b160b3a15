package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;

/**
 * What a statement may have as its root: calls, atomic operations, asynchronous copies, products of
 * matrices, barriers, assignments, values.
 */
final class OperationEmitter implements SimpleExpressionVisitor<String> {

  private static final String NOTHING = "poison";
  private static final String BARRIER = "_Z7barrierj";

  /** Local and global memory, as OpenCL numbers them. */
  private static final int FENCE_FLAGS = 3;

  private final IrFunction function;
  private final ExpressionEmitter expressions;
  private final AtomicEmitter atomics;
  private final AsyncCopyEmitter copies;

  OperationEmitter(IrFunction function, ExpressionEmitter expressions) {
    this.function = function;
    this.expressions = expressions;
    this.atomics = new AtomicEmitter(function, expressions);
    this.copies = new AsyncCopyEmitter(function, expressions);
  }

  /** The value of the root of a statement; meaningless where it has none. */
  String emit(DeviceExpression root) {
    return root.accept(this);
  }

  /** Stores the value of a root in a variable. */
  void store(Variable variable, DeviceExpression root) {
    expressions.store(variable.type(), emit(root), "ptr " + IrFunction.name(variable));
  }

  @Override
  public String defaultAction(DeviceExpression e) {
    return expressions.value(e);
  }

  @Override
  public String visitAssign(Assign e) {
    if (e.target() instanceof AssignmentTarget.Local local && local.type() instanceof ViewType) {
      expressions.views().bind(local.variable(), expressions.views().view(e.value()));
    } else if (e.target() instanceof AssignmentTarget.Local local) {
      store(local.variable(), e.value());
    } else {
      AssignmentTarget.Element element = (AssignmentTarget.Element) e.target();
      String space = LlvmTypes.pointer(((ViewType) element.view().type()).space());
      String address = expressions.views().address(element.view(), element.indices());
      expressions.store(element.type(), expressions.value(e.value()), space + " " + address);
    }
    return NOTHING;
  }

  @Override
  public String visitCall(Call call) {
    List<String> arguments = new ArrayList<>();
    for (DeviceExpression argument : call.arguments()) {
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
      return NOTHING;
    }
    return function.value(text);
  }

  @Override
  public String visitAsyncCopyOperation(AsyncCopyOperation e) {
    return copies.emit(e);
  }

  @Override
  public String visitMatrixOperation(MatrixOperation e) {
    MatrixEmitter.emit(function, expressions.views(), e);
    return NOTHING;
  }

  @Override
  public String visitAtomicOperation(AtomicOperation operation) {
    return atomics.emit(operation);
  }

  @Override
  public String visitBarrier(Barrier e) {
    function
        .module()
        .declare(BARRIER, "declare spir_func void @" + BARRIER + "(i32) convergent nounwind");
    function.effect("call spir_func void @" + BARRIER + "(i32 " + FENCE_FLAGS + ")");
    return NOTHING;
  }
}
