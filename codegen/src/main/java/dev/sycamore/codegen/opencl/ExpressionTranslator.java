package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.normal.PureValueVisitor;
import dev.sycamore.codegen.normal.ViewVisitor;
import dev.sycamore.codegen.opencl.model.CAddress;
import dev.sycamore.codegen.opencl.model.CBinary;
import dev.sycamore.codegen.opencl.model.CCall;
import dev.sycamore.codegen.opencl.model.CCast;
import dev.sycamore.codegen.opencl.model.CConditional;
import dev.sycamore.codegen.opencl.model.CElement;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CMember;
import dev.sycamore.codegen.opencl.model.CStructValue;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CUnary;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NativeFunction;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pure expressions, and views. */
final class ExpressionTranslator implements PureValueVisitor<CExpression> {

  private final OpenClPrelude program;
  private final CTypes types;
  private final ArithmeticTranslator arithmetic;
  private final Views views = new Views();

  ExpressionTranslator(OpenClPrelude program, CTypes types) {
    this.program = program;
    this.types = types;
    this.arithmetic = new ArithmeticTranslator(program, types);
  }

  /** The value of an expression that is not a view. */
  CExpression value(DeviceExpression expression) {
    return expression.accept(this);
  }

  @Override
  public CExpression visitLiteral(Literal e) {
    return new CText(types.literal(e.type(), e.value()));
  }

  @Override
  public CExpression visitReadLocal(ReadLocal e) {
    return new CText(CNames.variable(e.variable()));
  }

  @Override
  public CExpression visitReadElement(ReadElement e) {
    return element(e.view(), e.indices());
  }

  @Override
  public CExpression visitExtent(Extent e) {
    return view(e.view()).extents().get(e.dimension());
  }

  @Override
  public CExpression visitUnary(Unary e) {
    return unary(e);
  }

  @Override
  public CExpression visitBinary(Binary e) {
    Optional<ContractedSum> sum = ContractedSum.of(e);
    return sum.isPresent()
        ? multiplyAdd(sum.get())
        : arithmetic.binary(e, value(e.left()), value(e.right()));
  }

  /**
   * One operation may be fused, whatever the pragma says of the others: {@code mad} is the product
   * and the sum, rounded once or twice, as the device is faster.
   */
  private CExpression multiplyAdd(ContractedSum sum) {
    CExpression a = value(sum.product().left());
    CExpression b = value(sum.product().right());
    CExpression c = value(sum.other());
    return new CCall(
        "mad",
        List.of(
            sum.negatesProduct() ? new CUnary("-", a) : a,
            b,
            sum.negatesOther() ? new CUnary("-", c) : c));
  }

  @Override
  public CExpression visitConvert(Convert e) {
    return arithmetic.convert((ScalarType) e.operand().type(), e.type(), value(e.operand()));
  }

  @Override
  public CExpression visitLogical(Logical e) {
    return new CBinary(value(e.left()), e.conjunction() ? "&&" : "||", value(e.right()));
  }

  @Override
  public CExpression visitConditional(Conditional e) {
    return new CConditional(value(e.condition()), value(e.whenTrue()), value(e.whenFalse()));
  }

  @Override
  public CExpression visitIntrinsicCall(IntrinsicCall e) {
    return arithmetic.intrinsic(e, values(e.arguments()));
  }

  @Override
  public CExpression visitWorkItemQuery(WorkItemQuery e) {
    return query(e);
  }

  @Override
  public CExpression visitSubGroupOperation(SubGroupOperation e) {
    HelperFunction helper = HelperFunction.valueOf("SUB_GROUP_" + e.kind().name());
    return new CCall(program.use(helper), values(e.operands()));
  }

  @Override
  public CExpression visitTargetQuery(TargetQuery e) {
    throw new CodegenException("not yet known for OpenCL C: " + e.property(), e.span());
  }

  @Override
  public CExpression visitNativeOperation(NativeOperation e) {
    return new CCall(nativeFunction(e.function()), values(e.operands()));
  }

