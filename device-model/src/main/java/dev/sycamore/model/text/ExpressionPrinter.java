package dev.sycamore.model.text;

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
import dev.sycamore.model.expression.DeviceExpression;
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
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import java.util.List;
import java.util.Set;

/** Expressions as text. A visit writes an expression without its span. */
final class ExpressionPrinter implements ExpressionVisitor<Void> {

  /** What needs parentheses as an operand, and to have a span. */
  private static final Set<Class<? extends DeviceExpression>> OPERATORS =
      Set.of(
          Unary.class,
          Binary.class,
          Logical.class,
          Conditional.class,
          Assign.class,
          CompoundAssign.class,
          Increment.class);

  private final ModelOutput out;
  private final PrintedNames names;
  private final StatementPrinter statements;

  ExpressionPrinter(ModelOutput out, PrintedNames names, StatementPrinter statements) {
    this.out = out;
    this.names = names;
    this.statements = statements;
  }

  /** An expression between two texts that delimit it. */
  void whole(String before, DeviceExpression e, String after) {
    out.append(before);
    if (isOperator(e) && !out.shows(e.span())) {
      e.accept(this);
    } else {
      operand(e);
    }
    out.append(after);
  }

  void list(String before, List<DeviceExpression> list, String after) {
    out.append(before);
    String separator = "";
    for (DeviceExpression e : list) {
      whole(separator, e, "");
      separator = ", ";
    }
    out.append(after);
  }

  private static boolean isOperator(DeviceExpression e) {
    return OPERATORS.contains(e.getClass());
  }

  private void operand(DeviceExpression e) {
    // Nothing binds tighter than a sign but what has no parentheses either.
    boolean parentheses = isOperator(e) && (out.shows(e.span()) || !(e instanceof Unary));
    out.append(parentheses ? "(" : "");
    e.accept(this);
    out.append(parentheses ? ")" : "").spanAfter("", e.span());
  }

  private void operands(DeviceExpression left, String operator, DeviceExpression right) {
    operand(left);
    out.append(" " + operator + " ");
    operand(right);
  }

  /** A type, unless it is the one that a reader expects. */
  private void type(DeviceType type, DeviceType expected) {
    if (!type.equals(expected)) {
      out.append("<" + DeviceTypeText.of(type) + ">");
    }
  }

  private void variable(Variable variable) {
    String name = PrintedNames.name(variable);
    if (!variable.equals(names.variable(name))) {
      out.append("free " + DeviceTypeText.of(variable.type()) + " ");
      names.declare(variable);
    }
    out.append(name);
  }

  private void element(DeviceExpression view, List<DeviceExpression> indices) {
    operand(view);
    list("[", indices, "]");
  }

  private void target(AssignmentTarget target) {
    target.match(
        local -> {
          variable(local.variable());
          return null;
        },
        element -> {
          element(element.view(), element.indices());
          return null;
        });
  }

  /** How an operation may differ from Java's, after its operator. */
  private static String fastMath(FastMathOptions options) {
    return options.areExact() ? "" : "{" + ModelWords.words(options.allowed()) + "}";
  }

  @Override
  public Void visitLiteral(Literal e) {
    out.append(LiteralText.of(e.type(), e.value()));
    return null;
  }

  @Override
  public Void visitReadLocal(ReadLocal e) {
    variable(e.variable());
    return null;
  }

  @Override
  public Void visitUnary(Unary e) {
    out.append(
        switch (e.operator()) {
          case NEGATE -> "-";
          case COMPLEMENT -> "~";
          case NOT -> "!";
        });
    // A sign before digits is part of the number, and two signs are another operator.
    if (e.operand() instanceof Literal
        || (e.operand() instanceof Unary inner && !out.shows(inner.span()))) {
      out.append("(");
      operand(e.operand());
      out.append(")");
    } else {
      operand(e.operand());
    }
    return null;
  }

  @Override
  public Void visitBinary(Binary e) {
    // Deep sums are chains to the left: without parentheses they are no deeper for the reader.
    if (e.left() instanceof Binary left
        && !out.shows(left.span())
        && OperatorLevels.of(left.operator()) == OperatorLevels.of(e.operator())) {
      left.accept(this);
    } else {
      operand(e.left());
    }
    out.append(" " + e.operator().symbol() + fastMath(e.fastMath()) + " ");
    operand(e.right());
    return null;
  }

  @Override
  public Void visitLogical(Logical e) {
    operands(e.left(), e.conjunction() ? "&&" : "||", e.right());
    return null;
  }

  @Override
  public Void visitConvert(Convert e) {
    whole(DeviceTypeText.of(e.type()) + "(", e.operand(), ")");
    return null;
  }

  @Override
  public Void visitConditional(Conditional e) {
    operands(e.condition(), "?", e.whenTrue());
    out.append(" : ");
    operand(e.whenFalse());
    return null;
  }

