package dev.sycamore.codegen;

import static dev.sycamore.codegen.Dsl.add;
import static dev.sycamore.codegen.Dsl.and;
import static dev.sycamore.codegen.Dsl.assign;
import static dev.sycamore.codegen.Dsl.at;
import static dev.sycamore.codegen.Dsl.eval;
import static dev.sycamore.codegen.Dsl.lit;
import static dev.sycamore.codegen.Dsl.lt;
import static dev.sycamore.codegen.Dsl.postInc;
import static dev.sycamore.codegen.Dsl.whileLoop;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.statement.DeviceStatement;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ordinary code is generated on the stack of the caller, and deep code on a deep one. */
@Tag("module")
class StackNeedTest {

  /** Less than any host compiler has. */
  private static final long SMALL_STACK = 320 << 10;

  @Test
  void codeThatIsNotDeepNeedsLittleOfTheStack() throws Exception {
    // Each is a statement with a block; the rest is for what is innermost.
    assertThat(generated(loops(21), true)).contains("while.body.21");
  }

  @Test
  void deepStatementsGetAnotherStack() throws Exception {
    assertThat(generated(loops(800), false)).contains("while.body.800");
  }

  @Test
  void deepExpressionsGetAnotherStack() throws Exception {
    DeviceExpression sum = at(IntProgram.IN, 0);
    for (int i = 0; i < 1500; i++) {
      sum = add(sum, at(IntProgram.IN, lit(i % 8)));
    }
    assertThat(generated(eval(assign(at(IntProgram.OUT, 0), sum)), false)).contains("add i32");
  }

  /** Loops in one another; to lower their conditions adds statements around what is inside. */
  private static DeviceStatement loops(int count) {
    DeviceStatement inside = eval(postInc(at(IntProgram.OUT, 0)));
    for (int i = 0; i < count; i++) {
      DeviceExpression effect = lt(postInc(at(IntProgram.OUT, 1)), 3);
      inside = whileLoop(and(effect, lt(at(IntProgram.OUT, 2), 5)), inside);
    }
    return inside;
  }

  private static String generated(DeviceStatement body, boolean shallow) throws Exception {
    DeviceUnit unit = IntProgram.of((out, in) -> {}).body(body).unit();
    FutureTask<String> task =
        new FutureTask<>(
            () -> {
              NormalizedUnit normalized = UnitNormalizer.normalize(unit, false);
              assertThat(normalized.isShallow()).isEqualTo(shallow);
              assertThat(OpenClGenerator.generate(normalized)).contains("__kernel");
              return LlvmIrGenerator.generate(normalized);
            });
    Thread thread = new Thread(null, task, "small stack", SMALL_STACK);
    thread.start();
    return task.get();
  }
}
