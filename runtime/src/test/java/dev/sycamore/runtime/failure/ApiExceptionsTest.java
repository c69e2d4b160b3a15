package dev.sycamore.runtime.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.DeviceException;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.SycamoreException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ApiExceptionsTest {
  private static final InterruptedException CAUSE = new InterruptedException("cause");

  @Test
  void areThoseOfTheApi() {
    assertThat(ApiExceptions.general("text", CAUSE)).isExactlyInstanceOf(SycamoreException.class);
    assertThat(ApiExceptions.device("text", CAUSE))
        .isExactlyInstanceOf(DeviceException.class)
        .hasMessage("text")
        .hasCause(CAUSE);
    assertThat(ApiExceptions.notSupported("text", CAUSE))
        .isExactlyInstanceOf(KernelNotSupportedException.class)
        .hasMessage("text")
        .hasCause(CAUSE);
    assertThat(ApiExceptions.interrupted("text", CAUSE))
        .isExactlyInstanceOf(DeviceInterruptedException.class)
        .hasCause(CAUSE);
  }

  @Test
  void stackTracesBeginWhereTheExceptionIsMade() {
    for (RuntimeException made :
        List.of(
            ApiExceptions.general("text", CAUSE),
            ApiExceptions.device("text"),
            ApiExceptions.device("text", CAUSE),
            ApiExceptions.notSupported("text"),
            ApiExceptions.notSupported("text", CAUSE),
            ApiExceptions.interrupted("text", CAUSE))) {
      assertThat(made.getStackTrace()[0].getClassName()).isEqualTo(getClass().getName());
    }
  }

  @Test
  void withoutACauseTheyTakeOneLater() {
    assertThat(ApiExceptions.device("text").initCause(CAUSE)).hasCause(CAUSE);
    assertThat(ApiExceptions.notSupported("text").initCause(CAUSE)).hasCause(CAUSE);
  }

  @Test
  void copiesForThreadsThatWaitAreOfTheSameClass() {
    RuntimeException failure = ApiExceptions.device("text");
    assertThat(FailureCopy.of(failure))
        .isExactlyInstanceOf(DeviceException.class)
        .isNotSameAs(failure)
        .hasMessage("text")
        .hasCause(failure);
  }
}
