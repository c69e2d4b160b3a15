package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/** The expressions' half of {@link VerifyNormalForm}. */
final class ExpressionVerifier implements PureExpressionVisitor<Void> {

  /** The memory of a product of matrices: the sum, and the factors. */
  private static final List<ViewType> FRAGMENTS =
      List.of(
          new ViewType(ScalarType.FLOAT, 1, AddressSpace.PRIVATE),
          new ViewType(ScalarType.INT, 1, AddressSpace.PRIVATE),
          new ViewType(ScalarType.INT, 1, AddressSpace.PRIVATE));

  private final Map<String, List<DeviceType>> functions;
  private final Predicate<Variable> declared;
  private final RootVerifier roots = new RootVerifier();

  /**
   * @param functions the types of the parameters of each function of the unit
   * @param declared whether a variable is in scope
   */
  ExpressionVerifier(Map<String, List<DeviceType>> functions, Predicate<Variable> declared) {
    this.functions = functions;
    this.declared = declared;
  }

  /** A pure expression, or a call or atomic operation on pure operands. */
  void verifyRoot(DeviceExpression expression, DeviceType type) {
    expression.accept(roots);
    requireType(expression, type);
  }

  void verifyPure(DeviceExpression expression, DeviceType type) {
    pure(expression);
    requireType(expression, type);
  }

  void verifyElement(DeviceExpression view, List<DeviceExpression> indices, SourceSpan span) {
    pure(view);
    require(view.type() instanceof ViewType, "an element of no view", span);
    require(indices.size() == ((ViewType) view.type()).dimensions(), "number of indices", span);
    for (DeviceExpression index : indices) {
      verifyPure(index, ScalarType.INT);
    }
  }

  private void pure(DeviceExpression expression) {
    expression.accept(this);
  }

  @Override
  public Void visitLiteral(Literal e) {

    return null;
  }

  @Override
  public Void visitReadLocal(ReadLocal e) {
    if (!declared.test(e.variable())) {
      throw new CodegenException(e.variable().name() + " is not in scope", e.span());
    }
    return null;
  }

  @Override
  public Void visitUnary(Unary e) {
    pure(e.operand());
    boolean logical = e.operator() == UnaryOperator.NOT;
    if ((e.type() == ScalarType.BOOLEAN) != logical) {
      throw new CodegenException("operand of " + e.operator(), e.span());
    }
    return null;
  }

