package dev.sycamore.outliner.attribution.statement;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.AssertStmt;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.DoStmt;
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
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.attribution.call.ObjectCreations;
import dev.sycamore.outliner.attribution.constant.ConstantFolding;
import dev.sycamore.outliner.attribution.context.StatementAttribution;
import dev.sycamore.outliner.attribution.context.UnitContext;
import dev.sycamore.outliner.attribution.inference.Operand;
import dev.sycamore.outliner.attribution.inference.Target;
import dev.sycamore.outliner.attribution.scope.NameScope;
import dev.sycamore.outliner.attribution.scope.PatternBindings;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaType.Primitive;
import dev.sycamore.outliner.symbols.JavaType.Special;
import dev.sycamore.outliner.symbols.JavaTypes;
import dev.sycamore.outliner.syntax.LocalEnumDeclarationStmt;
import java.util.Optional;
import java.util.function.Consumer;

/** Statements, and the scopes of what they declare (JLS 14, 6.3). */
public final class StatementAttributor implements StatementAttribution {
  private static final int MAX_DEPTH = 400;

  private final UnitContext unit;
  private final LocalClasses localClasses;
  private final ObjectCreations creations;
  private final SwitchBlocks switches;
  private final Completion completion;
  private int depth;

  public StatementAttributor(UnitContext unit, LocalClasses localClasses) {
    this.unit = unit;
    this.localClasses = localClasses;
    this.creations = new ObjectCreations(unit);
    this.switches = new SwitchBlocks(unit);
    this.completion = new Completion(unit.table()::constantOf);
  }

  @Override
  public void attribute(Statement statement, NameScope scope) {
    if (depth > MAX_DEPTH) {
      return;
    }
    depth++;
    try {
      read(statement, scope);
    } finally {
      depth--;
    }
  }

  private void read(Statement statement, NameScope scope) {
    if (statement instanceof BlockStmt block) {
      NameScope inner = scope.nested();
      block.getStatements().forEach(each -> attribute(each, inner));
    } else if (statement instanceof ExpressionStmt single) {
      expression(single.getExpression(), scope);
    } else if (statement instanceof LabeledStmt labeled) {
      attribute(labeled.getStatement(), scope);
    } else if (statement instanceof LocalClassDeclarationStmt local) {
      localClasses.declare(local.getClassDeclaration(), scope);
    } else if (statement instanceof LocalRecordDeclarationStmt local) {
      localClasses.declare(local.getRecordDeclaration(), scope);
    } else if (statement instanceof LocalEnumDeclarationStmt local) {
      localClasses.declare(local.getEnumDeclaration(), scope);
    } else if (statement instanceof SwitchStmt choice) {
      switches.attribute(choice, scope);
    } else if (statement instanceof TryStmt attempt) {
      attempt(attempt, scope);
    } else if (!branch(statement, scope) && !loop(statement, scope)) {
      simple(statement, scope);
    }
  }

  private void expression(Expression expression, NameScope scope) {
    if (expression instanceof VariableDeclarationExpr declaration) {
      declare(declaration, scope);
    } else {
      unit.expressions().attribute(expression, scope);
    }
  }

  private void simple(Statement statement, NameScope scope) {
    if (statement instanceof ReturnStmt result) {
      result.getExpression().ifPresent(e -> result(e, scope, scope.results().returns()));
    } else if (statement instanceof YieldStmt result) {
      result(result.getExpression(), scope, scope.results().yields());
    } else if (statement instanceof ThrowStmt thrown) {
      unit.expressions().attribute(thrown.getExpression(), scope);
    } else if (statement instanceof AssertStmt check) {
      unit.expressions().attribute(check.getCheck(), scope);
      NameScope failed = scope.with(unit.table().bindingsOf(check.getCheck()).whenFalse());
      check.getMessage().ifPresent(message -> unit.expressions().attribute(message, failed));
    } else if (statement instanceof SynchronizedStmt guarded) {
      unit.expressions().attribute(guarded.getExpression(), scope);
      attribute(guarded.getBody(), scope);
    } else if (statement instanceof ExplicitConstructorInvocationStmt call) {
      creations.explicit(call, scope);
    }
  }

  private void result(Expression expression, NameScope scope, Optional<Consumer<Operand>> takes) {
    Operand operand = unit.expressions().operand(expression, scope);
    takes.ifPresentOrElse(
        results -> results.accept(operand), () -> operand.complete(Optional.empty()));
  }

