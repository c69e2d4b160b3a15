package dev.sycamore.binding;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How a kernel is launched. */
public enum KernelForm {
  /** Over a range, no work-groups. */
  RANGE,
  /** Over a range divided into work-groups, with local memory and barriers. */
  ND_RANGE,
  /** Once. */
  SINGLE_TASK;

  /**
   * How many indices a row has of a range of {@code long} size. Its kernels have the form {@link
   * #RANGE} and 2 dimensions: the index is that of the row times this, plus that in the row.
   */
  public static final int LONG_ROW = 1 << 20;

  /** The form as LLVM IR names it. */
  public String attribute() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The form that LLVM IR names so, if there is one. */
  public static Optional<KernelForm> ofAttribute(String attribute) {
    return Arrays.stream(values()).filter(form -> form.attribute().equals(attribute)).findFirst();
  }
}
