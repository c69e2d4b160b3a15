package dev.sycamore.model.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.ModelCases;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.type.ScalarType;

/** Rewriters reach each operand of each kind of node, and keep what nothing changes. */
class RewriteCasesTest extends ModelCases {
  RewriteCasesTest() {
    super("rewrites");
  }

  /** The code with each number one greater. */
  @Override
  protected String text(DeviceUnit unit) {
    for (DeviceFunction function : unit.functions()) {
      assertThat(new Keeping().rewriteBody(function.body())).isSameAs(function.body());
    }
    return declarations(
        unit.withCode(
            unit.kernels(),
            unit.functions().stream()
                .map(function -> function.withBody(new Adding().rewriteBody(function.body())))
                .toList()));
  }

  private static final class Keeping extends ModelRewriter {}

  private static final class Adding extends ModelRewriter {
    @Override
    public DeviceExpression visitLiteral(Literal e) {
      return e.type() == ScalarType.INT
          ? new Literal(ScalarType.INT, (Integer) e.value() + 1, e.span())
          : e;
    }
  }
}
