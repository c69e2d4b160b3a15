package dev.sycamore.codegen.reports;

import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.AtomicOperation.Operator;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The report buffer, and the functions that write it.
 *
 * <p>Source: {@code docs/FORMATS.md}, section "The report buffer".
 */
final class ReportBuffer {

  /** What the name of {@link #violation()} begins with. */
  static final String REPORTING = "sycamore_violation";

  /** The type of the view that is passed to kernels and functions. */
  static final ViewType TYPE = new ViewType(ScalarType.INT, 1, AddressSpace.GLOBAL);

  /** How many operands a violation has room for: an index and a range in three dimensions. */
  private static final int OPERANDS = 6;

  /** Where the words of {@link ReportedItem} are: kernel, global id, size of the work-group. */
  static final List<Integer> ITEM_WORDS = List.of(7, 11, 12, 13, 14, 15);

  private static final int VIOLATION = 0;
  private static final int FIRST_OPERAND = 1;
  private static final int CURSOR = 8;
  private static final int CAPACITY = 9;
  private static final int LOST = 10;
  private static final int HEADER = 16;

  private static final SourceSpan NOWHERE = SourceSpan.startOf("Sycamore.java");
  private static final NodeFactory NODES = new NodeFactory(NOWHERE);

  private final String violation;
  private final String reserve;
  private final int operands;
  private boolean violates;
  private boolean reserves;

  /**
   * @param taken symbols that the unit has already
   * @param most the most words that an assertion of the unit reports: those without room in the
   *     header are at the end of the buffer, after the records
   */
  ReportBuffer(Set<String> taken, int most) {
    this.operands = Math.max(OPERANDS, most);
    this.violation = unique(REPORTING, taken);
    this.reserve = unique("sycamore_reserve", taken);
  }

  private static String unique(String name, Set<String> taken) {
    String symbol = name;
    for (int i = 2; taken.contains(symbol); i++) {
      symbol = name + i;
    }
    return symbol;
  }

  /**
   * Symbol of the function that takes the buffer, a site's number plus 1, the operands, and which
   * work-item it is.
   */
  String violation() {
    violates = true;
    return violation;
  }

  /**
   * Symbol of the function that takes the buffer and the size of a record in words; it gives the
   * index of the record's first word, or -1 where there is no room.
   */
  String reserve() {
    reserves = true;
    return reserve;
  }

  /** How many words of operands {@link #violation()} takes. */
  int operands() {
    return operands;
  }

  /** The functions that were asked for. */
  List<DeviceFunction> functions() {
    List<DeviceFunction> functions = new ArrayList<>();
    if (violates) {
      functions.add(violationFunction());
    }
    if (reserves) {
      functions.add(reserveFunction());
    }
    return functions;
  }

  /** The first violation of all work-items is kept: it swaps a zero for its own number. */
  private DeviceFunction violationFunction() {
    Variable report = new Variable("report", 0, TYPE);
    Variable site = new Variable("site", 1, ScalarType.INT);
    List<Variable> parameters = new ArrayList<>(List.of(report, site));
    List<DeviceStatement> store = new ArrayList<>();
    List<DeviceStatement> storeMore = new ArrayList<>();
    for (int i = 0; i < operands; i++) {
      DeviceExpression value = parameter("operand" + i, parameters);
      if (i < OPERANDS) {
        store.add(NODES.assign(report, NODES.integer(FIRST_OPERAND + i), value));
      } else {
        storeMore.add(NODES.assign(report, fromTheEnd(report, operands - i), value));
      }
    }
    for (int word : ITEM_WORDS) {
      DeviceExpression value = parameter("word" + word, parameters);
      store.add(NODES.assign(report, NODES.integer(word), value));
    }
    if (!storeMore.isEmpty()) {
      DeviceExpression room =
          NODES.binary(
              BinaryOperator.GREATER_OR_EQUAL,
              NODES.read(report, CAPACITY),
              NODES.integer(storeMore.size()));
      store.add(NODES.when(room, storeMore));
    }
    Variable old = new Variable("old", parameters.size(), ScalarType.INT);
    List<DeviceExpression> swap = List.of(NODES.integer(0), NODES.read(site));
    return function(
        violation,
        VoidType.VOID,
        parameters,
        List.of(
            declare(old, atomic(Operator.COMPARE_EXCHANGE, report, VIOLATION, swap)),
            NODES.when(
                NODES.binary(BinaryOperator.EQUAL, NODES.read(old), NODES.integer(0)), store)));
  }