  private boolean branch(Statement statement, NameScope scope) {
    if (!(statement instanceof IfStmt choice)) {
      return false;
    }
    unit.expressions().attribute(choice.getCondition(), scope);
    PatternBindings bindings = unit.table().bindingsOf(choice.getCondition());
    attribute(choice.getThenStmt(), scope.with(bindings.whenTrue()).nested());
    choice
        .getElseStmt()
        .ifPresent(other -> attribute(other, scope.with(bindings.whenFalse()).nested()));
    if (!bindings.isEmpty()) {
      boolean thenEnds = !completion.canCompleteNormally(choice.getThenStmt());
      boolean elseEnds =
          choice.getElseStmt().filter(s -> !completion.canCompleteNormally(s)).isPresent();
      if (thenEnds && !elseEnds) {
        bindings.whenFalse().forEach(scope::declare);
      } else if (elseEnds && !thenEnds) {
        bindings.whenTrue().forEach(scope::declare);
      }
    }
    return true;
  }

  private boolean loop(Statement statement, NameScope scope) {
    if (statement instanceof WhileStmt loop) {
      unit.expressions().attribute(loop.getCondition(), scope);
      PatternBindings bindings = unit.table().bindingsOf(loop.getCondition());
      attribute(loop.getBody(), scope.with(bindings.whenTrue()).nested());
      after(bindings, loop.getBody(), loop, scope);
    } else if (statement instanceof DoStmt loop) {
      attribute(loop.getBody(), scope.nested());
      unit.expressions().attribute(loop.getCondition(), scope);
      after(unit.table().bindingsOf(loop.getCondition()), loop.getBody(), loop, scope);
    } else if (statement instanceof ForStmt loop) {
      counted(loop, scope);
    } else if (statement instanceof ForEachStmt loop) {
      each(loop, scope);
    } else {
      return false;
    }
    return true;
  }

  /** After a loop that no break leaves, its condition is false (JLS 6.3.2.3). */
  private void after(PatternBindings bindings, Statement body, Statement loop, NameScope scope) {
    if (!bindings.isEmpty() && !Completion.breaksOut(body, loop)) {
      bindings.whenFalse().forEach(scope::declare);
    }
  }

  private void counted(ForStmt loop, NameScope scope) {
    NameScope inner = scope.nested();
    loop.getInitialization().forEach(e -> expression(e, inner));
    PatternBindings bindings = PatternBindings.NONE;
    if (loop.getCompare().isPresent()) {
      unit.expressions().attribute(loop.getCompare().get(), inner);
      bindings = unit.table().bindingsOf(loop.getCompare().get());
    }
    NameScope body = inner.with(bindings.whenTrue());
    loop.getUpdate().forEach(e -> unit.expressions().attribute(e, body));
    attribute(loop.getBody(), body.nested());
    after(bindings, loop.getBody(), loop, scope);
  }

  private void each(ForEachStmt loop, NameScope scope) {
    JavaType iterated = unit.expressions().attribute(loop.getIterable(), scope);
    NameScope inner = scope.nested();
    VariableDeclarator variable = loop.getVariable().getVariable(0);
    JavaType type =
        variable.getType().isVarType()
            ? unit.types().upwardProjection(elementType(iterated))
            : unit.typeNames().resolve(variable.getType(), scope);
    inner.declare(new Denotation.Local(variable.getNameAsString(), type, variable));
    attribute(loop.getBody(), inner);
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

  private void attempt(TryStmt attempt, NameScope scope) {
    NameScope resources = scope.nested();
    attempt.getResources().forEach(resource -> expression(resource, resources));
    attribute(attempt.getTryBlock(), resources);
    for (CatchClause clause : attempt.getCatchClauses()) {
      NameScope inner = scope.nested();
      localClasses.bodies().declare(clause.getParameter(), inner);
      attribute(clause.getBody(), inner);
    }
    attempt.getFinallyBlock().ifPresent(block -> attribute(block, scope));
  }

  @Override
  public void attribute(SwitchExpr expression, NameScope scope, Consumer<Operand> results) {
    switches.attribute(expression, scope, results);
  }

  @Override
  public void declare(VariableDeclarationExpr declaration, NameScope scope) {
    for (VariableDeclarator variable : declaration.getVariables()) {
      JavaType type = declare(variable, scope);
      if (declaration.isFinal() && isConstantType(type)) {
        variable
            .getInitializer()
            .flatMap(unit.table()::constantOf)
            .flatMap(value -> ConstantFolding.convert(value, type))
            .ifPresent(value -> unit.table().localConstant(variable, value));
      }
    }
  }

  private boolean isConstantType(JavaType type) {
    return type instanceof Primitive || unit.types().isString(type);
  }

  private JavaType declare(VariableDeclarator variable, NameScope scope) {
    String name = variable.getNameAsString();
    if (variable.getType().isVarType()) {
      JavaType type =
          variable
              .getInitializer()
              .map(e -> unit.types().upwardProjection(unit.expressions().attribute(e, scope)))
              .orElse(Special.ERRONEOUS);
      scope.declare(new Denotation.Local(name, type, variable));
      return type;
    }
    JavaType type = unit.typeNames().resolve(variable.getType(), scope);
    scope.declare(new Denotation.Local(name, type, variable));
    variable
        .getInitializer()
        .ifPresent(e -> unit.expressions().initialise(e, scope, Target.of(type)));
    return type;
  }
}