  @Override
  public Void visitAssign(Assign e) {
    target(e.target());
    whole(" = ", e.value(), "");
    return null;
  }

  @Override
  public Void visitCompoundAssign(CompoundAssign e) {
    target(e.target());
    out.append(" " + e.operator().symbol() + "=" + fastMath(e.fastMath()));
    if (!e.operationType().equals(e.target().type())) {
      out.append("(" + DeviceTypeText.of(e.operationType()) + ")");
    }
    whole(" ", e.value(), "");
    return null;
  }

  @Override
  public Void visitIncrement(Increment e) {
    String sign = e.delta() > 0 ? "++" : "--";
    out.append(e.prefix() ? sign : "");
    target(e.target());
    out.append(e.prefix() ? "" : sign);
    return null;
  }

  @Override
  public Void visitReadElement(ReadElement e) {
    element(e.view(), e.indices());
    return null;
  }

  @Override
  public Void visitExtent(Extent e) {
    whole("extent(", e.view(), ", " + e.dimension() + ")");
    return null;
  }

  @Override
  public Void visitSubView(SubView e) {
    operand(e.view());
    whole("[", e.offset(), "");
    whole(" for ", e.length(), "]");
    return null;
  }

  @Override
  public Void visitConstantArrayRef(ConstantArrayRef e) {
    out.append(ModelWords.name(e.array().symbol()));
    return null;
  }

  @Override
  public Void visitCall(Call e) {
    out.append(ModelWords.name(e.function()));
    type(e.type(), names.returnType(e.function()));
    list("(", e.arguments(), ")");
    return null;
  }

  @Override
  public Void visitCollective(Collective e) {
    whole("collective." + ModelWords.word(e.scope()) + "(", e.operation(), ")");
    return null;
  }

  @Override
  public Void visitIntrinsicCall(IntrinsicCall e) {
    out.append("math." + ModelWords.word(e.intrinsic()));
    type(e.type(), e.arguments().isEmpty() ? null : e.arguments().get(0).type());
    list("(", e.arguments(), ")");
    return null;
  }

  @Override
  public Void visitWorkItemQuery(WorkItemQuery e) {
    whole("item." + ModelWords.word(e.query()) + "(", e.dimension(), " of " + e.dimensions() + ")");
    return null;
  }

  @Override
  public Void visitBarrier(Barrier e) {
    out.append("barrier()");
    return null;
  }

  @Override
  public Void visitGroupScratch(GroupScratch e) {
    out.append("scratch(" + DeviceTypeText.of(e.element()) + ")");
    return null;
  }

  @Override
  public Void visitSubGroupOperation(SubGroupOperation e) {
    list("subgroup." + ModelWords.word(e.kind()) + "(", e.operands(), ")");
    return null;
  }

  @Override
  public Void visitTargetQuery(TargetQuery e) {
    out.append("target." + ModelWords.word(e.property()));
    return null;
  }

  @Override
  public Void visitNativeOperation(NativeOperation e) {
    list("native." + ModelWords.word(e.function()) + "(", e.operands(), ")");
    return null;
  }

  @Override
  public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
    list("copy." + ModelWords.word(e.kind()) + "(", e.views(), "; ");
    list("", e.operands(), ")");
    return null;
  }

  @Override
  public Void visitMatrixOperation(MatrixOperation e) {
    list("matrix." + ModelWords.word(e.kind()) + "(", e.views(), "; ");
    list("", e.offsets(), ")");
    return null;
  }

  @Override
  public Void visitAtomicOperation(AtomicOperation e) {
    out.append("atomic." + ModelWords.word(e.operator()));
    type(e.type(), ModelTypes.ofAtomic(e.operator(), e.view()));
    out.append("(");
    element(e.view(), e.indices());
    list(e.operands().isEmpty() ? "" : ", ", e.operands(), ")");
    return null;
  }

  @Override
  public Void visitPrint(Print e) {
    out.append("print(" + ModelWords.string(e.format()));
    list(e.arguments().isEmpty() ? "" : ", ", e.arguments(), ")");
    return null;
  }

  @Override
  public Void visitNewRecord(NewRecord e) {
    list("new " + DeviceTypeText.of(e.type()) + "(", e.components(), ")");
    return null;
  }

  @Override
  public Void visitReadComponent(ReadComponent e) {
    operand(e.record());
    RecordType record = (RecordType) e.record().type();
    out.append("." + ModelTypes.componentName(record, e.index()));
    return null;
  }

  @Override
  public Void visitStatementExpression(StatementExpression e) {
    out.append("value ");
    statements.braces(
        DeviceStatement.of(e),
        () -> {
          out.beginLine().append("=> ");
          variable(e.result());
          out.append(";").endLine();
        });
    return null;
  }
}
