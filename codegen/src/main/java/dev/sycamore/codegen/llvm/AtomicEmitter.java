package dev.sycamore.codegen.llvm;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.List;

/**
 * Relaxed atomic operations. Floating point goes by way of the integer with the same bits, and
 * arithmetic on it is a loop around a compare-exchange, which every target has.
 */
final class AtomicEmitter {

  private final IrFunction function;
  private final ExpressionEmitter expressions;

  AtomicEmitter(IrFunction function, ExpressionEmitter expressions) {
    this.function = function;
    this.expressions = expressions;
  }

  /** The old value; meaningless for STORE. */
  String emit(AtomicOperation e) {
    ViewType view = (ViewType) e.view().type();
    ScalarType type = elementType(e, view);
    String address =
        LlvmTypes.pointer(view.space()) + " " + expressions.views().address(e.view(), e.indices());
    List<String> operands = expressions.values(e.operands());
    Place place = new Place(type, address, scope(view));
    return switch (e.operator()) {
      case LOAD -> fromBits(type, load(place));
      case STORE -> store(place, operands.get(0));
      case COMPARE_EXCHANGE -> {
        String expected = toBits(type, operands.get(0));
        String pair = compareExchange(place, expected, toBits(type, operands.get(1)));
        yield fromBits(type, part(type, pair, 0));
      }
      case EXCHANGE ->
          fromBits(type, readModifyWrite("xchg", place, toBits(type, operands.get(0))));
      case ADD, SUBTRACT, MIN, MAX, AND, OR, XOR ->
          type.isFloating()
              ? loop(e.operator(), place, operands.get(0))
              : readModifyWrite(name(e.operator()), place, operands.get(0));
    };
  }

  /**
   * @param address with its type
   */
  private record Place(ScalarType type, String address, String scope) {
    String bits() {
      return LlvmTypes.bits(type);
    }
  }

  private static ScalarType elementType(AtomicOperation e, ViewType view) {
    if (view.element() instanceof ScalarType type) {
      switch (type) {
        case INT, LONG, FLOAT, DOUBLE -> {
          return type;
        }
        default -> {}
      }
    }
    throw new CodegenException("atomic operation on " + view.element(), e.span());
  }

  private static String scope(ViewType view) {
    String scope = view.space() == AddressSpace.LOCAL ? "workgroup" : "device";
    return "syncscope(\"" + scope + "\") monotonic";
  }

  private String load(Place p) {
    return function.value(
        "load atomic "
            + p.bits()
            + ", "
            + p.address()
            + " "
            + p.scope()
            + ", align "
            + p.type().size());
  }

  private String store(Place p, String value) {
    function.effect(
        "store atomic "
            + p.bits()
            + " "
            + toBits(p.type(), value)
            + ", "
            + p.address()
            + " "
            + p.scope()
            + ", align "
            + p.type().size());
    return "poison";
  }

  private String readModifyWrite(String operation, Place p, String value) {
    return function.value(
        "atomicrmw "
            + operation
            + " "
            + p.address()
            + ", "
            + p.bits()
            + " "
            + value
            + " "
            + p.scope());
  }

  private String compareExchange(Place p, String expected, String value) {
    return function.value(
        "cmpxchg "
            + p.address()
            + ", "
            + p.bits()
            + " "
            + expected
            + ", "
            + p.bits()
            + " "
            + value
            + " "
            + p.scope()
            + " monotonic");
  }

  private String part(ScalarType type, String pair, int index) {
    String bits = LlvmTypes.bits(type);
    return function.value("extractvalue { " + bits + ", i1 } " + pair + ", " + index);
  }

  private String loop(AtomicOperation.Operator operator, Place p, String operand) {
    String first = load(p);
    String before = function.block();
    String again = function.newBlock("atomic.try");
    String done = function.newBlock("atomic.done");
    function.enter(again);
    // The name of the value that a failed try saw is known only after the loop's text.
    String seenName = "%" + again + ".seen";
    String old =
        function.value(
            "phi " + p.bits() + " [ " + first + ", %" + before + " ], [ " + seenName + ", %" + again
                + " ]");
    String changed = combine(operator, p.type(), fromBits(p.type(), old), operand);
    String pair = compareExchange(p, old, toBits(p.type(), changed));
    function.effect(seenName + " = extractvalue { " + p.bits() + ", i1 } " + pair + ", 0");
    function.branch(part(p.type(), pair, 1), done, again);
    function.start(done);
    return fromBits(p.type(), old);
  }

  private String combine(
      AtomicOperation.Operator operator, ScalarType type, String old, String operand) {
    return switch (operator) {
      case ADD -> function.value("fadd " + LlvmTypes.value(type) + " " + old + ", " + operand);
      case SUBTRACT -> function.value("fsub " + LlvmTypes.value(type) + " " + old + ", " + operand);
      case MIN -> expressions.intrinsics().minOrMax(true, type, old, operand);
      case MAX -> expressions.intrinsics().minOrMax(false, type, old, operand);
      default -> throw new IllegalArgumentException(operator + " on " + type);
    };
  }

  private static String name(AtomicOperation.Operator operator) {
    return switch (operator) {
      case ADD -> "add";
      case SUBTRACT -> "sub";
      case MIN -> "min";
      case MAX -> "max";
      case AND -> "and";
      case OR -> "or";
      case XOR -> "xor";
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }

  private String toBits(ScalarType type, String value) {
    return type.isFloating()
        ? expressions.intrinsics().bitcast(LlvmTypes.value(type), value, LlvmTypes.bits(type))
        : value;
  }

  private String fromBits(ScalarType type, String bits) {
    return type.isFloating()
        ? expressions.intrinsics().bitcast(LlvmTypes.bits(type), bits, LlvmTypes.value(type))
        : bits;
  }
}
