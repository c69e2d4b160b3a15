package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.stmt.ForEachStmt;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.choice.ArrayVariables;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.choice.RowLowering;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.KeptValue;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.JavaTypeFaults;
import dev.sycamore.outliner.lowering.object.StoredRecordAccess;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The enhanced {@code for} over an array (JLS 14.14.2): a loop over its indices. */
final class ForEachLowering {
  private final FunctionContext context;
  private final ArrayVariables arrays;

  ForEachLowering(FunctionContext context) {
    this.context = context;
    this.arrays = new ArrayVariables(context);
  }

  DeviceStatement loop(ForEachStmt s) {
    VariableDeclarator declarator = s.getVariableDeclarator();
    try {
      return loop(s, declarator);
    } catch (Unlowerable fault) {
      context.scope().bind(declarator, new Binding.Broken());
      context.statements().block(s.getBody());
      throw fault;
    }
  }

  private DeviceStatement loop(ForEachStmt s, VariableDeclarator declarator) {
    com.github.javaparser.ast.expr.Expression iterable = s.getIterable();
    JavaType type = context.typeOf(iterable);
    if (!(type instanceof JavaType.Array) && type != JavaType.Special.ERRONEOUS) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              iterable,
              "loop over an array, or over its indices",
              "a loop over `" + DeviceTypes.display(type) + "`");
    }
    SourceSpan span = context.spanOf(s);
    List<DeviceStatement> initializers = new ArrayList<>();
    Value array = context.expressions().value(iterable);
    checkElement(declarator, type);
    Value kept = keep(array, iterable, initializers, span);
    Variable index = context.scope().fresh("index", ScalarType.INT);
    initializers.add(
        new DeclareLocal(index, Optional.of(ScalarConversions.intLiteral(0, span)), span));
    List<DeviceStatement> body =
        new ArrayList<>(element(declarator, type, kept, new ReadLocal(index, span)));
    body.addAll(context.statements().statement(s.getBody()));
    DeviceExpression condition =
        new Binary(BinaryOperator.LESS, new ReadLocal(index, span), length(kept, span), span);
    Increment next = new Increment(new AssignmentTarget.Local(index), 1, true, span);
    return new For(
        initializers,
        Optional.of(condition),
        List.of(next),
        new Block(body, context.spanOf(s.getBody())),
        span);
  }

  /** Elements keep their type on a device; the variable may be of a wider primitive type. */
  private void checkElement(VariableDeclarator declarator, JavaType array) {
    Optional<JavaType> written = context.source().typeOf(declarator.getType());
    boolean ofArrays = array instanceof JavaType.Array a && a.component() instanceof JavaType.Array;
    boolean fits =
        written.isEmpty()
            || (ofArrays
                ? written.get() instanceof JavaType.Array
                : context.compilation().types().value(written.get()).isPresent());
    if (!fits) {
      throw JavaTypeFaults.refuse(context, declarator.getType(), written.get());
    }
  }

  /** The array under a name of its own: it is evaluated once. */
  private Value keep(
      Value array,
      com.github.javaparser.ast.expr.Expression iterable,
      List<DeviceStatement> initializers,
      SourceSpan span) {
    if (!(array instanceof Value.Plain || array instanceof Value.Grid)) {
      KeptValue kept = new KeptValue(context, array, span);
      initializers.addAll(kept.statements());
      return kept.value();
    }
    DeviceExpression view =
        array instanceof Value.Grid grid
            ? grid.view()
            : context.expressions().view(array, iterable);
    DeviceExpression kept = keep("array", view, initializers, span);
    return array instanceof Value.Grid grid
        ? new Value.Grid(kept, grid.sizes())
        : new Value.Plain(kept);
  }

  private DeviceExpression keep(
      String name, DeviceExpression value, List<DeviceStatement> initializers, SourceSpan span) {
    Variable variable = context.scope().fresh(name, value.type());
    initializers.add(new DeclareLocal(variable, Optional.of(value), span));
    return new ReadLocal(variable, span);
  }

  private DeviceExpression length(Value array, SourceSpan span) {
    return ChosenValues.read(context, array, span, one -> lengthOfOne(one, span));
  }

  private static DeviceExpression lengthOfOne(Value array, SourceSpan span) {
    if (array instanceof Value.Jagged jagged) {
      return new Extent(jagged.rows(), 0, span);
    } else if (array instanceof Value.RecordArray records) {
      return new Extent(records.leaves().get(0), 0, span);
    }
    return array instanceof Value.Grid grid
        ? ScalarConversions.intLiteral(grid.sizes().get(0), span)
        : new Extent(((Value.Plain) array).expression(), 0, span);
  }

  /** Gives the loop's variable its value in each round. */
  private List<DeviceStatement> element(
      VariableDeclarator declarator, JavaType of, Value array, DeviceExpression position) {
    SourceSpan span = context.spanOf(declarator);
    if (RowLowering.areIn(array)) {
      Value row = new RowLowering(context, span).row(array, position);
      if (arrays.isAssigned(declarator)) {
        return arrays.declare(declarator, ((JavaType.Array) of).component(), Optional.of(row));
      }
      Optional<DeviceExpression> view = ChosenValues.view(context, row, span);
      if (view.isPresent()) {
        return List.of(declare(declarator, view.get().type(), view.get()));
      }
      KeptValue kept = new KeptValue(context, row, span);
      context.scope().bind(declarator, new Binding.Known(kept.value()));
      return kept.statements();
    }
    DeviceExpression element =
        ChosenValues.read(context, array, span, one -> read(declarator, one, position));
    DeviceType type =
        context
            .source()
            .typeOf(declarator.getType())
            .flatMap(context.compilation().types()::value)
            .orElse(element.type());
    DeviceExpression value =
        type instanceof ScalarType scalar && element.type() instanceof ScalarType
            ? ScalarConversions.convert(element, scalar)
            : element;
    return List.of(declare(declarator, type, value));
  }

  /** Of an array that is no choice. */
  private DeviceExpression read(
      VariableDeclarator declarator, Value array, DeviceExpression position) {
    return array instanceof Value.RecordArray records
        ? new StoredRecordAccess(context, records.record(), records.leaves())
            .get(declarator, position)
        : new ReadElement(
            ((Value.Plain) array).expression(), List.of(position), context.spanOf(declarator));
  }

  private DeclareLocal declare(
      VariableDeclarator declarator, DeviceType type, DeviceExpression value) {
    return new DeclareLocal(
        context.scope().declare(declarator, declarator.getNameAsString(), type),
        Optional.of(value),
        context.spanOf(declarator));
  }
}
