package dev.sycamore.codegen;

import static dev.sycamore.codegen.Dsl.*;
import static dev.sycamore.model.ScalarType.*;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.model.*;
import java.util.List;
import org.junit.jupiter.api.Test;

class IrExecutionTest {
  @Test
  void initA() {
    Variable a = var("A", 0, global(INT));
    Variable i = var("i", 1, INT);
    Variable x = var("x", 0, INT);
    DeviceUnit unit =
        unit(
            List.of(
                kernel(
                    "k",
                    KernelForm.RANGE,
                    1,
                    List.of(captured(0, a)),
                    let(i, globalId()),
                    eval(assign(at(a, i), add(mul(i, 2), call("foo", INT, 42)))))),
            List.of(function("foo", INT, List.of(x), ret(preInc(x)))));
    for (KernelRunner r : List.of(new IrRunner(), OpenClRunner.instance().get())) {
      int[] data = new int[10];
      r.run(unit, 10, data);
      assertThat(data).isEqualTo(new int[] {43, 45, 47, 49, 51, 53, 55, 57, 59, 61});
    }
  }
}
