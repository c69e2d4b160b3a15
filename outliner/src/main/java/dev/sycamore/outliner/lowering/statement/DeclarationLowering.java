package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.lowering.choice.ArrayVariables;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.KeptValue;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.expression.ArrayLowering;
import dev.sycamore.outliner.lowering.expression.PrivateArrayLowering;
import dev.sycamore.outliner.lowering.fault.JavaTypeFaults;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Declarations of local variables (JLS 14.4). */
final class DeclarationLowering {
  private final FunctionContext context;
  private final ArrayVariables arrays;

  DeclarationLowering(FunctionContext context) {
    this.context = context;
    this.arrays = new ArrayVariables(context);
  }

  /** The statements that declare variables; those at fault are reported and left out. */
  List<DeviceStatement> declare(VariableDeclarationExpr declaration) {
    List<DeviceStatement> statements = new ArrayList<>();
    for (VariableDeclarator declarator : declaration.getVariables()) {
      // The next variable may have a fault of its own.
      new Attempts().of(() -> declare(declarator)).ifPresent(statements::addAll);
    }
    return statements;
  }

  /** The statements that declare one variable; none where it is known statically. */
  private List<DeviceStatement> declare(VariableDeclarator declarator) {
    try {
      return declareOrFail(declarator);
    } catch (Unlowerable fault) {
      bindFaulty(declarator);
      throw fault;
    }
  }

  /** What uses the variable is not at fault again, but may have faults of its own. */
  private void bindFaulty(VariableDeclarator declarator) {
    Optional<DeviceType> type =
        context.source().typeOf(declarator.getType()).flatMap(context.compilation().types()::value);
    if (type.isPresent()) {
      context.scope().declare(declarator, declarator.getNameAsString(), type.get());
    } else {
      context.scope().bind(declarator, new Binding.Broken());
    }
  }

  private List<DeviceStatement> declareOrFail(VariableDeclarator declarator) {
    JavaType type = typeOf(declarator);
    Optional<DeviceType> value = context.compilation().types().value(type);
    Optional<Expression> initializer = declarator.getInitializer();
    if (type instanceof JavaType.Array && arrays.isAssigned(declarator)) {
      return reassigned(declarator, type);
    }
    if (value.isPresent()) {
      Optional<DeviceExpression> initial =
          initializer.map(e -> context.expressions().converted(e, value.get()));
      return List.of(stored(declarator, value.get(), initial));
    }
    if (initializer.isEmpty()) {
      throw refuse(declarator, type);
    }
    return declareKnown(declarator, type, initializer.get());
  }

  private List<DeviceStatement> declareKnown(
      VariableDeclarator declarator, JavaType type, Expression initializer) {
    if (isConstantText(declarator, initializer)) {
      // Each use is a constant of its own.
      return List.of();
    }
    if (initializer instanceof ArrayCreationExpr && !(type instanceof JavaType.Array)) {
      throw refuse(declarator, type);
    }
    Optional<PrivateArrayLowering.Made> made = created(declarator, type);
    if (made.isPresent()) {
      return array(declarator, made.get());
    }
    Optional<List<DeviceStatement>> matrix =
        new MatrixDeclaration(context).of(declarator, initializer);
    if (matrix.isPresent()) {
      return matrix.get();
    }
    Value value = context.expressions().value(initializer);
    if (!value.fits(type)) {
      throw refuse(declarator, type);
    }
    if (!(value instanceof Value.Plain plain)) {
      KeptValue kept = new KeptValue(context, value, context.spanOf(declarator));
      context.scope().bind(declarator, new Binding.Known(kept.value()));
      return kept.statements();
    }
    DeclareLocal stored =
        stored(declarator, plain.expression().type(), Optional.of(plain.expression()));
    context
        .scope()
        .lengthOf(plain.expression())
        .ifPresent(length -> context.scope().noteLength(stored.variable(), length));
    return List.of(stored);
  }

  /** A variable that refers to one array and then another. */
  private List<DeviceStatement> reassigned(VariableDeclarator declarator, JavaType type) {
    List<DeviceStatement> statements = new ArrayList<>();
    Optional<Expression> initializer = declarator.getInitializer();
    Optional<Value> made =
        created(declarator, type)
            .map(
                array -> {
                  statements.add(array.declaration());
                  Value value = ArrayLowering.valueOf(array);
                  context.scope().bind(initializer.orElseThrow(), new Binding.Known(value));
                  return value;
                });
    Optional<Value> initial =
        made.isPresent() ? made : initializer.map(context.expressions()::option);
    statements.addAll(arrays.declare(declarator, type, initial));
    return statements;
  }

  private Optional<PrivateArrayLowering.Made> created(
      VariableDeclarator declarator, JavaType type) {
    PrivateArrayLowering arrays = new PrivateArrayLowering(context);
    String name = declarator.getNameAsString();
    return declarator
        .getInitializer()
        .flatMap(
            e -> {
              if (e instanceof ArrayInitializerExpr values) {
                return Optional.of(arrays.initialize(name, type, values, e));
              }
              return e instanceof ArrayCreationExpr creation
                  ? Optional.of(arrays.create(name, creation))
                  : Optional.empty();
            });
  }

  private boolean isConstantText(VariableDeclarator declarator, Expression initializer) {
    return declarator.getParentNode().orElseThrow() instanceof VariableDeclarationExpr declaration
        && declaration.isFinal()
        && context.source().constantOf(initializer).filter(String.class::isInstance).isPresent();
  }

  private List<DeviceStatement> array(
      VariableDeclarator declarator, PrivateArrayLowering.Made made) {
    context.scope().bind(declarator, new Binding.Known(ArrayLowering.valueOf(made)));
    return List.of(made.declaration());
  }

  private DeclareLocal stored(
      VariableDeclarator declarator, DeviceType type, Optional<DeviceExpression> initial) {
    return new DeclareLocal(
        context.scope().declare(declarator, declarator.getNameAsString(), type),
        initial,
        context.spanOf(declarator));
  }

  private JavaType typeOf(VariableDeclarator declarator) {
    Optional<JavaType> written = context.source().typeOf(declarator.getType());
    Optional<JavaType> type =
        written.isPresent() ? written : declarator.getInitializer().map(this::typeOf);
    JavaType known =
        type.orElseThrow(
            () ->
                context
                    .faults()
                    .refuse(
                        DiagnosticId.UNSUPPORTED_TYPE,
                        declarator.getType(),
                        declarator.getType().asString()));
    if (known == JavaType.Special.ERRONEOUS) {
      throw context.faults().silently();
    }
    return known;
  }

  private JavaType typeOf(Expression initializer) {
    return context.typeOf(initializer);
  }

  private Unlowerable refuse(VariableDeclarator declarator, JavaType type) {
    return JavaTypeFaults.refuse(context, declarator.getType(), type);
  }
}
