package dev.sycamore.runtime.report;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.ReportSite;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.failure.WorkItemIndex;
import java.util.ArrayList;
import java.util.List;

/**
 * What went wrong in a kernel: the first violation that a report buffer holds.
 *
 * @param operands the values that the site reports
 * @param kernel whose work-item it was
 * @param item which one, without dimensions if the kernel is a single task
 */
record Violation(ReportSite site, List<Object> operands, KernelBinding kernel, WorkItemIndex item) {

  /**
   * Reads it from a buffer that has one.
   *
   * @param words of a whole report buffer
   * @throws dev.sycamore.DeviceException if no kernel of the unit can have written them
   */
  static Violation read(int[] words, List<ReportSite> sites, List<KernelBinding> kernels) {
    ReportSite site = numbered("site", words[ReportLayout.VIOLATION], sites);
    if (site.kind() == ReportKind.PRINT) {
      throw damaged("its violation is a printed line");
    }
    KernelBinding kernel = numbered("kernel", words[ReportLayout.KERNEL], kernels);
    Object[] operands = ReportedValues.read(site.operands(), new OperandWords(words, sites)::next);
    return new Violation(site, List.of(operands), kernel, item(kernel, words));
  }

  /** The words of the operands, in order: some in the header, the others at the end. */
  private static final class OperandWords {
    private final int[] words;
    private final int more;
    private int next;

    OperandWords(int[] words, List<ReportSite> sites) {
      this.words = words;
      this.more = words.length - ReportLayout.moreOperands(sites);
    }

    int next() {
      int operand = next++;
      return words[
          operand < ReportLayout.OPERANDS
              ? ReportLayout.FIRST_OPERAND + operand
              : more + operand - ReportLayout.OPERANDS];
    }
  }

  private static <T> T numbered(String what, int number, List<T> all) {
    if (number < 1 || number > all.size()) {
      throw damaged("it has the " + what + " " + number + " of " + all.size());
    }
    return all.get(number - 1);
  }

  private static WorkItemIndex item(KernelBinding kernel, int[] words) {
    if (kernel.form() == KernelForm.SINGLE_TASK) {
      return WorkItemIndex.of(List.of());
    }
    List<Integer> global = new ArrayList<>();
    List<Integer> size = new ArrayList<>();
    for (int d = kernel.dimensions() - 1; d >= 0; d--) {
      global.add(atLeast(0, words[ReportLayout.GLOBAL_ID + d]));
      if (kernel.form() == KernelForm.ND_RANGE) {
        size.add(atLeast(1, localRange(words, d)));
      }
    }
    return size.isEmpty() ? WorkItemIndex.of(global) : WorkItemIndex.inGroup(global, size);
  }

  /** With dimension 0 the fastest. */
  private static int localRange(int[] words, int dimension) {
    int slower = words[ReportLayout.SLOWER_RANGES];
    return switch (dimension) {
      case 0 -> words[ReportLayout.LOCAL_RANGE];
      case 1 -> slower & 0xffff;
      default -> slower >>> Short.SIZE;
    };
  }

  private static int atLeast(int least, int value) {
    if (value < least) {
      throw damaged("a number of its work-item is " + value);
    }
    return value;
  }

  private static RuntimeException damaged(String why) {
    return ApiExceptions.device("a kernel has overwritten the buffer of its reports: " + why);
  }

  /**
   * The exception or error that the JVM would have thrown at the place. That place is the first
   * element of its stack trace; its cause names it, and the work-item.
   *
   * @param device the word that selects the device
   */
  Throwable exception(String device) {
    Throwable violation = ViolationExceptions.of(site, operands);
    violation.initCause(ApiExceptions.workItem(where(device), item, null));
    addPlace(violation);
    return violation;
  }

  private String where(String device) {
    StringBuilder where = new StringBuilder("at " + site.place() + " in " + site.function());
    if (!site.function().startsWith("kernel ")) {
      where.append(", called by kernel ").append(kernel.name());
    }
    if (!item.shown().isEmpty()) {
      where.append(", ").append(item.shown());
    }
    return where.append(", on the device ").append(device).toString();
  }

  /** Puts the place on top of the stack trace of the thread that waits. */
  private void addPlace(Throwable violation) {
    String function = site.function();
    int end = function.indexOf('(');
    int dot = function.lastIndexOf('.', end < 0 ? function.length() : end);
    boolean method = end >= 0 && dot >= 0;
    StackTraceElement[] rest = violation.getStackTrace();
    StackTraceElement[] trace = new StackTraceElement[rest.length + 1];
    trace[0] =
        new StackTraceElement(
            method ? function.substring(0, dot) : function.replace("kernel ", ""),
            method ? function.substring(dot + 1, end) : "kernel",
            site.file(),
            site.line());
    System.arraycopy(rest, 0, trace, 1, rest.length);
    violation.setStackTrace(trace);
  }
}