  private String nativeFunction(NativeFunction function) {
    return switch (function) {
      case POW -> "native_powr";
      case RECIPROCAL -> "native_recip";
      case TANH -> program.use(HelperFunction.NATIVE_TANH);
      default -> "native_" + function.spelling();
    };
  }

  @Override
  public CExpression visitNewRecord(NewRecord e) {
    return new CStructValue(
        types.name(e.type()),
        e.components().isEmpty()
            ? List.of(new CText("0"))
            : e.components().stream().flatMap(c -> arguments(c).stream()).toList());
  }

  @Override
  public CExpression visitReadComponent(ReadComponent e) {
    RecordType type = (RecordType) e.record().type();
    return new CMember(value(e.record()), CNames.member(type, e.index()));
  }

  List<CExpression> values(List<DeviceExpression> expressions) {
    List<CExpression> values = new ArrayList<>(expressions.size());
    for (DeviceExpression expression : expressions) {
      values.add(value(expression));
    }
    return values;
  }

  CElement element(DeviceExpression view, List<DeviceExpression> indices) {
    return view(view).element(values(indices));
  }

  CView view(DeviceExpression expression) {
    return expression.accept(views);
  }

  /** What a call or a record takes for one value: a view is several. */
  List<CExpression> arguments(DeviceExpression argument) {
    return argument.type() instanceof ViewType ? view(argument).parts() : List.of(value(argument));
  }

  private CExpression unary(Unary e) {
    CExpression operand = value(e.operand());
    if (e.operator() == UnaryOperator.NOT) {
      return new CUnary("!", operand);
    } else if (e.operator() == UnaryOperator.COMPLEMENT) {
      return new CUnary("~", operand);
    }
    return arithmetic.negate((ScalarType) e.type(), operand);
  }

  private CExpression query(WorkItemQuery e) {
    String name =
        switch (e.query()) {
          case GLOBAL_ID -> "get_global_id";
          case LOCAL_ID -> "get_local_id";
          case GROUP_ID -> "get_group_id";
          case GLOBAL_RANGE -> "get_global_size";
          case LOCAL_RANGE -> "get_local_size";
          case GROUP_RANGE -> "get_num_groups";
        };
    // OpenCL counts dimensions from the fastest.
    int last = e.dimensions() - 1;
    CExpression dimension =
        e.dimension() instanceof Literal literal
            ? new CText(Integer.toString(last - (Integer) literal.value()))
            : new CBinary(new CText(Integer.toString(last)), "-", value(e.dimension()));
    return new CCast("int", new CCall(name, List.of(dimension)));
  }

  private final class Views implements ViewVisitor<CView> {
    @Override
    public CView visitReadLocal(ReadLocal e) {
      return CView.of(e.variable(), types);
    }

    @Override
    public CView visitConstantArrayRef(ConstantArrayRef e) {
      program.use(e.array());
      return new CView(
          new CText(CNames.constant(e.array())),
          List.of(new CText(Integer.toString(e.array().values().size()))),
          List.of());
    }

    @Override
    public CView visitSubView(SubView e) {
      CElement first = view(e.view()).element(List.of(value(e.offset())));
      return new CView(new CAddress(first), List.of(value(e.length())), List.of());
    }

    @Override
    public CView visitConditional(Conditional e) {
      CExpression condition = value(e.condition());
      List<CExpression> whenTrue = view(e.whenTrue()).parts();
      List<CExpression> whenFalse = view(e.whenFalse()).parts();
      List<CExpression> parts = new ArrayList<>();
      for (int i = 0; i < whenTrue.size(); i++) {
        parts.add(new CConditional(condition, whenTrue.get(i), whenFalse.get(i)));
      }
      return CView.of(parts);
    }

    @Override
    public CView visitReadComponent(ReadComponent e) {
      RecordType type = (RecordType) e.record().type();
      return CView.of(value(e.record()), CNames.component(type, e.index()), types);
    }
  }
}
