package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Reports what code of the user's computes in {@code double}, and what to write instead. */
final class DoubleScanner extends ModelScanner {
  private static final String IN_DOUBLE = " is computed in `double`";
  private static final String DECLARE =
      "declare the variables and parameters that it computes with as `float`";

  private final SourceCallChain chain;
  private final Map<String, String> computing;
  private final Predicate<String> floatForms;
  private final DiagnosticSink sink;

  /** Operands of operations that are reported. */
  private final Set<DeviceExpression> covered = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * @param computing the names of functions of Sycamore's that compute in double, by their symbols
   * @param floatForms which methods of {@code Math} a cast to {@code float} turns into ones on it
   */
  DoubleScanner(
      SourceCallChain chain,
      Map<String, String> computing,
      Predicate<String> floatForms,
      DiagnosticSink sink) {
    this.chain = chain;
    this.computing = computing;
    this.floatForms = floatForms;
    this.sink = sink;
  }

  @Override
  public Void visitBinary(Binary e) {
    if (isDouble(e.left())) {
      cover(List.of(e.left(), e.right()));
      operation(e.operator().symbol(), e.span(), e.left(), e.right());
    }
    return super.visitBinary(e);
  }

  @Override
  public Void visitCompoundAssign(CompoundAssign e) {
    if (e.operationType() == ScalarType.DOUBLE) {
      cover(List.of(e.value()));
      operation(e.operator().symbol() + "=", e.span(), e.value());
    }
    return super.visitCompoundAssign(e);
  }

  @Override
  public Void visitIncrement(Increment e) {
    if (e.type() == ScalarType.DOUBLE) {
      report(e.span(), "this step" + IN_DOUBLE, DECLARE);
    }
    return super.visitIncrement(e);
  }

  @Override
  public Void visitIntrinsicCall(IntrinsicCall e) {
    if (isDouble(e.arguments().get(0))) {
      cover(e.arguments());
      function(e.intrinsic().name().toLowerCase(Locale.ROOT), e);
    }
    return super.visitIntrinsicCall(e);
  }

  @Override
  public Void visitCall(Call e) {
    String name = computing.get(e.function());
    if (name != null) {
      cover(e.arguments());
      function(name, e);
    }
    return super.visitCall(e);
  }

  @Override
  public Void visitConvert(Convert e) {
    if (isDouble(e) && e.operand().type() == ScalarType.FLOAT && !covered.contains(e)) {
      report(e.span(), "this `float` becomes a `double`", DECLARE);
    }
    return super.visitConvert(e);
  }

  private void cover(List<DeviceExpression> operands) {
    covered.addAll(operands);
  }

  /** The smallest thing to change is a literal, if there is one. */
  private void operation(String operator, SourceSpan at, DeviceExpression... operands) {
    for (DeviceExpression operand : operands) {
      if (operand instanceof Literal literal) {
        report(
            literal.span(),
            "`" + operator + "` with this literal" + IN_DOUBLE,
            "write `" + ((Number) literal.value()).floatValue() + "f`");
        return;
      }
    }
    report(at, "`" + operator + "`" + IN_DOUBLE, DECLARE);
  }

  private void function(String name, DeviceExpression call) {
    String help = "compute it with operations on `float`";
    if (call.type() == ScalarType.FLOAT) {
      help =
          "use a function of `DeviceMath` on `float`, or allow the target's own:"
              + " `@FastMath(FastMath.Option.FUNCTIONS)`";
    } else if (floatForms.test(name)) {
      help =
          "write `(float) Math."
              + name
              + "(...)`, with the cast directly around the call and operands of type `float`";
    }
    report(call.span(), "`" + name + "`" + IN_DOUBLE, help);
  }

  private static boolean isDouble(DeviceExpression e) {
    return e.type() == ScalarType.DOUBLE;
  }

  private void report(SourceSpan at, String what, String help) {
    sink.report(
        Diagnostic.of(DiagnosticId.DOUBLE_IN_A_FLOAT_KERNEL, at, chain.to(at), what)
            .withHelp(help));
  }
}
