package dev.sycamore.frontend.attribution.statement;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.EmptyStmt;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import com.github.javaparser.ast.stmt.UnparsableStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.call.ObjectCreations;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.scope.PatternBindings;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.tree.LocalEnumDeclarationStmt;
import dev.sycamore.frontend.tree.SourceStatementVisitor;
import java.util.Optional;
import java.util.function.Consumer;

/** What is attributed in each kind of statement, and in which scope (JLS 14, 6.3). */
final class StatementDispatch extends SourceStatementVisitor<Void, NameScope> {
  private final UnitContext unit;
  private final LocalClasses localClasses;
  private final ObjectCreations creations;
  private final SwitchBlocks switches;
  private final Completion completion;

  StatementDispatch(UnitContext unit, LocalClasses localClasses, SwitchBlocks switches) {
    this.unit = unit;
    this.localClasses = localClasses;
    this.creations = new ObjectCreations(unit);
    this.switches = switches;
    this.completion = new Completion(unit.table()::constantOf);
  }

  @Override
  public Void visit(BlockStmt node, NameScope scope) {
    NameScope inner = scope.nested();
    node.getStatements().forEach(each -> unit.statements().attribute(each, inner));
    return null;
  }

  @Override
  public Void visit(ExpressionStmt node, NameScope scope) {
    unit.expressions().attribute(node.getExpression(), scope);
    return null;
  }

  @Override
  public Void visit(LabeledStmt node, NameScope scope) {
    unit.statements().attribute(node.getStatement(), scope);
    return null;
  }

  @Override
  public Void visit(LocalClassDeclarationStmt node, NameScope scope) {
    localClasses.declare(node.getClassDeclaration(), scope);
    return null;
  }

  @Override
  public Void visit(LocalRecordDeclarationStmt node, NameScope scope) {
    localClasses.declare(node.getRecordDeclaration(), scope);
    return null;
  }

  @Override
  public Void visit(LocalEnumDeclarationStmt node, NameScope scope) {
    localClasses.declare(node.getEnumDeclaration(), scope);
    return null;
  }

  @Override
  public Void visit(SwitchStmt node, NameScope scope) {
    switches.attribute(node, scope);
    return null;
  }

  @Override
  public Void visit(TryStmt node, NameScope scope) {
    NameScope resources = scope.nested();
    node.getResources().forEach(resource -> unit.expressions().attribute(resource, resources));
    unit.statements().attribute(node.getTryBlock(), resources);
    for (CatchClause clause : node.getCatchClauses()) {
      NameScope inner = scope.nested();
      localClasses.bodies().declare(clause.getParameter(), inner);
      unit.statements().attribute(clause.getBody(), inner);
    }
    node.getFinallyBlock().ifPresent(block -> unit.statements().attribute(block, scope));
    return null;
  }

  @Override
  public Void visit(IfStmt node, NameScope scope) {
    unit.expressions().attribute(node.getCondition(), scope);
    PatternBindings bindings = unit.table().bindingsOf(node.getCondition());
    unit.statements().attribute(node.getThenStmt(), scope.with(bindings.whenTrue()).nested());
    node.getElseStmt()
        .ifPresent(
            other -> unit.statements().attribute(other, scope.with(bindings.whenFalse()).nested()));
    if (!bindings.isEmpty()) {
      boolean thenEnds = !completion.canCompleteNormally(node.getThenStmt());
      boolean elseEnds =
          node.getElseStmt().filter(s -> !completion.canCompleteNormally(s)).isPresent();
      if (thenEnds && !elseEnds) {
        bindings.whenFalse().forEach(scope::declare);
      } else if (elseEnds && !thenEnds) {
        bindings.whenTrue().forEach(scope::declare);
      }
    }
    return null;
  }

  @Override
  public Void visit(WhileStmt node, NameScope scope) {
    unit.expressions().attribute(node.getCondition(), scope);
    PatternBindings bindings = unit.table().bindingsOf(node.getCondition());
    unit.statements().attribute(node.getBody(), scope.with(bindings.whenTrue()).nested());
    after(bindings, node.getBody(), node, scope);
    return null;
  }

  @Override
  public Void visit(DoStmt node, NameScope scope) {
    unit.statements().attribute(node.getBody(), scope.nested());
    unit.expressions().attribute(node.getCondition(), scope);
    after(unit.table().bindingsOf(node.getCondition()), node.getBody(), node, scope);
    return null;
  }

