package dev.sycamore.codegen.llvm;

import dev.sycamore.codegen.normal.PureValueVisitor;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;

/** Pure expressions. The result is always the name of a register, or a constant. */
final class ExpressionEmitter implements PureValueVisitor<String> {

  private final IrFunction function;
  private final ViewEmitter views;
  private final ArithmeticEmitter arithmetic;
  private final ConversionEmitter conversions;
  private final IntrinsicEmitter intrinsics;

  ExpressionEmitter(IrFunction function) {
    this.function = function;
    this.views = new ViewEmitter(function, this);
    this.arithmetic = new ArithmeticEmitter(function);
    this.conversions = new ConversionEmitter(function);
    this.intrinsics = new IntrinsicEmitter(function);
  }

  ViewEmitter views() {
    return views;
  }

  IntrinsicEmitter intrinsics() {
    return intrinsics;
  }

  /** The value of an expression that is not a view. */
  String value(DeviceExpression expression) {
    SourceSpan around = function.at(expression.span());
    String value = expression.accept(this);
    function.at(around);
    return value;
  }

  /** The values of expressions, in order. */
  List<String> values(List<DeviceExpression> expressions) {
    List<String> values = new ArrayList<>(expressions.size());
    for (DeviceExpression expression : expressions) {
      values.add(value(expression));
    }
    return values;
  }

  @Override
  public String visitLiteral(Literal e) {
    return LlvmConstants.value(e.type(), e.value());
  }

  @Override
  public String visitReadLocal(ReadLocal e) {
    return load(e.type(), "ptr " + IrFunction.name(e.variable()));
  }

  @Override
  public String visitReadElement(ReadElement e) {
    String space = LlvmTypes.pointer(((ViewType) e.view().type()).space());
    return load(e.type(), space + " " + views.address(e.view(), e.indices()));
  }

  @Override
  public String visitExtent(Extent e) {
    return views.view(e.view()).extents().get(e.dimension());
  }

  @Override
  public String visitUnary(Unary e) {
    return unary(e);
  }

  @Override
  public String visitBinary(Binary e) {
    String left = value(e.left());
    return arithmetic.binary(e, left, value(e.right()));
  }

  @Override
  public String visitConvert(Convert e) {
    return conversions.convert((ScalarType) e.operand().type(), e.type(), value(e.operand()));
  }

  @Override
  public String visitLogical(Logical e) {
    return choose(
        ScalarType.BOOLEAN,
        e.left(),
        e.conjunction() ? e.right() : constant(true, e),
        e.conjunction() ? constant(false, e) : e.right());
  }

  @Override
  public String visitConditional(Conditional e) {
    return choose(e.type(), e.condition(), e.whenTrue(), e.whenFalse());
  }

  @Override
  public String visitIntrinsicCall(IntrinsicCall e) {
    return intrinsics.call(
        e.intrinsic(), (ScalarType) e.arguments().get(0).type(), values(e.arguments()));
  }

  @Override
  public String visitWorkItemQuery(WorkItemQuery e) {
    return query(e);
  }

  @Override
  public String visitSubGroupOperation(SubGroupOperation e) {
    return SubGroupEmitter.emit(function, e, values(e.operands()));
  }

  @Override
  public String visitTargetQuery(TargetQuery e) {
    return TargetQueryEmitter.emit(function, e);
  }

  @Override
  public String visitNativeOperation(NativeOperation e) {
    return NativeOperationEmitter.emit(function, e, values(e.operands()));
  }

  @Override
  public String visitNewRecord(NewRecord e) {
    return newRecord(e);
  }

  @Override
  public String visitReadComponent(ReadComponent e) {
    String component =
        function.value(
            "extractvalue "
                + LlvmTypes.value(e.record().type())
                + " "
                + value(e.record())
                + ", "
                + e.index());
    return fromMemory(e.type(), component);
  }

  private static Literal constant(boolean value, DeviceExpression origin) {
    return new Literal(ScalarType.BOOLEAN, value, origin.span());
  }

  private String load(DeviceType type, String typedPointer) {
    return fromMemory(type, function.value("load " + LlvmTypes.memory(type) + ", " + typedPointer));
  }

  /** Stores a value to {@code typedPointer}, which is {@code <pointer type> <name>}. */
  void store(DeviceType type, String value, String typedPointer) {
    function.effect(
        "store " + LlvmTypes.memory(type) + " " + toMemory(type, value) + ", " + typedPointer);
  }

