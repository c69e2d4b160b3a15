package dev.sycamore.runtime.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.DeviceException;
import dev.sycamore.DeviceMemoryException;
import java.util.List;
import org.junit.jupiter.api.Test;

class NamedFailureTest {
  private static final String KERNEL = "the kernel 'A.run' (A.java:1:2)";

  private static Throwable named(Throwable failure) {
    return NamedFailure.of(() -> KERNEL, failure);
  }

  @Test
  void theMessageBeginsWithWhatFailed() {
    IllegalStateException cause = new IllegalStateException("cause");
    RuntimeException failure = ApiExceptions.device("cuda:0: cuCall", cause);
    failure.addSuppressed(new IllegalStateException("suppressed"));
    Throwable named = named(failure);
    assertThat(named)
        .isExactlyInstanceOf(DeviceException.class)
        .hasMessage(KERNEL + " failed: cuda:0: cuCall")
        .hasCause(cause);
    assertThat(named.getStackTrace()).isEqualTo(failure.getStackTrace());
    assertThat(named.getSuppressed()).isEqualTo(failure.getSuppressed());
  }

  @Test
  void theTypeStays() {
    assertThat(named(ApiExceptions.outOfMemory("no memory")))
        .isExactlyInstanceOf(DeviceMemoryException.class)
        .hasMessage(KERNEL + " failed: no memory")
        .hasNoCause();
  }

  @Test
  void anExceptionOfSomebodyElseIsTheCause() {
    DeviceException foreign = new DeviceException("foreign") {};
    assertThat(named(foreign)).isExactlyInstanceOf(DeviceException.class).hasCause(foreign);
  }

  @Test
  void whatIsNamedOrNoFailureOfADeviceStays() {
    for (Throwable failure :
        List.of(
            new ArithmeticException("/ by zero"),
            ApiExceptions.notSupported("no image"),
            ApiExceptions.device("cuda:0: " + KERNEL + " cannot be launched"),
            ApiExceptions.device("one of the kernels 'A.run' (A.java:1:2), 'b' (B.java:1:2)"))) {
      assertThat(named(failure)).isSameAs(failure);
    }
    RuntimeException failure = ApiExceptions.device("lost");
    assertThat(NamedFailure.of(() -> "", failure)).isSameAs(failure);
    assertThat(named(null)).isNull();
  }
}
