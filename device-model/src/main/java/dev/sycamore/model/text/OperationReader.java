package dev.sycamore.model.text;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.NativeFunction;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import java.util.List;

/** Reads expressions that begin with a word: calls, and what only devices do. */
final class OperationReader {

  private final CodeReader code;
  private final ModelTokens tokens;

  OperationReader(CodeReader code, ModelTokens tokens) {
    this.code = code;
    this.tokens = tokens;
  }

  /** An operation that a word of the format begins. */
  DeviceExpression operation() throws ModelSyntaxException {
    ModelToken token = tokens.expect(ModelToken.Kind.NAME);
    return switch (token.text()) {
      case "value" -> statementExpression();
      case "new" -> newRecord();
      case "extent" -> extent();
      case "barrier" -> {
        tokens.expectSymbol("(");
        tokens.expectSymbol(")");
        yield new Barrier(code.span());
      }
      case "scratch" -> {
        tokens.expectSymbol("(");
        ScalarType element = code.types().scalar();
        tokens.expectSymbol(")");
        yield new GroupScratch(element, code.span());
      }
      case "print" -> print();
      case "math" -> intrinsic();
      case "item" -> workItemQuery();
      case "collective" -> collective();
      case "subgroup" -> {
        var kind = kind(SubGroupOperation.Kind.class);
        yield new SubGroupOperation(kind, arguments(), code.span());
      }
      case "target" -> new TargetQuery(kind(TargetQuery.Property.class), code.span());
      case "native" -> {
        NativeFunction function = kind(NativeFunction.class);
        yield new NativeOperation(function, arguments(), code.span());
      }
      case "copy" -> {
        var kind = kind(AsyncCopyOperation.Kind.class);
        List<DeviceExpression> views = views();
        yield new AsyncCopyOperation(kind, views, toParenthesis(), code.span());
      }
      case "matrix" -> {
        var kind = kind(MatrixOperation.Kind.class);
        List<DeviceExpression> views = views();
        yield new MatrixOperation(kind, views, toParenthesis(), code.span());
      }
      case "atomic" -> atomic();
      default ->
          throw tokens.error(token, "expected an expression, found " + Quote.of(token.text()));
    };
  }

  private <E extends Enum<E>> E kind(Class<E> type) throws ModelSyntaxException {
    tokens.expectSymbol(".");
    return tokens.word(type);
  }

  private List<DeviceExpression> arguments() throws ModelSyntaxException {
    tokens.expectSymbol("(");
    return toParenthesis();
  }

  private List<DeviceExpression> toParenthesis() throws ModelSyntaxException {
    return tokens.until(")", code::expression);
  }

  private List<DeviceExpression> views() throws ModelSyntaxException {
    tokens.expectSymbol("(");
    return tokens.until(";", code::expression);
  }

  /** The type of an operation, if one comes next; else null. */
  private DeviceType type() throws ModelSyntaxException {
    if (!tokens.takeSymbol("<")) {
      return null;
    }
    DeviceType type = code.types().type();
    tokens.expectSymbol(">");
    return type;
  }

  /** A call of a function of the program. */
  DeviceExpression call() throws ModelSyntaxException {
    return callOf(tokens.peek());
  }

  private Call callOf(ModelToken token) throws ModelSyntaxException {
    String symbol = tokens.name();
    DeviceType written = type();
    DeviceType type = written == null ? code.names().code().returnType(symbol) : written;
    if (type == null) {
      throw tokens.error(
          token, "no function before this is " + Quote.of(symbol) + ": write `<type>` after it");
    }
    return new Call(symbol, arguments(), type, code.span());
  }

  private DeviceExpression collective() throws ModelSyntaxException {
    var scope = kind(Collective.Scope.class);
    tokens.expectSymbol("(");
    Call call = callOf(tokens.peek());
    tokens.expectSymbol(")");
    return new Collective(scope, call, code.span());
  }

  private DeviceExpression intrinsic() throws ModelSyntaxException {
    ModelToken token = tokens.peek(1);
    Intrinsic intrinsic = kind(Intrinsic.class);
    DeviceType written = type();
    List<DeviceExpression> arguments = arguments();
    if (written == null && arguments.isEmpty()) {
      throw tokens.error(token, "no operand has the type: write `<type>` after the operation");
    }
    DeviceType type = written == null ? arguments.get(0).type() : written;
    return new IntrinsicCall(intrinsic, arguments, type, code.span());
  }

  private DeviceExpression atomic() throws ModelSyntaxException {
    var operator = kind(AtomicOperation.Operator.class);
    DeviceType written = type();
    ModelToken start = tokens.peek(1);
    List<DeviceExpression> arguments = arguments();
    if (arguments.isEmpty() || !(arguments.get(0) instanceof ReadElement element)) {
      throw tokens.error(start, "an atomic operation is on an element of a view");
    }
    DeviceType type = written == null ? ModelTypes.ofAtomic(operator, element.view()) : written;
    return new AtomicOperation(
        operator,
        element.view(),
        element.indices(),
        arguments.subList(1, arguments.size()),
        type,
        code.span());
  }

  private DeviceExpression extent() throws ModelSyntaxException {
    tokens.expectSymbol("(");
    DeviceExpression view = code.expression();
    tokens.expectSymbol(",");
    int dimension = tokens.integer();
    tokens.expectSymbol(")");
    return new Extent(view, dimension, code.span());
  }

  private DeviceExpression workItemQuery() throws ModelSyntaxException {
    var query = kind(WorkItemQuery.Query.class);
    tokens.expectSymbol("(");
    DeviceExpression dimension = code.expression();
    tokens.expectWord("of");
    int dimensions = tokens.integer();
    tokens.expectSymbol(")");
    return new WorkItemQuery(query, dimensions, dimension, code.span());
  }

  private DeviceExpression print() throws ModelSyntaxException {
    tokens.expectSymbol("(");
    String format = tokens.string();
    if (tokens.takeSymbol(",")) {
      return new Print(format, toParenthesis(), code.span());
    }
    tokens.expectSymbol(")");
    return new Print(format, List.of(), code.span());
  }

  private DeviceExpression newRecord() throws ModelSyntaxException {
    RecordType record = code.types().record();
    return new NewRecord(record, arguments(), code.span());
  }

  private DeviceExpression statementExpression() throws ModelSyntaxException {
    tokens.expectSymbol("{");
    List<DeviceStatement> statements = code.statements().toArrow();
    Variable result = code.reference();
    tokens.expectSymbol(";");
    tokens.expectSymbol("}");
    return new StatementExpression(statements, result, code.span());
  }
}
