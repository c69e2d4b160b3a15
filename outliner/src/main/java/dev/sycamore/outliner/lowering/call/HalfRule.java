package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionReporting;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code dev.sycamore.Half}: each operation is computed in {@code float} and rounded once more.
 * With 24 bits, more than twice 11 and two, the second rounding never changes the result of the
 * basic operations. No operation needs {@code double}.
 */
final class HalfRule implements CallRule {
  private static final Map<String, BinaryOperator> ARITHMETIC =
      Map.of(
          "add", BinaryOperator.ADD,
          "sub", BinaryOperator.SUBTRACT,
          "mul", BinaryOperator.MULTIPLY,
          "div", BinaryOperator.DIVIDE);
  private static final Map<String, Intrinsic> INTRINSICS =
      Map.of("min", Intrinsic.MIN, "max", Intrinsic.MAX, "sqrt", Intrinsic.SQRT);

  /** The sign is one bit, whatever the others are. */
  private static final Map<String, BinaryOperator> SIGN =
      Map.of("neg", BinaryOperator.XOR, "abs", BinaryOperator.AND);

  private static final Set<String> OTHERS =
      Set.of("of", "toFloat", "bits", "ofBits", "fma", "compareTo");
  private static final String BITS = "dev.sycamore.devicelib.HalfBits.";
  private static final int SIGN_BIT = 0x8000;

  private final FunctionReporting context;
  private final LibraryRule library;

  HalfRule(FunctionReporting context, LibraryRule library) {
    this.context = context;
    this.library = library;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    String name = invocation.method().name();
    return invocation.method().owner().canonicalName().equals("dev.sycamore.Half")
        && (ARITHMETIC.containsKey(name)
            || INTRINSICS.containsKey(name)
            || SIGN.containsKey(name)
            || OTHERS.contains(name));
  }

  @Override
  public Value call(CallSite site) {
    List<DeviceExpression> operands = new ArrayList<>();
    site.receiver().ifPresent(r -> operands.add(((Value.Plain) r).expression()));
    operands.addAll(site.plainArguments());
    String name = site.invocation().method().name();
    return new Value.Plain(operation(name, operands, site.at(), context.spanOf(site.at())));
  }

  private DeviceExpression operation(
      String name, List<DeviceExpression> operands, Node at, SourceSpan span) {
    DeviceExpression first = operands.get(0);
    if (ARITHMETIC.containsKey(name)) {
      List<DeviceExpression> floats = floats(operands, span);
      return half(new Binary(ARITHMETIC.get(name), floats.get(0), floats.get(1), span), span);
    } else if (INTRINSICS.containsKey(name)) {
      return half(
          new IntrinsicCall(INTRINSICS.get(name), floats(operands, span), ScalarType.FLOAT, span),
          span);
    } else if (SIGN.containsKey(name)) {
      return sign(SIGN.get(name), first, span);
    }
    return switch (name) {
      case "of" -> half(first, span);
      case "toFloat" -> toFloat(at, first, span);
      case "bits" -> toBits(at, first, span);
      case "ofBits" -> ofBits(first, span);
      case "fma" -> half(call(at, "fusedMultiplyAdd", operands, span), span);
      case "compareTo" -> call(at, "compare", operands, span);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Bits that are only converted are integers, which need no device with {@code fp16}. */
  private DeviceExpression toFloat(Node at, DeviceExpression half, SourceSpan span) {
    return half instanceof IntrinsicCall made && made.intrinsic() == Intrinsic.BITS_TO_HALF
        ? library.call(at, BITS + "toFloat", made.arguments())
        : as(ScalarType.FLOAT, half, span);
  }

  private DeviceExpression toBits(Node at, DeviceExpression half, SourceSpan span) {
    return half instanceof Convert made && made.operand().type() == ScalarType.FLOAT
        ? library.call(at, BITS + "ofFloat", List.of(made.operand()))
        : bits(half, span);
  }

  private static DeviceExpression sign(
      BinaryOperator operator, DeviceExpression half, SourceSpan span) {
    int mask = operator == BinaryOperator.XOR ? SIGN_BIT : SIGN_BIT - 1;
    DeviceExpression changed =
        new Binary(
            operator,
            as(ScalarType.INT, bits(half, span), span),
            ScalarConversions.intLiteral(mask, span),
            span);
    return ofBits(as(ScalarType.SHORT, changed, span), span);
  }

  private static DeviceExpression bits(DeviceExpression half, SourceSpan span) {
    return new IntrinsicCall(Intrinsic.HALF_TO_BITS, List.of(half), ScalarType.SHORT, span);
  }

  private static DeviceExpression ofBits(DeviceExpression bits, SourceSpan span) {
    return new IntrinsicCall(Intrinsic.BITS_TO_HALF, List.of(bits), ScalarType.HALF, span);
  }

  private DeviceExpression call(
      Node at, String method, List<DeviceExpression> halfs, SourceSpan span) {
    return library.call(at, "dev.sycamore.devicelib.HalfArithmetic." + method, floats(halfs, span));
  }

  private static List<DeviceExpression> floats(List<DeviceExpression> halfs, SourceSpan span) {
    return halfs.stream().map(operand -> as(ScalarType.FLOAT, operand, span)).toList();
  }

  private static DeviceExpression half(DeviceExpression operand, SourceSpan span) {
    return as(ScalarType.HALF, operand, span);
  }

  private static DeviceExpression as(ScalarType type, DeviceExpression operand, SourceSpan span) {
    return operand.type() == type ? operand : new Convert(type, operand, span);
  }
}