  /**
   * Looks before it moves the cursor, so that the cursor never goes far beyond the end and cannot
   * come round to the start again.
   */
  private DeviceFunction reserveFunction() {
    Variable report = new Variable("report", 0, TYPE);
    Variable words = new Variable("words", 1, ScalarType.INT);
    Variable capacity = new Variable("capacity", 2, ScalarType.INT);
    Variable cursor = new Variable("cursor", 3, ScalarType.INT);
    Variable start = new Variable("start", 4, ScalarType.INT);
    DeviceExpression last =
        NODES.binary(BinaryOperator.SUBTRACT, NODES.read(capacity), NODES.read(words));
    DeviceExpression index =
        NODES.binary(BinaryOperator.ADD, NODES.read(start), NODES.integer(HEADER));
    DeviceStatement take =
        NODES.when(
            NODES.binary(BinaryOperator.LESS_OR_EQUAL, NODES.read(start), last),
            List.of(new Return(Optional.of(index), NOWHERE)));
    DeviceStatement lost =
        new dev.sycamore.model.statement.Evaluate(
            atomic(Operator.ADD, report, LOST, List.of(NODES.integer(1))), NOWHERE);
    return function(
        reserve,
        ScalarType.INT,
        List.of(report, words),
        List.of(
            declare(capacity, roomForRecords(report)),
            declare(cursor, atomic(Operator.LOAD, report, CURSOR, List.of())),
            NODES.when(
                NODES.binary(BinaryOperator.LESS, NODES.read(cursor), NODES.read(capacity)),
                List.of(
                    declare(
                        start, atomic(Operator.ADD, report, CURSOR, List.of(NODES.read(words)))),
                    take)),
            lost,
            new Return(Optional.of(NODES.integer(-1)), NOWHERE)));
  }

  private static DeviceExpression parameter(String name, List<Variable> parameters) {
    Variable parameter = new Variable(name, parameters.size(), ScalarType.INT);
    parameters.add(parameter);
    return NODES.read(parameter);
  }

  /** The index of one of the last words of the buffer. */
  private static DeviceExpression fromTheEnd(Variable report, int distance) {
    return NODES.binary(
        BinaryOperator.ADD, NODES.read(report, CAPACITY), NODES.integer(HEADER - distance));
  }

  private DeviceExpression roomForRecords(Variable report) {
    DeviceExpression all = NODES.read(report, CAPACITY);
    return operands == OPERANDS
        ? all
        : NODES.binary(BinaryOperator.SUBTRACT, all, NODES.integer(operands - OPERANDS));
  }

  private static DeviceFunction function(
      String symbol, DeviceType type, List<Variable> parameters, List<DeviceStatement> body) {
    Block block = new Block(body, NOWHERE);
    return new DeviceFunction(
        symbol, symbol, type, parameters, block, false, CodeOrigin.USER, NOWHERE);
  }

  private static DeviceStatement declare(Variable variable, DeviceExpression value) {
    return new DeclareLocal(variable, Optional.of(value), NOWHERE);
  }

  private static DeviceExpression atomic(
      Operator operator, Variable report, int index, List<DeviceExpression> operands) {
    List<DeviceExpression> indices = List.of(NODES.integer(index));
    return new AtomicOperation(
        operator, NODES.read(report), indices, operands, ScalarType.INT, NOWHERE);
  }
}
