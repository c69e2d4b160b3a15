package dev.sycamore.binding.ir;

/** Attributes, and metadata of our own, of functions in LLVM IR; {@code docs/FORMATS.md}, 1. */
public final class FunctionAttributes {

  /**
   * Of a device function: nothing in its divisions is subnormal, infinite or NaN, or else their
   * results are not used.
   */
  public static final String NORMAL_QUOTIENTS = "sycamore-normal-quotients";

  /** Of a kernel: its form, see {@link dev.sycamore.binding.KernelForm#attribute}. */
  public static final String KERNEL_FORM = "sycamore-kernel-form";

  /** Of a kernel: the number of its dimensions. */
  public static final String KERNEL_DIMENSIONS = "sycamore-kernel-dims";

  /** Of a kernel: the size of work-groups of all its launches, the last dimension the fastest. */
  public static final String GROUP_SIZE = "sycamore-group-size";

  /**
   * Of a kernel: what its accesses of memory are watched for, see {@link Detection}. Targets that
   * cannot watch them make the usual code.
   */
  public static final String DETECT = "sycamore-detect";

  /**
   * Of a parameter of a kernel: it is an offset, in elements, that is added to an argument's
   * pointer. A target whose launches add it leaves it out.
   */
  public static final String OFFSET = "sycamore-offset";

  /** Of a parameter of a kernel: the number that each launch gives it. */
  public static final String VALUE = "sycamore-value";

  /** Of a kernel or an exported function: the unit that it is of. */
  public static final String MODULE_ID = "sycl-module-id";

  /** Of a declaration: the {@link #MODULE_ID} of the module that exports the function. */
  public static final String IMPORT = "sycamore-import";

  /** How messages call a function. */
  public static final String NAME = "sycamore-name";

  /** Where messages say that a function is. */
  public static final String PLACE = "sycamore-place";

  /** Of a kernel: each launch computes, once for all work-items, whether its checks can fail. */
  public static final String LAUNCH_CHECKS = "sycamore-launch-checks";

  /** Of a kernel or function whose own code has no checks: why, for users. */
  public static final String UNCHECKED = "sycamore-unchecked";

  /** Of a function of the device library. */
  public static final String LIBRARY = "sycamore-library";

  /**
   * Metadata: the aspects that declarations list of functions in other modules which it calls. A
   * link makes them uses, as far as the linked code requires them.
   */
  public static final String IMPORTED_ASPECTS = "sycamore_imported_aspects";

  private FunctionAttributes() {}
}
