package dev.sycamore.codegen;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes device models by hand, about as short as the Java that they stand for. */
public final class Dsl {

  public static final SourceSpan SPAN = new SourceSpan("Test.java", 0, 1, 1, 1, 1);

  private Dsl() {}

  // Types and variables.

  public static ViewType view(DeviceType element, int dimensions, AddressSpace space) {
    return new ViewType(element, dimensions, space);
  }

  public static ViewType global(DeviceType element) {
    return view(element, 1, AddressSpace.GLOBAL);
  }

  public static Variable var(String name, int id, DeviceType type) {
    return new Variable(name, id, type);
  }

  public static RecordType record(String symbol, Object... namesAndTypes) {
    List<RecordType.Component> components = new ArrayList<>();
    for (int i = 0; i < namesAndTypes.length; i += 2) {
      components.add(
          new RecordType.Component((String) namesAndTypes[i], (DeviceType) namesAndTypes[i + 1]));
    }
    return new RecordType(symbol, symbol, components);
  }

  // Expressions.

  public static Literal lit(Object value) {
    ScalarType type =
        value instanceof Boolean
            ? ScalarType.BOOLEAN
            : value instanceof Byte
                ? ScalarType.BYTE
                : value instanceof Short
                    ? ScalarType.SHORT
                    : value instanceof Character
                        ? ScalarType.CHAR
                        : value instanceof Integer
                            ? ScalarType.INT
                            : value instanceof Long
                                ? ScalarType.LONG
                                : value instanceof Float ? ScalarType.FLOAT : ScalarType.DOUBLE;
    return new Literal(type, value, SPAN);
  }

  /** An expression as it is, a variable read, anything else a literal. */
  public static DeviceExpression x(Object value) {
    return value instanceof DeviceExpression e
        ? e
        : value instanceof Variable v ? new ReadLocal(v, SPAN) : lit(value);
  }

  private static List<DeviceExpression> all(Object... values) {
    List<DeviceExpression> result = new ArrayList<>();
    for (Object value : values) {
      result.add(x(value));
    }
    return result;
  }

  public static Binary bin(BinaryOperator operator, Object left, Object right) {
    return new Binary(operator, x(left), x(right), SPAN);
  }

  public static Binary add(Object left, Object right) {
    return bin(BinaryOperator.ADD, left, right);
  }

  public static Binary sub(Object left, Object right) {
    return bin(BinaryOperator.SUBTRACT, left, right);
  }

  public static Binary mul(Object left, Object right) {
    return bin(BinaryOperator.MULTIPLY, left, right);
  }

  public static Binary lt(Object left, Object right) {
    return bin(BinaryOperator.LESS, left, right);
  }

  public static Binary eq(Object left, Object right) {
    return bin(BinaryOperator.EQUAL, left, right);
  }

  public static Unary unary(UnaryOperator operator, Object operand) {
    return new Unary(operator, x(operand), SPAN);
  }

  public static Logical and(Object left, Object right) {
    return new Logical(true, x(left), x(right), SPAN);
  }

  public static Logical or(Object left, Object right) {
    return new Logical(false, x(left), x(right), SPAN);
  }

  public static Conditional cond(Object condition, Object whenTrue, Object whenFalse) {
    return new Conditional(x(condition), x(whenTrue), x(whenFalse), SPAN);
  }

  public static Convert conv(ScalarType type, Object operand) {
    return new Convert(type, x(operand), SPAN);
  }

  public static ReadElement at(Object view, Object... indices) {
    return new ReadElement(x(view), all(indices), SPAN);
  }

  public static Extent length(Object view) {
    return extent(view, 0);
  }

  public static Extent extent(Object view, int dimension) {
    return new Extent(x(view), dimension, SPAN);
  }

  public static SubView part(Object view, Object offset, Object length) {
    return new SubView(x(view), x(offset), x(length), SPAN);
  }

  public static ConstantArrayRef ref(ConstantArray array) {
    return new ConstantArrayRef(array, SPAN);
  }

  public static Call call(String function, DeviceType type, Object... arguments) {
    return new Call(function, all(arguments), type, SPAN);
  }

  public static IntrinsicCall intrinsic(Intrinsic i, DeviceType type, Object... arguments) {
    return new IntrinsicCall(i, all(arguments), type, SPAN);
  }

  public static WorkItemQuery query(WorkItemQuery.Query query, int dimensions, Object dimension) {
    return new WorkItemQuery(query, dimensions, x(dimension), SPAN);
  }

  public static WorkItemQuery globalId() {
    return query(WorkItemQuery.Query.GLOBAL_ID, 1, 0);
  }

  public static Barrier barrier() {
    return new Barrier(SPAN);
  }

  public static AtomicOperation atomic(
      AtomicOperation.Operator operator, Object view, Object index, Object... operands) {
    DeviceExpression v = x(view);
    DeviceType element = ((ViewType) v.type()).element();
    DeviceType type = operator == AtomicOperation.Operator.STORE ? VoidType.VOID : element;
    return new AtomicOperation(operator, v, List.of(x(index)), all(operands), type, SPAN);
  }

  public static NewRecord make(RecordType type, Object... components) {
    return new NewRecord(type, all(components), SPAN);
  }

  public static ReadComponent component(Object record, int index) {
    return new ReadComponent(x(record), index, SPAN);
  }

  public static StatementExpression stmtExpr(Variable result, DeviceStatement... statements) {
    return new StatementExpression(List.of(statements), result, SPAN);
  }

