package dev.sycamore.runtime.workgroup;

import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.FailureCopy;
import dev.sycamore.runtime.failure.WorkItemIndex;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Adds to what a work-item on the host threw which one it was, where the checks of other devices
 * have it: in the cause.
 */
public final class FailedItem {
  private FailedItem() {}

  /**
   * What to throw for what a work-item of a range threw.
   *
   * @param globalId its index in the range; nothing for a single task
   * @return never an {@link Error}: that is thrown
   */
  public static RuntimeException of(Throwable thrown, int... globalId) {
    List<Integer> global = Arrays.stream(globalId).boxed().toList();
    Throwable failure = describe(thrown, WorkItemIndex.of(global));
    if (failure instanceof Error error) {
      throw error;
    }
    return (RuntimeException) failure;
  }

  /**
   * The same of any work-item. The JVM throws one object again and again where the compiled code of
   * a kernel fails often, so those of the JDK are copied, and what was thrown is the cause of the
   * cause. Those of other classes are not known well enough: the index is suppressed in them.
   *
   * @return a runtime exception or an error
   */
  static Throwable describe(Throwable thrown, WorkItemIndex index) {
    if (thrown instanceof VirtualMachineError) {
      return thrown;
    }
    String place = index.shown();
    String where = (place.isEmpty() ? "" : place + ", ") + "on the device host";
    if (!(thrown instanceof RuntimeException || thrown instanceof Error)) {
      return ApiExceptions.workItem("a kernel failed " + where + ": " + thrown, index, thrown);
    }
    Optional<Throwable> copy = FailureCopy.of(thrown, ApiExceptions.workItem(where, index, thrown));
    if (copy.isEmpty()) {
      thrown.addSuppressed(ApiExceptions.workItem(where, index, null));
    }
    return copy.orElse(thrown);
  }
}
