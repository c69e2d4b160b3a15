package dev.sycamore.codegen.engines;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ExpressionVisitor;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.ScalarType;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Expressions, evaluated as JLS 15.7 says. */
final class Evaluator implements ExpressionVisitor<Object> {

  /** Where an assignment goes; its operands have been evaluated. */
  private interface Place {
    Object get();

    void set(Object value);
  }

  private final Frame frame;
  private final Map<String, DeviceFunction> functions;
  private final int workItem;

  Evaluator(Frame frame, Map<String, DeviceFunction> functions, int workItem) {
    this.frame = frame;
    this.functions = functions;
    this.workItem = workItem;
  }

  Object evaluate(DeviceExpression expression) {
    return expression.accept(this);
  }

  @Override
  public Object visitLiteral(Literal e) {
    return e.value();
  }

  @Override
  public Object visitReadLocal(ReadLocal e) {
    return frame.get(e.variable());
  }

  @Override
  public Object visitUnary(Unary e) {
    return JavaOperators.unary(e.operator(), evaluate(e.operand()));
  }

  @Override
  public Object visitBinary(Binary e) {
    Object left = evaluate(e.left());
    return JavaOperators.binary(e.operator(), left, evaluate(e.right()));
  }

  @Override
  public Object visitLogical(Logical e) {
    return (Boolean) evaluate(e.left()) == e.conjunction()
        ? evaluate(e.right())
        : (Object) !e.conjunction();
  }

  @Override
  public Object visitConvert(Convert e) {
    return JvmTypes.convert(e.type(), evaluate(e.operand()));
  }

  @Override
  public Object visitConditional(Conditional e) {
    return (Boolean) evaluate(e.condition()) ? evaluate(e.whenTrue()) : evaluate(e.whenFalse());
  }

  @Override
  public Object visitAssign(Assign e) {
    Place place = place(e.target());
    Object value = evaluate(e.value());
    place.set(value);
    return value;
  }

  @Override
  public Object visitReadElement(ReadElement e) {
    MemoryView view = view(e.view());
    return view.get(index(e.indices()));
  }

  @Override
  public Object visitExtent(Extent e) {
    return view(e.view()).length();
  }

  @Override
  public Object visitSubView(SubView e) {
    MemoryView view = view(e.view());
    int offset = (Integer) evaluate(e.offset());
    return view.part(offset, (Integer) evaluate(e.length()));
  }

  @Override
  public Object visitConstantArrayRef(ConstantArrayRef e) {
    return constant(e.array());
  }

  @Override
  public Object visitCall(Call e) {
    return Interpreter.call(functions, workItem, e.function(), all(e.arguments()));
  }

  @Override
  public Object visitCollective(Collective e) {
    throw unsupported(e);
  }

  @Override
  public Object visitIntrinsicCall(IntrinsicCall e) {
    return JavaOperators.intrinsic(e.intrinsic(), all(e.arguments()));
  }

  @Override
  public Object visitWorkItemQuery(WorkItemQuery e) {
    if (e.query() == WorkItemQuery.Query.GLOBAL_ID) {
      return workItem;
    }
    throw unsupported(e);
  }

  @Override
  public Object visitBarrier(Barrier e) {
    throw unsupported(e);
  }

  @Override
  public Object visitGroupScratch(GroupScratch e) {
    throw unsupported(e);
  }

  @Override
  public Object visitSubGroupOperation(SubGroupOperation e) {
    throw unsupported(e);
  }

  @Override
  public Object visitTargetQuery(TargetQuery e) {
    throw unsupported(e);
  }

  @Override
  public Object visitNativeOperation(NativeOperation e) {
    throw unsupported(e);
  }

  @Override
  public Object visitPrint(Print e) {
    throw unsupported(e);
  }

  @Override
  public Object visitNewRecord(NewRecord e) {
    return all(e.components());
  }

  @Override
  public Object visitReadComponent(ReadComponent e) {
    return ((List<?>) evaluate(e.record())).get(e.index());
  }

