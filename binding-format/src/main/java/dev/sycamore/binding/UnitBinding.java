package dev.sycamore.binding;

import java.util.List;

/**
 * The kernels of one compilation unit, as the host sees them. The generated class has a public
 * constructor without parameters. The images are told by a descriptor, a resource under the name of
 * the unit.
 */
public interface UnitBinding {
  /** The version of this interface, of the argument layout and of the report buffer. */
  int FORMAT_VERSION = 13;

  /** {@link #FORMAT_VERSION} as it was when the class was generated. */
  int formatVersion();

  /** The kernels, in source order. */
  List<KernelBinding> kernels();

  /**
   * The places that kernels report from; the number of a site is its index. Made anew by each call:
   * it is needed only when something was reported.
   */
  default List<ReportSite> reportSites() {
    return List.of();
  }

  /**
   * The static arrays that a kernel, or a function of the unit that it calls, reads as constants.
   *
   * @param kernel index in {@link #kernels()}
   */
  default List<ConstantArrayBinding> constantArrays(int kernel) {
    return List.of();
  }

  /**
   * Which elements of its arrays a kernel reads and writes, as {@link
   * dev.sycamore.binding.touched.TouchedText} has them.
   *
   * @param kernel index in {@link #kernels()}
   * @return empty if nothing is known
   */
  default String touchedElements(int kernel) {
    return "";
  }

  /**
   * The value of one argument, read at submit.
   *
   * @param kernel index in {@link #kernels()}
   * @param argument index in {@link KernelBinding#arguments()}
   * @param captured the captured values of the lambda, in the order of its implementation method's
   *     parameters; of a named function object, the object itself
   * @return a boxed primitive, a {@code Half}, an array of primitives, an array of arrays of them
   *     (for both of its arguments), an {@link ArrayComponent}, an accessor, or memory; null for
   *     what the launch brings
   */
  Object argument(int kernel, int argument, Object[] captured);
}