  @Override
  public Void visitBinary(Binary e) {
    pure(e.left());
    pure(e.right());
    DeviceType left = e.left().type();
    DeviceType right = e.operator().isShift() ? ScalarType.INT : left;
    requireType(e.right(), right);
    boolean fits;
    if (left == ScalarType.INT || left == ScalarType.LONG) {
      fits = true;
    } else if (left == ScalarType.FLOAT || left == ScalarType.DOUBLE) {
      fits =
          switch (e.operator()) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE -> true;
            default -> e.operator().isComparison();
          };
    } else {
      fits =
          left == ScalarType.BOOLEAN
              && switch (e.operator()) {
                case AND, OR, XOR, EQUAL, NOT_EQUAL -> true;
                default -> false;
              };
    }
    if (!fits) {
      throw new CodegenException(e.operator() + " on " + left, e.span());
    }
    return null;
  }

  @Override
  public Void visitConvert(Convert e) {
    pure(e.operand());
    if (e.type() == ScalarType.BOOLEAN
        || !(e.operand().type() instanceof ScalarType from)
        || from == ScalarType.BOOLEAN) {
      throw new CodegenException(
          "conversion from " + e.operand().type() + " to " + e.type(), e.span());
    }
    return null;
  }

  @Override
  public Void visitReadElement(ReadElement e) {
    verifyElement(e.view(), e.indices(), e.span());
    return null;
  }

  @Override
  public Void visitExtent(Extent e) {
    pure(e.view());
    require(
        e.view().type() instanceof ViewType v && e.dimension() < v.dimensions(),
        "extent of no dimension",
        e.span());
    return null;
  }

  @Override
  public Void visitSubView(SubView e) {
    pure(e.view());
    pure(e.offset());
    pure(e.length());
    require(e.view().type() instanceof ViewType v && v.dimensions() == 1, "sub-view", e.span());
    requireType(e.offset(), ScalarType.INT);
    requireType(e.length(), ScalarType.INT);
    return null;
  }

  @Override
  public Void visitConstantArrayRef(ConstantArrayRef e) {

    return null;
  }

  @Override
  public Void visitIntrinsicCall(IntrinsicCall e) {
    e.arguments().forEach(this::pure);
    return null;
  }

  @Override
  public Void visitWorkItemQuery(WorkItemQuery e) {
    pure(e.dimension());
    requireType(e.dimension(), ScalarType.INT);
    return null;
  }

  @Override
  public Void visitSubGroupOperation(SubGroupOperation e) {
    if (e.kind().isCollective()) {
      throw new CodegenException("not pure: " + e.kind(), e.span());
    }
    e.operands().forEach(this::pure);
    return null;
  }

  @Override
  public Void visitTargetQuery(TargetQuery e) {
    return null;
  }

  @Override
  public Void visitNativeOperation(NativeOperation e) {
    require(e.operands().size() == e.function().operands(), "operands", e.span());
    for (DeviceExpression operand : e.operands()) {
      pure(operand);
      requireType(operand, ScalarType.FLOAT);
    }
    return null;
  }

  @Override
  public Void visitNewRecord(NewRecord e) {
    e.components().forEach(this::pure);
    List<DeviceType> types =
        e.type().components().stream().map(RecordType.Component::type).toList();
    require(
        e.components().stream().map(DeviceExpression::type).toList().equals(types),
        "components of a record",
        e.span());
    return null;
  }

  @Override
  public Void visitReadComponent(ReadComponent e) {
    pure(e.record());
    require(e.record().type() instanceof RecordType, "component of no record", e.span());
    return null;
  }

  @Override
  public Void visitLogical(Logical e) {
    verifyPure(e.left(), ScalarType.BOOLEAN);
    verifyPure(e.right(), ScalarType.BOOLEAN);
    return null;
  }

  @Override
  public Void visitConditional(Conditional e) {
    verifyPure(e.condition(), ScalarType.BOOLEAN);
    pure(e.whenTrue());
    verifyPure(e.whenFalse(), e.type());
    return null;
  }

  private static boolean isShared(DeviceType type) {
    return type instanceof ViewType view
        && (view.space() == AddressSpace.LOCAL || view.space() == AddressSpace.GLOBAL);
  }

  private static void requireType(DeviceExpression expression, DeviceType type) {
    DeviceType actual = expression.type();
    // Scalar types are the same objects; equal records and views may be others.
    if (actual != type && !Objects.equals(actual, type)) {
      throw new CodegenException("type " + actual + " instead of " + type, expression.span());
    }
  }

  private static void require(boolean condition, String message, SourceSpan span) {
    if (!condition) {
      throw new CodegenException(message, span);
    }
  }

  /** A pure expression, or an operation on pure operands. */
  private final class RootVerifier implements SimpleExpressionVisitor<Void> {
    @Override
    public Void defaultAction(DeviceExpression e) {
      pure(e);
      return null;
    }

    @Override
    public Void visitCall(Call e) {
      List<DeviceType> expected = functions.get(e.function());
      require(
          expected == null || expected.size() == e.arguments().size(),
          "arguments of a call",
          e.span());
      for (int i = 0; i < e.arguments().size(); i++) {
        DeviceExpression argument = e.arguments().get(i);
        pure(argument);
        if (expected != null) {
          requireType(argument, expected.get(i));
        }
      }
      return null;
    }

    @Override
    public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
      e.views().forEach(ExpressionVerifier.this::pure);
      e.operands().forEach(operand -> verifyPure(operand, ScalarType.INT));
      require(
          e.views().stream().map(DeviceExpression::type).allMatch(ExpressionVerifier::isShared),
          "a copy of memory that work-items do not share",
          e.span());
      return null;
    }

    @Override
    public Void visitMatrixOperation(MatrixOperation e) {
      e.views().forEach(ExpressionVerifier.this::pure);
      e.offsets().forEach(offset -> verifyPure(offset, ScalarType.INT));
      require(
          e.views().stream().map(DeviceExpression::type).toList().equals(FRAGMENTS),
          "a product of other memory than that of fragments",
          e.span());
      return null;
    }

    @Override
    public Void visitAtomicOperation(AtomicOperation e) {
      verifyElement(e.view(), e.indices(), e.span());
      e.operands().forEach(ExpressionVerifier.this::pure);
      return null;
    }

    @Override
    public Void visitSubGroupOperation(SubGroupOperation e) {
      e.operands().forEach(operand -> verifyPure(operand, ScalarType.INT));
      return null;
    }
  }
}