  // Assignments. A target is a variable or the ReadElement of the same element.

  private static AssignmentTarget target(Object target) {
    return target instanceof ReadElement e
        ? new AssignmentTarget.Element(e.view(), e.indices())
        : new AssignmentTarget.Local((Variable) target);
  }

  public static Assign assign(Object target, Object value) {
    return new Assign(target(target), x(value), SPAN);
  }

  /** {@code target op= value}, computed in the type of the value (of a shift: promoted). */
  public static CompoundAssign compound(Object target, BinaryOperator operator, Object value) {
    AssignmentTarget t = target(target);
    ScalarType type = (ScalarType) x(value).type();
    if (operator.isShift()) {
      type = t.type() == ScalarType.LONG ? ScalarType.LONG : ScalarType.INT;
    }
    return new CompoundAssign(t, operator, type, x(value), SPAN);
  }

  public static Increment postInc(Object target) {
    return new Increment(target(target), 1, false, SPAN);
  }

  public static Increment preInc(Object target) {
    return new Increment(target(target), 1, true, SPAN);
  }

  public static Increment postDec(Object target) {
    return new Increment(target(target), -1, false, SPAN);
  }

  public static Increment preDec(Object target) {
    return new Increment(target(target), -1, true, SPAN);
  }

  // Statements.

  public static Block block(DeviceStatement... statements) {
    return new Block(List.of(statements), SPAN);
  }

  public static DeclareLocal let(Variable variable, Object value) {
    return new DeclareLocal(variable, Optional.of(x(value)), SPAN);
  }

  public static DeclareLocal declare(Variable variable) {
    return new DeclareLocal(variable, Optional.empty(), SPAN);
  }

  public static DeclarePrivateArray array(Variable variable, int length, Object... values) {
    return new DeclarePrivateArray(variable, length, all(values), SPAN);
  }

  public static Evaluate eval(DeviceExpression expression) {
    return new Evaluate(expression, SPAN);
  }

  public static If ifThen(Object condition, DeviceStatement... statements) {
    return new If(x(condition), block(statements), Optional.empty(), SPAN);
  }

  public static If ifElse(Object condition, DeviceStatement whenTrue, DeviceStatement whenFalse) {
    return new If(x(condition), whenTrue, Optional.of(whenFalse), SPAN);
  }

  public static While whileLoop(Object condition, DeviceStatement... body) {
    return new While(x(condition), block(body), SPAN);
  }

  public static DoWhile doWhile(Object condition, DeviceStatement... body) {
    return new DoWhile(block(body), x(condition), SPAN);
  }

  public static For forLoop(
      DeviceStatement initializer,
      Object condition,
      DeviceExpression update,
      DeviceStatement... body) {
    return new For(
        List.of(initializer), Optional.of(x(condition)), List.of(update), block(body), SPAN);
  }

  public static Labeled labeled(String label, DeviceStatement body) {
    return new Labeled(label, body, SPAN);
  }

  public static Break leave() {
    return new Break(Optional.empty(), SPAN);
  }

  public static Break leave(String label) {
    return new Break(Optional.of(label), SPAN);
  }

  public static Continue next() {
    return new Continue(Optional.empty(), SPAN);
  }

  public static Continue next(String label) {
    return new Continue(Optional.of(label), SPAN);
  }

  public static Return ret(Object value) {
    return new Return(Optional.of(x(value)), SPAN);
  }

  public static Return ret() {
    return new Return(Optional.empty(), SPAN);
  }

  public static Switch switchOn(Object selector, Switch.Case... cases) {
    return new Switch(x(selector), List.of(cases), SPAN);
  }

  public static Switch.Case on(int label, DeviceStatement... statements) {
    return new Switch.Case(List.of(label), false, List.of(statements));
  }

  public static Switch.Case otherwise(DeviceStatement... statements) {
    return new Switch.Case(List.of(), true, List.of(statements));
  }

  // Units.

  public static DeviceFunction function(
      String symbol, DeviceType type, List<Variable> parameters, DeviceStatement... body) {
    return new DeviceFunction(
        symbol, symbol, type, parameters, block(body), false, CodeOrigin.USER, SPAN);
  }

  /** A captured value; what kind it is follows from the type of the variable. */
  public static KernelArgument captured(int index, Variable variable) {
    ArgumentKind kind = ArgumentKind.SCALAR;
    if (variable.type() instanceof ViewType v) {
      kind = v.space() == AddressSpace.LOCAL ? ArgumentKind.LOCAL_ACCESSOR : ArgumentKind.ARRAY;
    }
    return captured(index, variable, kind);
  }

  public static KernelArgument captured(int index, Variable variable, ArgumentKind kind) {
    return new KernelArgument(
        variable, kind, new ValueSource.Captured(index), ArgumentAccess.READ_WRITE, SPAN);
  }

  public static Kernel kernel(
      String name,
      KernelForm form,
      int dimensions,
      List<KernelArgument> arguments,
      DeviceStatement... body) {
    return new Kernel(name, name, form, dimensions, SPAN, "()V", arguments, block(body));
  }

  public static DeviceUnit unit(List<Kernel> kernels, List<DeviceFunction> functions) {
    return unit(kernels, functions, List.of(), List.of());
  }

  public static DeviceUnit unit(
      List<Kernel> kernels,
      List<DeviceFunction> functions,
      List<ConstantArray> constants,
      List<RecordType> records) {
    return new DeviceUnit("p", "Test", "Test.java", kernels, functions, constants, records);
  }
}
