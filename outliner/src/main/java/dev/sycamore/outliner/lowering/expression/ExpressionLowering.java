package dev.sycamore.outliner.lowering.expression;

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
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.closure.ClosureLowering;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.statement.SwitchLowering;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.Optional;

/** Hands each expression to the class that knows its kind. */
public final class ExpressionLowering {
  private final FunctionContext lowering;
  private final NameLowering names;
  private final ArrayLowering arrays;
  private final OperatorLowering operators;
  private final ConditionalLowering conditionals;
  private final AssignmentLowering assignments;
  private final CastLowering casts;
  private final ObjectLowering objects;
  private final SwitchLowering switches;
  private final ClosureLowering closures;
  private final CompositeLowering composites;

  public ExpressionLowering(FunctionContext lowering) {
    this.lowering = lowering;
    this.names = new NameLowering(lowering);
    this.arrays = new ArrayLowering(lowering);
    this.operators = new OperatorLowering(lowering);
    this.conditionals = new ConditionalLowering(lowering);
    this.assignments = new AssignmentLowering(lowering);
    this.casts = new CastLowering(lowering);
    this.objects = new ObjectLowering(lowering);
    this.switches = new SwitchLowering(lowering);
    this.closures = new ClosureLowering(lowering);
    this.composites = new CompositeLowering(lowering);
  }

  public ArrayLowering arrays() {
    return arrays;
  }

  public SwitchLowering switches() {
    return switches;
  }

  public ClosureLowering closures() {
    return closures;
  }

  /** What an expression is on the device. */
  public Value value(Expression e) {
    return value(e, Optional.empty());
  }

  /**
   * What an expression is on the device.
   *
   * @param target the type that the branches of a conditional or {@code switch} expression are
   *     converted to, instead of the expression; the value has it then
   */
  private Value value(Expression e, Optional<ScalarType> target) {
    lowering.at(e);
    Optional<Object> constant = lowering.source().constantOf(e);
    if (constant.isPresent()) {
      return new Value.Plain(constant(e, constant.get()));
    }
    if (lowering.source().isErroneous(e)) {
      throw lowering.faults().silently();
    }
    Value value = dispatch(e, target);
    lowering.noteAspects(value, lowering.spanOf(e));
    return value;
  }

  /** A variable that a lambda captures; it is used where the lambda's own code names it. */
  public Value captured(Expression variable) {
    return names.name(variable);
  }

  private Value dispatch(Expression e, Optional<ScalarType> target) {
    if (e instanceof EnclosedExpr enclosed) {
      Expression inner = enclosed.getInner();
      return value(inner, switches.isOverEnum(inner) ? target : Optional.empty());
    } else if (e instanceof NameExpr || e instanceof TypeExpr) {
      return names.name(e);
    } else if (e instanceof FieldAccessExpr access) {
      return names.fieldAccess(access);
    } else if (e instanceof ThisExpr self) {
      return lowering.self().value(lowering, self);
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
      return lowering.callLowering().call(call);
    } else if (e instanceof ObjectCreationExpr creation) {
      return objects.create(creation);
    } else if (e instanceof ArrayCreationExpr creation) {
      return arrays.create(creation);
    } else if (e instanceof SwitchExpr expression) {
      return switches.expression(expression, target);
    } else if (e instanceof LambdaExpr || e instanceof MethodReferenceExpr) {
      return closures.closure(e);
    }
    throw refuse(e);
  }

  private Unlowerable refuse(Expression e) {
    if (e instanceof InstanceOfExpr) {
      // The variable of its pattern is no fault of its own.
      e.findAll(TypePatternExpr.class)
          .forEach(pattern -> lowering.scope().bind(pattern, new Binding.Broken()));
      return lowering.faults().refuse(DiagnosticId.SYC1021, e, "`instanceof`");
    } else if (e instanceof NullLiteralExpr) {
      return lowering.faults().refuse(DiagnosticId.SYC1021, e, "`null`");
    } else if (e instanceof ClassExpr) {
      return lowering.faults().refuse(DiagnosticId.SYC1021, e, "a class literal");
    } else if (e.isStringLiteralExpr() || e.isTextBlockLiteralExpr()) {
      return lowering.faults().refuse(DiagnosticId.SYC1007, e);
    }
    return lowering
        .faults()
        .refuseWithHelp(
            DiagnosticId.SYC1010,
            e,
            "compute the value with operators and calls of static methods",
            "this expression");
  }