  @Override
  public Object visitStatementExpression(StatementExpression e) {
    frame.runInside(DeviceStatement.of(e));
    return frame.get(e.result());
  }

  private static IllegalArgumentException unsupported(DeviceExpression expression) {
    return new IllegalArgumentException(expression.toString());
  }

  private List<Object> all(List<DeviceExpression> expressions) {
    List<Object> values = new ArrayList<>();
    expressions.forEach(e -> values.add(evaluate(e)));
    return values;
  }

  private MemoryView view(DeviceExpression e) {
    return (MemoryView) evaluate(e);
  }

  private int index(List<DeviceExpression> indices) {
    return (Integer) evaluate(indices.get(0));
  }

  private static MemoryView constant(ConstantArray array) {
    Object copy = Array.newInstance(JvmTypes.of(array.element()), array.values().size());
    for (int i = 0; i < array.values().size(); i++) {
      Array.set(copy, i, array.values().get(i));
    }
    return MemoryView.of(copy);
  }

  private Place place(AssignmentTarget target) {
    return target.match(this::variable, e -> element(e.view(), e.indices()));
  }

  private Place variable(AssignmentTarget.Local local) {
    return new Place() {
      @Override
      public Object get() {
        return frame.get(local.variable());
      }

      @Override
      public void set(Object value) {
        frame.bind(local.variable(), value);
      }
    };
  }

  private Place element(DeviceExpression array, List<DeviceExpression> indices) {
    MemoryView view = view(array);
    int index = index(indices);
    return new Place() {
      @Override
      public Object get() {
        return view.get(index);
      }

      @Override
      public void set(Object value) {
        view.set(index, value);
      }
    };
  }

  @Override
  public Object visitCompoundAssign(CompoundAssign e) {
    Place place = place(e.target());
    Object old = convert(e.operationType(), place.get());
    Object result = JavaOperators.binary(e.operator(), old, evaluate(e.value()));
    place.set(convert((ScalarType) e.type(), result));
    return place.get();
  }

  @Override
  public Object visitIncrement(Increment e) {
    Place place = place(e.target());
    Object old = place.get();
    ScalarType type = (ScalarType) e.type();
    boolean wide = type == ScalarType.LONG || type == ScalarType.FLOAT || type == ScalarType.DOUBLE;
    ScalarType computedIn = wide ? type : ScalarType.INT;
    Object one = convert(computedIn, e.delta());
    Object sum = JavaOperators.binary(BinaryOperator.ADD, convert(computedIn, old), one);
    place.set(convert(type, sum));
    return e.prefix() ? place.get() : old;
  }

  private static Object convert(ScalarType type, Object value) {
    return value instanceof Boolean ? value : JvmTypes.convert(type, value);
  }

  @Override
  public Object visitAsyncCopyOperation(AsyncCopyOperation e) {
    throw unsupported(e);
  }

  @Override
  public Object visitMatrixOperation(MatrixOperation e) {
    throw unsupported(e);
  }

  @Override
  public Object visitAtomicOperation(AtomicOperation e) {
    Place place = element(e.view(), e.indices());
    List<Object> operands = all(e.operands());
    Object old = place.get();
    Object first = operands.isEmpty() ? null : operands.get(0);
    switch (e.operator()) {
      case LOAD -> {}
      case STORE, EXCHANGE -> place.set(first);
      case COMPARE_EXCHANGE -> {
        // Boxed values are equal when their bits are.
        if (old.equals(first)) {
          place.set(operands.get(1));
        }
      }
      case MIN, MAX -> {
        Intrinsic intrinsic = Intrinsic.valueOf(e.operator().name());
        place.set(JavaOperators.intrinsic(intrinsic, List.of(old, first)));
      }
      default -> {
        BinaryOperator operator = BinaryOperator.valueOf(e.operator().name());
        place.set(JavaOperators.binary(operator, old, first));
      }
    }
    return old;
  }
}
