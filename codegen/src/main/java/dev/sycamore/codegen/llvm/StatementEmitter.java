package dev.sycamore.codegen.llvm;

import dev.sycamore.codegen.normal.NormalStatementVisitor;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ViewType;
import java.util.List;

/** Statements in normal form. */
final class StatementEmitter implements NormalStatementVisitor<Void> {

  private final IrFunction function;
  private final ExpressionEmitter expressions;
  private final OperationEmitter operations;
  private final PrivateArrayEmitter arrays;
  private final JumpTargets targets = new JumpTargets();

  StatementEmitter(IrFunction function, ExpressionEmitter expressions) {
    this.function = function;
    this.expressions = expressions;
    this.operations = new OperationEmitter(function, expressions);
    this.arrays = new PrivateArrayEmitter(function, expressions);
  }

  void emitAll(List<DeviceStatement> statements) {
    for (DeviceStatement statement : statements) {
      emit(statement);
    }
  }

  private void emit(DeviceStatement statement) {
    if (!function.isReachable()) {
      return;
    }
    SourceSpan around = function.at(statement.span());
    statement.accept(this);
    function.at(around);
  }

  @Override
  public Void visitBlock(Block s) {
    emitAll(s.statements());
    return null;
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    arrays.declare(s);
    return null;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    String end = function.newBlock("labeled.end");
    targets.push(JumpTargets.labeled(s.label(), end));
    emit(s.body());
    targets.pop();
    function.enter(end);
    return null;
  }

  @Override
  public Void visitBreak(Break s) {
    function.jump(targets.breakOf(s));
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    function.jump(targets.continuation());
    return null;
  }

  @Override
  public Void visitReturn(Return s) {
    if (s.value().isEmpty()) {
      function.terminate("ret void");
    } else {
      String type = LlvmTypes.value(s.value().get().type());
      function.terminate("ret " + type + " " + expressions.value(s.value().get()));
    }
    return null;
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    Variable variable = s.variable();
    if (variable.type() instanceof ViewType) {
      s.initializer()
          .ifPresentOrElse(
              view -> expressions.views().bind(variable, expressions.views().view(view)),
              () -> expressions.views().clear(variable));
      return null;
    }
    function.alloca(IrFunction.name(variable), LlvmTypes.memory(variable.type()));
    if (s.initializer().isPresent()) {
      operations.store(variable, s.initializer().get());
    }
    return null;
  }

  @Override
  public Void visitEvaluate(Evaluate s) {
    operations.emit(s.expression());
    return null;
  }

  @Override
  public Void visitIf(If s) {
    String thenBlock = function.newBlock("if.then");
    String end = function.newBlock("if.end");
    String elseBlock = s.elseBranch().isPresent() ? function.newBlock("if.else") : end;
    function.branch(expressions.value(s.condition()), thenBlock, elseBlock);
    function.start(thenBlock);
    emit(s.thenBranch());
    boolean endReached = function.isReachable() || s.elseBranch().isEmpty();
    function.jump(end);
    if (s.elseBranch().isPresent()) {
      function.start(elseBlock);
      emit(s.elseBranch().get());
      endReached |= function.isReachable();
      function.jump(end);
    }
    if (endReached) {
      function.start(end);
    }
    return null;
  }

  @Override
  public Void visitWhile(While s) {
    String test = function.newBlock("while.test");
    String body = function.newBlock("while.body");
    String end = function.newBlock("while.end");
    function.enter(test);
    function.branch(expressions.value(s.condition()), body, end);
    function.start(body);
    targets.push(JumpTargets.loop(end, test));
    emit(s.body());
    targets.pop();
    function.jump(test);
    function.start(end);
    return null;
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    String body = function.newBlock("do.body");
    String test = function.newBlock("do.test");
    String end = function.newBlock("do.end");
    function.enter(body);
    targets.push(JumpTargets.loop(end, test));
    emit(s.body());
    targets.pop();
    function.enter(test);
    function.branch(expressions.value(s.condition()), body, end);
    function.start(end);
    return null;
  }

  @Override
  public Void visitSwitch(Switch s) {
    String end = function.newBlock("switch.end");
    List<String> blocks = s.cases().stream().map(c -> function.newBlock("switch.case")).toList();
    String selector = expressions.value(s.selector());
    String otherwise = end;
    StringBuilder edges = new StringBuilder();
    for (int i = 0; i < blocks.size(); i++) {
      for (int label : s.cases().get(i).labels()) {
        edges.append(" i32 ").append(label).append(", label %").append(blocks.get(i));
      }
      if (s.cases().get(i).isDefault()) {
        otherwise = blocks.get(i);
      }
    }
    function.terminate("switch i32 " + selector + ", label %" + otherwise + " [" + edges + " ]");
    targets.push(JumpTargets.breakable(end));
    for (int i = 0; i < blocks.size(); i++) {
      // From the case before, control falls through.
      function.enter(blocks.get(i));
      emitAll(s.cases().get(i).statements());
    }
    targets.pop();
    function.enter(end);
    return null;
  }
}