  private String toMemory(DeviceType type, String value) {
    if (type != ScalarType.BOOLEAN) {
      return value;
    } else if (value.startsWith("%")) {
      return function.value("zext i1 " + value + " to i8");
    }
    return value.equals("true") ? "1" : "0";
  }

  private String fromMemory(DeviceType type, String value) {
    return type == ScalarType.BOOLEAN ? function.value("icmp ne i8 " + value + ", 0") : value;
  }

  private String unary(Unary e) {
    String operand = value(e.operand());
    String type = LlvmTypes.value(e.type());
    if (e.operator() == UnaryOperator.NOT) {
      return function.value("xor i1 " + operand + ", true");
    } else if (e.operator() == UnaryOperator.COMPLEMENT) {
      return function.value("xor " + type + " " + operand + ", -1");
    } else if (((ScalarType) e.type()).isFloating()) {
      return function.value("fneg " + type + " " + operand);
    }
    return function.value("sub " + type + " 0, " + operand);
  }

  /** Only the branch that is taken is evaluated. */
  private String choose(
      DeviceType type,
      DeviceExpression condition,
      DeviceExpression whenTrue,
      DeviceExpression whenFalse) {
    String test = value(condition);
    String trueBlock = function.newBlock("choose.true");
    String falseBlock = function.newBlock("choose.false");
    String end = function.newBlock("choose.end");
    if (type instanceof RecordType record) {
      return chooseRecord(record, test, List.of(trueBlock, falseBlock, end), whenTrue, whenFalse);
    }
    function.branch(test, trueBlock, falseBlock);
    function.start(trueBlock);
    String first = value(whenTrue);
    String firstEnd = function.block();
    function.jump(end);
    function.start(falseBlock);
    String second = value(whenFalse);
    String secondEnd = function.block();
    function.enter(end);
    return function.value(
        "phi "
            + LlvmTypes.value(type)
            + " [ "
            + first
            + ", %"
            + firstEnd
            + " ], [ "
            + second
            + ", %"
            + secondEnd
            + " ]");
  }

  /** In memory, of which LLVM makes scalars; a phi of records it leaves as it is. */
  private String chooseRecord(
      RecordType type,
      String test,
      List<String> blocks,
      DeviceExpression whenTrue,
      DeviceExpression whenFalse) {
    String slot = "%" + function.newBlock("choose.result");
    String record = LlvmTypes.value(type);
    function.alloca(slot, record);
    function.branch(test, blocks.get(0), blocks.get(1));
    function.start(blocks.get(0));
    function.effect("store " + record + " " + value(whenTrue) + ", ptr " + slot);
    function.jump(blocks.get(2));
    function.start(blocks.get(1));
    function.effect("store " + record + " " + value(whenFalse) + ", ptr " + slot);
    function.enter(blocks.get(2));
    return function.value("load " + record + ", ptr " + slot);
  }

  private String query(WorkItemQuery e) {
    String name =
        switch (e.query()) {
          case GLOBAL_ID -> "_Z13get_global_idj";
          case LOCAL_ID -> "_Z12get_local_idj";
          case GROUP_ID -> "_Z12get_group_idj";
          case GLOBAL_RANGE -> "_Z15get_global_sizej";
          case LOCAL_RANGE -> "_Z14get_local_sizej";
          case GROUP_RANGE -> "_Z14get_num_groupsj";
        };
    function
        .module()
        .declare(name, "declare spir_func i64 @" + name + "(i32) nounwind willreturn memory(none)");
    int last = e.dimensions() - 1;
    String dimension =
        e.dimension() instanceof Literal literal
            ? Integer.toString(last - (Integer) literal.value())
            : function.value("sub i32 " + last + ", " + value(e.dimension()));
    String id = function.value("call spir_func i64 @" + name + "(i32 " + dimension + ")");
    return function.value("trunc i64 " + id + " to i32");
  }

  private String newRecord(NewRecord e) {
    String type = LlvmTypes.value(e.type());
    String record = "poison";
    for (int i = 0; i < e.components().size(); i++) {
      DeviceExpression component = e.components().get(i);
      if (component.type() instanceof ViewType) {
        List<String> parts = views.view(component).parts();
        for (int part = 0; part < parts.size(); part++) {
          record = insert(type, record, parts.get(part), i + ", " + part);
        }
      } else {
        String value = toMemory(component.type(), value(component));
        record = insert(type, record, LlvmTypes.memory(component.type()) + " " + value, "" + i);
      }
    }
    return record;
  }

  private String insert(String type, String record, String typedValue, String place) {
    return function.value("insertvalue " + type + " " + record + ", " + typedValue + ", " + place);
  }
}
