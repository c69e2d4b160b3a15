package dev.sycamore.outliner;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.ExpressionVisitor;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.FastMathOptions;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Increment;
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
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** Expressions of the device model as text. */
final class ExpressionText implements ExpressionVisitor<String> {

  static String of(Expression expression) {
    return expression.accept(new ExpressionText());
  }

  private static String name(Variable variable) {
    return variable.name() + "#" + variable.id();
  }

  static String declared(Variable variable) {
    return type(variable.type()) + " " + name(variable);
  }

  static String type(DeviceType type) {
    return type.accept(new DeviceTypeText());
  }

  private static String target(AssignmentTarget target) {
    return target.match(local -> name(local.variable()), e -> of(e.view()) + all(e.indices()));
  }

  static String all(List<Expression> expressions) {
    return expressions.stream().map(ExpressionText::of).collect(Collectors.joining(", ", "[", "]"));
  }

  static Collector<CharSequence, ?, String> list() {
    return Collectors.joining(", ", "(", ")");
  }

  private static String literal(Literal e) {
    return switch (e.type()) {
      case INT, BOOLEAN, DOUBLE -> e.value().toString();
      case LONG -> e.value() + "L";
      case FLOAT -> e.value() + "f";
      case CHAR -> "'\\u" + String.format("%04x", (int) (Character) e.value()) + "'";
      default -> e.type().javaName() + "(" + e.value() + ")";
    };
  }

  @Override
  public String visitLiteral(Literal e) {
    return literal(e);
  }

  @Override
  public String visitReadLocal(ReadLocal e) {
    return name(e.variable());
  }

  @Override
  public String visitUnary(Unary e) {
    return e.operator().name().toLowerCase(Locale.ROOT) + "(" + of(e.operand()) + ")";
  }

  @Override
  public String visitBinary(Binary e) {
    String operator = e.operator().symbol() + fastMath(e.fastMath());
    return "(" + of(e.left()) + " " + operator + " " + of(e.right()) + ")";
  }

  /** What an operation allows, behind its operator; nothing for Java's result. */
  private static String fastMath(FastMathOptions options) {
    return options.areExact()
        ? ""
        : options.allowed().stream()
            .sorted()
            .map(option -> option.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(" ", "{", "}"));
  }

  @Override
  public String visitLogical(Logical e) {
    return "(" + of(e.left()) + (e.conjunction() ? " && " : " || ") + of(e.right()) + ")";
  }

  @Override
  public String visitConvert(Convert e) {
    return type(e.type()) + "(" + of(e.operand()) + ")";
  }

  @Override
  public String visitConditional(Conditional e) {
    return "(" + of(e.condition()) + " ? " + of(e.whenTrue()) + " : " + of(e.whenFalse()) + ")";
  }

  @Override
  public String visitAssign(Assign e) {
    return target(e.target()) + " = " + of(e.value());
  }

  @Override
  public String visitCompoundAssign(CompoundAssign e) {
    return target(e.target())
        + " "
        + e.operator().symbol()
        + "="
        + fastMath(e.fastMath())
        + type(e.operationType())
        + " "
        + of(e.value());
  }

  @Override
  public String visitIncrement(Increment e) {
    String sign = e.delta() > 0 ? "++" : "--";
    return e.prefix() ? sign + target(e.target()) : target(e.target()) + sign;
  }

  @Override
  public String visitReadElement(ReadElement e) {
    return of(e.view()) + all(e.indices());
  }

  @Override
  public String visitExtent(Extent e) {
    return "extent" + e.dimension() + "(" + of(e.view()) + ")";
  }

  @Override
  public String visitSubView(SubView e) {
    return of(e.view()) + "[" + of(e.offset()) + " for " + of(e.length()) + "]";
  }

  @Override
  public String visitConstantArrayRef(ConstantArrayRef e) {
    return e.array().symbol();
  }

  @Override
  public String visitCall(Call e) {
    return e.function() + e.arguments().stream().map(ExpressionText::of).collect(list());
  }

  @Override
  public String visitCollective(Collective e) {
    return e.scope().name().toLowerCase(Locale.ROOT) + " " + of(e.operation());
  }

  @Override
  public String visitIntrinsicCall(IntrinsicCall e) {
    return e.intrinsic()
        + "."
        + type(e.type())
        + e.arguments().stream().map(ExpressionText::of).collect(list());
  }

  @Override
  public String visitWorkItemQuery(WorkItemQuery e) {
    return e.query().name().toLowerCase(Locale.ROOT)
        + e.dimensions()
        + "("
        + of(e.dimension())
        + ")";
  }

  @Override
  public String visitBarrier(Barrier e) {
    return "barrier";
  }

  @Override
  public String visitGroupScratch(GroupScratch e) {
    return "scratch." + type(e.element());
  }

  @Override
  public String visitSubGroupOperation(SubGroupOperation e) {
    return "sub_group_"
        + e.kind().name().toLowerCase(Locale.ROOT)
        + e.operands().stream().map(ExpressionText::of).collect(list());
  }

  @Override
  public String visitTargetQuery(TargetQuery e) {
    return "target_" + e.property().name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String visitNativeOperation(NativeOperation e) {
    return "native_" + e.function().spelling() + all(e.operands());
  }

  @Override
  public String visitAsyncCopyOperation(AsyncCopyOperation e) {
    return "copies_"
        + e.kind().name().toLowerCase(Locale.ROOT)
        + all(e.views())
        + all(e.operands());
  }

  @Override
  public String visitMatrixOperation(MatrixOperation e) {
    return "multiply_add_"
        + e.kind().name().toLowerCase(Locale.ROOT)
        + all(e.views())
        + all(e.offsets());
  }

  @Override
  public String visitAtomicOperation(AtomicOperation e) {
    return "atomic_"
        + e.operator().name().toLowerCase(Locale.ROOT)
        + " "
        + of(e.view())
        + all(e.indices())
        + all(e.operands());
  }

  @Override
  public String visitPrint(Print e) {
    return "print \""
        + e.format()
        + "\""
        + e.arguments().stream().map(ExpressionText::of).collect(list());
  }

  @Override
  public String visitNewRecord(NewRecord e) {
    return "new "
        + e.type().symbol()
        + e.components().stream().map(ExpressionText::of).collect(list());
  }

  @Override
  public String visitReadComponent(ReadComponent e) {
    RecordType record = (RecordType) e.record().type();
    return of(e.record()) + "." + record.components().get(e.index()).name();
  }

  @Override
  public String visitStatementExpression(StatementExpression e) {
    String statements = ModelText.of(Statement.of(e));
    return "<< "
        + statements.strip().replace("\n", "; ").replaceAll(" +", " ")
        + " >> "
        + name(e.result());
  }
}