  @Override
  public Void visit(ForStmt node, NameScope scope) {
    NameScope inner = scope.nested();
    node.getInitialization().forEach(e -> unit.expressions().attribute(e, inner));
    PatternBindings bindings = PatternBindings.NONE;
    if (node.getCompare().isPresent()) {
      unit.expressions().attribute(node.getCompare().get(), inner);
      bindings = unit.table().bindingsOf(node.getCompare().get());
    }
    NameScope body = inner.with(bindings.whenTrue());
    node.getUpdate().forEach(e -> unit.expressions().attribute(e, body));
    unit.statements().attribute(node.getBody(), body.nested());
    after(bindings, node.getBody(), node, scope);
    return null;
  }

  @Override
  public Void visit(ForEachStmt node, NameScope scope) {
    JavaType iterated = unit.expressions().attribute(node.getIterable(), scope);
    NameScope inner = scope.nested();
    VariableDeclarator variable = node.getVariable().getVariable(0);
    JavaType type =
        variable.getType().isVarType()
            ? unit.types().upwardProjection(elementType(iterated))
            : unit.typeNames().resolve(variable.getType(), scope);
    inner.declare(new Denotation.Local(variable.getNameAsString(), type, variable));
    unit.statements().attribute(node.getBody(), inner);
    return null;
  }

  @Override
  public Void visit(ReturnStmt node, NameScope scope) {
    node.getExpression().ifPresent(e -> result(e, scope, scope.results().returns()));
    return null;
  }

  @Override
  public Void visit(YieldStmt node, NameScope scope) {
    result(node.getExpression(), scope, scope.results().yields());
    return null;
  }

  @Override
  public Void visit(ThrowStmt node, NameScope scope) {
    unit.expressions().attribute(node.getExpression(), scope);
    return null;
  }

  @Override
  public Void visit(AssertStmt node, NameScope scope) {
    unit.expressions().attribute(node.getCheck(), scope);
    NameScope failed = scope.with(unit.table().bindingsOf(node.getCheck()).whenFalse());
    node.getMessage().ifPresent(message -> unit.expressions().attribute(message, failed));
    return null;
  }

  @Override
  public Void visit(SynchronizedStmt node, NameScope scope) {
    unit.expressions().attribute(node.getExpression(), scope);
    unit.statements().attribute(node.getBody(), scope);
    return null;
  }

  @Override
  public Void visit(ExplicitConstructorInvocationStmt node, NameScope scope) {
    creations.explicit(node, scope);
    return null;
  }

  /** Contains nothing to attribute, as the kinds after it. */
  @Override
  public Void visit(BreakStmt node, NameScope scope) {
    return null;
  }

  @Override
  public Void visit(ContinueStmt node, NameScope scope) {
    return null;
  }

  @Override
  public Void visit(UnparsableStmt node, NameScope scope) {
    return null;
  }

  @Override
  protected Void visitEmpty(EmptyStmt node, NameScope scope) {
    return null;
  }

  private void result(Expression expression, NameScope scope, Optional<Consumer<Operand>> takes) {
    Operand operand = unit.expressions().operand(expression, scope);
    takes.ifPresentOrElse(
        results -> results.accept(operand), () -> operand.complete(Optional.empty()));
  }

  /** After a loop that no break leaves, its condition is false (JLS 6.3.2.3). */
  private void after(PatternBindings bindings, Statement body, Statement loop, NameScope scope) {
    if (!bindings.isEmpty() && !Completion.breaksOut(body, loop)) {
      bindings.whenFalse().forEach(scope::declare);
    }
  }

  /** JLS 14.14.2. */
  private JavaType elementType(JavaType iterated) {
    if (iterated instanceof JavaType.Array array) {
      return array.component();
    }
    if (!JavaTypes.isKnown(iterated) || JavaTypes.isErroneous(iterated)) {
      return iterated;
    }
    if (!(unit.types().platformType("java.lang.Iterable") instanceof JavaType.Declared iterable)) {
      return Special.ERRONEOUS;
    }
    return unit.types()
        .declaring(unit.types().capture(iterated), iterable.symbol())
        .map(t -> t.arguments().isEmpty() ? unit.types().object() : t.arguments().get(0))
        .orElse(Special.ERRONEOUS);
  }
}
