package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.choice.ChosenValues;
import dev.sycamore.outliner.lowering.choice.FunctionOptions;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.TaggedValues;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumConstants;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.lowering.pattern.PatternLowering;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.List;
import java.util.Optional;

/** Hands each expression to the class that knows its kind. */
public final class ExpressionLowering {
  private final FunctionContext context;
  private final NameLowering names;
  private final ArrayLowering arrays;
  private final OperatorLowering operators;
  private final ConditionalLowering conditionals;
  private final AssignmentLowering assignments;
  private final CastLowering casts;
  private final ObjectLowering objects;
  private final RecordLowering records;
  private final CompositeLowering composites;
  private final PatternLowering patterns;
  private final ConstantTexts texts;

  public ExpressionLowering(
      FunctionContext context,
      FunctionTable functions,
      ConstantArrays constantArrays,
      EnumTables enumTables,
      ArrayChanges arrayChanges) {
    this.context = context;
    this.names =
        new NameLowering(
            context,
            new StaticFieldLowering(
                context, constantArrays, arrayChanges, new FunctionCalls(context, functions)),
            enumTables);
    this.arrays = new ArrayLowering(context);
    this.operators = new OperatorLowering(context);
    this.conditionals = new ConditionalLowering(context);
    this.assignments = new AssignmentLowering(context);
    this.casts = new CastLowering(context);
    this.records = new RecordLowering(context, new FunctionCalls(context, functions));
    this.objects = new ObjectLowering(context, records);
    this.composites = new CompositeLowering(context);
    this.patterns = new PatternLowering(context);
    this.texts = new ConstantTexts(context, constantArrays);
  }

  /** What an expression is on the device. */
  public Value value(Expression e) {
    return value(e, Optional.empty());
  }

  /** One of several arrays or functions, which is computed where it is chosen. */
  public Value option(Expression e) {
    return FunctionOptions.checked(context, value(e), e);
  }

  /**
   * What an expression is on the device.
   *
   * @param target the type that the branches of a conditional or {@code switch} expression are
   *     converted to, instead of the expression; the value has it then
   */
  private Value value(Expression e, Optional<ScalarType> target) {
    Optional<Object> constant = context.source().constantOf(e);
    if (constant.isPresent()) {
      return new Value.Plain(constant(e, constant.get()));
    }
    if (context.source().isErroneous(e)) {
      throw context.faults().silently();
    }
    Value value = dispatch(e, target);
    context.noteAspects(value.recordAspects(), context.spanOf(e));
    return value;
  }

  /** A variable that a lambda captures; it is used where the lambda's own code names it. */
  public Value captured(Expression variable) {
    return names.name(variable);
  }

  private Value dispatch(Expression e, Optional<ScalarType> target) {
    if (e instanceof EnclosedExpr enclosed) {
      Expression inner = enclosed.getInner();
      return value(inner, isSwitchOverEnum(inner) ? target : Optional.empty());
    } else if (e instanceof NameExpr || e instanceof TypeExpr) {
      return names.name(e);
    } else if (e instanceof FieldAccessExpr access) {
      return names.fieldAccess(access);
    } else if (e instanceof ThisExpr self) {
      return context.thisObject().value(context, self);
    } else if (e instanceof ArrayAccessExpr access) {
      return arrays.access(access);
    } else if (e instanceof UnaryExpr unary) {
      return new Value.Plain(
          AssignmentLowering.isIncrement(unary)
              ? assignments.increment(unary)
              : operators.unary(unary));
    } else if (e instanceof BinaryExpr binary) {
      return new Value.Plain(operators.binary(binary));
    } else if (e instanceof AssignExpr assign) {
      return new Value.Plain(assignments.assign(assign));
    } else if (e instanceof ConditionalExpr conditional) {
      return conditionals.conditional(conditional, target);
    } else if (e instanceof CastExpr cast) {
      return casts.cast(cast);
    } else if (e instanceof MethodCallExpr call) {
      return texts.call(call).orElseGet(() -> context.calls().call(call));
    } else if (e instanceof ObjectCreationExpr creation) {
      return objects.create(creation);
    } else if (e instanceof ArrayCreationExpr creation) {
      return arrays.create(creation);
    } else if (e instanceof SwitchExpr expression) {
      return context.statements().switchExpression(expression, target);
    } else if (e instanceof LambdaExpr || e instanceof MethodReferenceExpr) {
      return context.closures().closure(e);
    }
    if (e instanceof InstanceOfExpr test) {
      return new Value.Plain(patterns.test(test));
    }
    throw refuse(e);
  }

  /** Whether javac writes an expression anew, and so drops the parentheses around it. */
  private boolean isSwitchOverEnum(Expression e) {
    return e instanceof SwitchExpr s
        && context.source().typeOf(s.getSelector()).filter(EnumConstants::isEnum).isPresent();
  }

