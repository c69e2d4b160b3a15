package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.UnitBinding;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NullCapturedTest {

  record Part(int k, int f) {}

  record Whole(Part p_q, int n) {}

  record Faulty(int k) {
    @Override
    public int k() {
      throw new NullPointerException("of the program");
    }
  }

  enum Choice {
    ONE
  }

  /** Takes apart what a generated binding would. */
  private static final class Unit implements UnitBinding {
    @Override
    public int formatVersion() {
      return FORMAT_VERSION;
    }

    @Override
    public List<KernelBinding> kernels() {
      return List.of();
    }

    @Override
    @SuppressWarnings("EnumOrdinal") // as generated bindings do
    public Object argument(int kernel, int argument, Object[] captured) {
      return switch (argument) {
        case 0 -> ((Part) captured[0]).k();
        case 1 -> ((Part) captured[0]).f();
        case 2 -> ((Choice) captured[1]).ordinal();
        case 3 -> ((Whole) captured[2]).p_q().k();
        case 4 -> ((Whole) captured[2]).p_q().f();
        case 5 -> ((Whole) captured[2]).n();
        default -> ((Faulty) captured[3]).k();
      };
    }
  }

  private static String message(int argument, Object... captured) {
    BoundKernel kernel =
        new BoundKernel(
            new Unit(),
            0,
            new KernelBinding(
                "k",
                "k",
                KernelForm.RANGE,
                1,
                "K.java",
                3,
                5,
                3,
                "()V",
                Stream.of("np_k", "np_f", "choice", "w_p_q_k", "w_p_q_f", "w_n", "bad_k")
                    .map(
                        name ->
                            new ArgumentBinding(
                                name, ArgumentKind.SCALAR, ElementKind.INT, 0, ArgumentAccess.NONE))
                    .toList(),
                List.of(),
                LaunchAttributes.NONE));
    try {
      return "no exception: " + kernel.argument(argument, captured);
    } catch (NullPointerException e) {
      return NullCaptured.named(kernel, argument, captured, e).getMessage();
    }
  }

  @Test
  void theVariableAndTheKernelAreNamed() {
    String end = "', captured by the kernel 'k' (K.java:3:5), is null";
    Part part = new Part(1, 2);
    Whole whole = new Whole(part, 3);
    Faulty faulty = new Faulty(4);
    assertThat(message(1, null, Choice.ONE, whole, faulty)).isEqualTo("'np" + end);
    assertThat(message(2, part, null, whole, faulty)).isEqualTo("'choice" + end);
    assertThat(message(2, null, null, null, null)).isEqualTo("'choice" + end);
    assertThat(message(5, part, Choice.ONE, null, faulty)).isEqualTo("'w" + end);
    assertThat(message(3, part, Choice.ONE, new Whole(null, 3), faulty)).isEqualTo("'w_p_q" + end);
    assertThat(message(0, part, Choice.ONE, whole, faulty)).isEqualTo("no exception: 1");
  }

  @Test
  void anExceptionOfTheProgramStays() {
    assertThat(message(6, new Part(1, 2), Choice.ONE, null, new Faulty(4)))
        .isEqualTo("of the program");
  }
}
