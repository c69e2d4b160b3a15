package dev.sycamore.runtime.workgroup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import dev.sycamore.WorkItemException;
import dev.sycamore.runtime.failure.WorkItemIndex;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which work-item on the host threw something is in the cause, or suppressed. */
class FailedItemTest {

  private static final class Own extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @Test
  void exceptionsOfTheJdkAreCopied() {
    ArithmeticException thrown = new ArithmeticException("/ by zero");

    RuntimeException failure = FailedItem.of(thrown, 3, 5);

    assertThat(failure)
        .isExactlyInstanceOf(ArithmeticException.class)
        .isNotSameAs(thrown)
        .hasMessage("/ by zero")
        .hasCauseInstanceOf(WorkItemException.class);
    assertThat(failure.getStackTrace()).isEqualTo(thrown.getStackTrace());
    assertThat(failure.getCause()).hasMessage("at work-item (3, 5), on the device host");
    assertThat(((WorkItemException) failure.getCause()).globalId()).containsExactly(3, 5);
    assertThat(thrown).hasNoCause();
  }

  @Test
  void nothingOfTheExceptionIsLost() {
    IllegalStateException thrown = new IllegalStateException("text", new IOException("cause"));

    RuntimeException failure = FailedItem.of(thrown, 0);

    assertThat(failure.getCause()).hasCause(thrown);
    assertThat(failure).hasRootCauseExactlyInstanceOf(IOException.class);
  }

  @Test
  void errorsAreThrown() {
    assertThatThrownBy(() -> FailedItem.of(new AssertionError("text"), 7))
        .isExactlyInstanceOf(AssertionError.class)
        .hasMessage("text")
        .cause()
        .hasMessage("at work-item 7, on the device host");
    StackOverflowError whole = new StackOverflowError();
    assertThatThrownBy(() -> FailedItem.of(whole, 7)).isSameAs(whole).hasNoCause();
  }

  @Test
  void anExceptionOfAnotherClassIsThrownItself() {
    Own thrown = new Own();

    assertThat(FailedItem.of(thrown, 7)).isSameAs(thrown);
    assertThat(thrown).hasNoCause();
    assertThat(thrown.getSuppressed()[0]).hasMessage("at work-item 7, on the device host");
  }

  @Test
  void aCheckedExceptionIsTheCause() {
    IOException thrown = new IOException("text");

    assertThat(FailedItem.of(thrown, 7))
        .isInstanceOf(DeviceException.class)
        .hasMessage("a kernel failed at work-item 7, on the device host: java.io.IOException: text")
        .hasCause(thrown);
  }

  @Test
  void aSingleTaskHasNoIndex() {
    assertThat(FailedItem.of(new ArithmeticException()).getCause())
        .hasMessage("on the device host");
  }

  @Test
  void aWorkItemOfAGroupIsNamedInItToo() {
    WorkItemIndex index = WorkItemIndex.inGroup(List.of(21), List.of(16));

    assertThat(FailedItem.describe(new ArithmeticException(), index).getCause())
        .hasMessage("at work-item 21, local 5 in group 1, on the device host");
  }
}