  private Unlowerable refuse(Expression e) {
    if (e instanceof NullLiteralExpr) {
      return context.faults().refuse(DiagnosticId.OPERATION_ON_REFERENCES, e, "`null`");
    } else if (e instanceof ClassExpr) {
      return context.faults().refuse(DiagnosticId.OPERATION_ON_REFERENCES, e, "a class literal");
    } else if (e.isStringLiteralExpr() || e.isTextBlockLiteralExpr()) {
      return context.faults().refuse(DiagnosticId.TEXT, e);
    }
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            e,
            "compute the value with operators and calls of static methods",
            "this expression");
  }

  private DeviceExpression constant(Expression e, Object value) {
    if (value instanceof String) {
      throw context.faults().refuse(DiagnosticId.TEXT, e);
    }
    ScalarType type = context.source().scalarTypeOf(e).orElseThrow(() -> context.unknown(e));
    return ScalarConversions.literal(
        ScalarConversions.convert(value, type), type, context.spanOf(e));
  }

  /** An expression with a value of a device type; a view counts as one. */
  public DeviceExpression plain(Expression e) {
    return plain(value(e), e);
  }

  /** The device value of what {@code e} was lowered to. */
  public DeviceExpression plain(Value value, Expression e) {
    return value.accept(
        new Value.Visitor<>() {
          @Override
          public DeviceExpression visitPlain(Value.Plain plain) {
            return plain.expression();
          }

          @Override
          public DeviceExpression visitComposite(Value.Composite composite) {
            return composites.whole(composite, e);
          }

          @Override
          public DeviceExpression visitClosure(Value.Closure closure) {
            throw context.faults().refuse(DiagnosticId.LAMBDA, e, "a lambda as a value");
          }

          @Override
          public DeviceExpression visitGrid(Value.Grid grid) {
            throw noValue(e, "an array of arrays");
          }

          @Override
          public DeviceExpression visitJagged(Value.Jagged jagged) {
            throw noValue(e, "an array of arrays");
          }

          @Override
          public DeviceExpression visitRow(Value.Row row) {
            return ChosenValues.read(context, row, context.spanOf(e), part -> plain(part, e));
          }

          @Override
          public DeviceExpression visitRecordArray(Value.RecordArray array) {
            throw noValue(e, "an array of records that the kernel captured");
          }

          @Override
          public DeviceExpression visitWorkItem(Value.WorkItem item) {
            throw noValue(e, "a work-item");
          }

          @Override
          public DeviceExpression visitChosen(ChosenValue chosen) {
            throw context
                .faults()
                .refuseWithHelp(
                    DiagnosticId.ARRAY,
                    e,
                    "use `if`, with the code for each array in its own branch",
                    "a choice between arrays");
          }
        });
  }

  private Unlowerable noValue(Expression e, String what) {
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            e,
            "index the array down to an element, or call a method of the work-item",
            what + " as a value");
  }

  /** An expression of a scalar type. */
  public DeviceExpression scalar(Expression e) {
    return scalar(plain(e), e);
  }

  private DeviceExpression scalar(DeviceExpression lowered, Expression e) {
    if (lowered.type() instanceof ScalarType) {
      return lowered;
    }
    throw context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, e, context.display(e));
  }

  /** An expression of a scalar type, converted to {@code type}. */
  public DeviceExpression scalar(Expression e, ScalarType type) {
    return convert(e, scalar(plain(value(e, handedDown(type)), e), e), type);
  }

  private Optional<ScalarType> handedDown(DeviceType type) {
    return type instanceof ScalarType scalar && context.compilation().dialect().convertsBranches()
        ? Optional.of(scalar)
        : Optional.empty();
  }

  /** The memory, an array or an accessor, that {@code e} was lowered to. */
  public DeviceExpression view(Value value, Expression e) {
    DeviceExpression lowered = plain(value, e);
    if (lowered.type() instanceof ViewType) {
      return lowered;
    }
    throw context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, e, context.display(e));
  }

  /** An expression converted to a device type, as an assignment or a call converts it. */
  public DeviceExpression converted(Expression e, DeviceType type) {
    DeviceExpression lowered = plain(value(e, handedDown(type)), e);
    if (type instanceof ScalarType scalar && lowered.type() instanceof ScalarType) {
      return convert(e, lowered, scalar);
    }
    return new TaggedValues(context)
        .convert(lowered, type)
        .orElseThrow(
            () -> context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, e, context.display(e)));
  }

  private DeviceExpression convert(Expression e, DeviceExpression lowered, ScalarType type) {
    ScalarType from = (ScalarType) lowered.type();
    boolean convertible =
        from == type || (ScalarConversions.isNumeric(from) && ScalarConversions.isNumeric(type));
    if (!convertible) {
      throw context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, e, context.display(e));
    }
    return ScalarConversions.convert(lowered, type);
  }

  /** {@code new R(...)}, or {@code this(...)} in a constructor of the record. */
  public Value record(
      Node at, JavaType.Declared type, Invocation constructor, NodeList<Expression> arguments) {
    return records.create(at, type, constructor, arguments);
  }

  /** The record that the canonical constructor makes of its components. */
  public Value record(Node at, JavaType.Declared type, List<Value> components) {
    return records.create(at, type, components);
  }
}