  private dev.sycamore.model.expression.Expression constant(Expression e, Object value) {
    if (value instanceof String) {
      throw lowering.faults().refuse(DiagnosticId.SYC1007, e);
    }
    ScalarType type = lowering.source().scalarTypeOf(e).orElseThrow(() -> unknown(e));
    return ScalarConversions.literal(
        ScalarConversions.convert(value, type), type, lowering.spanOf(e));
  }

  /** An expression with a value of a device type; a view counts as one. */
  public dev.sycamore.model.expression.Expression plain(Expression e) {
    return plain(value(e), e);
  }

  /** The device value of what {@code e} was lowered to. */
  public dev.sycamore.model.expression.Expression plain(Value value, Expression e) {
    if (value instanceof Value.Plain plain) {
      return plain.expression();
    }
    if (value instanceof Value.Composite composite) {
      return composites.whole(composite, e);
    }
    if (value instanceof Value.Closure) {
      throw lowering.faults().refuse(DiagnosticId.SYC1026, e, "a lambda as a value");
    }
    throw lowering
        .faults()
        .refuseWithHelp(
            DiagnosticId.SYC1010,
            e,
            "index the array down to an element, or call a method of the work-item",
            describe(value) + " as a value");
  }

  private static String describe(Value value) {
    return value instanceof Value.Grid ? "an array of arrays" : "a work-item";
  }

  /** An expression of a scalar type. */
  public dev.sycamore.model.expression.Expression scalar(Expression e) {
    return scalar(plain(e), e);
  }

  private dev.sycamore.model.expression.Expression scalar(
      dev.sycamore.model.expression.Expression lowered, Expression e) {
    if (lowered.type() instanceof ScalarType) {
      return lowered;
    }
    throw lowering.faults().refuse(DiagnosticId.SYC1011, e, display(e));
  }

  /** An expression of a scalar type, converted to {@code type}. */
  public dev.sycamore.model.expression.Expression scalar(Expression e, ScalarType type) {
    return convert(e, scalar(plain(value(e, handedDown(type)), e), e), type);
  }

  private Optional<ScalarType> handedDown(DeviceType type) {
    return type instanceof ScalarType scalar && lowering.services().dialect().convertsBranches()
        ? Optional.of(scalar)
        : Optional.empty();
  }

  /** An expression of memory: an array or an accessor. */
  public dev.sycamore.model.expression.Expression view(Expression e) {
    return view(value(e), e);
  }

  /** The memory that {@code e} was lowered to. */
  public dev.sycamore.model.expression.Expression view(Value value, Expression e) {
    dev.sycamore.model.expression.Expression lowered = plain(value, e);
    if (lowered.type() instanceof ViewType) {
      return lowered;
    }
    throw lowering.faults().refuse(DiagnosticId.SYC1011, e, display(e));
  }

  /** An expression converted to a device type, as an assignment or a call converts it. */
  public dev.sycamore.model.expression.Expression converted(Expression e, DeviceType type) {
    dev.sycamore.model.expression.Expression lowered = plain(value(e, handedDown(type)), e);
    if (type instanceof ScalarType scalar && lowered.type() instanceof ScalarType) {
      return convert(e, lowered, scalar);
    }
    if (lowered.type().equals(type)) {
      return lowered;
    }
    throw lowering.faults().refuse(DiagnosticId.SYC1011, e, display(e));
  }

  private dev.sycamore.model.expression.Expression convert(
      Expression e, dev.sycamore.model.expression.Expression lowered, ScalarType type) {
    ScalarType from = (ScalarType) lowered.type();
    boolean convertible =
        from == type || (ScalarConversions.isNumeric(from) && ScalarConversions.isNumeric(type));
    if (!convertible) {
      throw lowering.faults().refuse(DiagnosticId.SYC1011, e, display(e));
    }
    return ScalarConversions.convert(lowered, type);
  }

  /** An expression that attribution knows nothing about. */
  public Unlowerable unknown(Expression e) {
    return lowering.source().isErroneous(e)
        ? lowering.faults().silently()
        : lowering.faults().refuse(DiagnosticId.SYC1012, e);
  }

  /** The type of an expression, as messages show it. */
  public String display(Expression e) {
    return lowering.source().typeOf(e).map(DeviceTypes::display).orElse("unknown");
  }

  /** The Java type of an expression, which must be known. */
  public JavaType typeOf(Expression e) {
    return lowering.source().typeOf(e).orElseThrow(() -> unknown(e));
  }
}
