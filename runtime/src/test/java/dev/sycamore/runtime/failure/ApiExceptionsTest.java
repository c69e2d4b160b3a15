package dev.sycamore.runtime.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.DeviceException;
import dev.sycamore.DeviceInterruptedException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.SycamoreException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ApiExceptionsTest {
  private final InterruptedException cause = new InterruptedException("cause");

  @Test
  void areThoseOfTheApi() {
    assertThat(ApiExceptions.general("text", cause)).isExactlyInstanceOf(SycamoreException.class);
    assertThat(ApiExceptions.device("text", cause))
        .isExactlyInstanceOf(DeviceException.class)
        .hasMessage("text")
        .hasCause(cause);
    assertThat(ApiExceptions.notSupported("text", cause))
        .isExactlyInstanceOf(KernelNotSupportedException.class)
        .hasMessage("text")
        .hasCause(cause);
    assertThat(ApiExceptions.interrupted("text", cause))
        .isExactlyInstanceOf(DeviceInterruptedException.class)
        .hasCause(cause);
  }

  @Test
  void stackTracesBeginWhereTheExceptionIsMade() {
    for (RuntimeException made :
        List.of(
            ApiExceptions.general("text", cause),
            ApiExceptions.device("text"),
            ApiExceptions.device("text", cause),
            ApiExceptions.notSupported("text"),
            ApiExceptions.notSupported("text", cause),
            ApiExceptions.interrupted("text", cause))) {
      assertThat(made.getStackTrace()[0].getClassName()).isEqualTo(getClass().getName());
    }
  }

  @Test
  void withoutACauseTheyTakeOneLater() {
    assertThat(ApiExceptions.device("text").initCause(cause)).hasCause(cause);
    assertThat(ApiExceptions.notSupported("text").initCause(cause)).hasCause(cause);
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
