package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.touched.Touch;
import dev.sycamore.binding.touched.TouchedText;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.memory.UndefinedElements;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.report.LateReports;
import java.util.List;
import java.util.Map;

/** What is the same for all launches of a kernel by one queue, found at the first. */
final class LaunchPlan {
  /** So much is copied in the time that it takes to find out which elements are used. */
  private static final int MOST_COPIED_WHOLE = 1 << 14;

  private final BoundKernel kernel;
  private final ImageEntry image;
  private final boolean[] used;
  private final boolean[] usesElements;
  private final boolean accessors;
  private final boolean constants;
  private final boolean laidOut;
  private final boolean arrays;
  private final boolean statics;
  private final boolean reports;
  private final boolean reportsLate;

  /** Tells launches that report nothing; null for kernels that always may. */
  private final LaunchChecks checks;

  /** The elements of arrays that the kernel touches, as text; empty if nothing is known of any. */
  private final String touchedText;

  private final boolean looksAtAll;

  /** The same as they are read when they are first of use. */
  private volatile Map<Integer, List<Touch>> touches;

  /** That of the last launch; null before. */
  private volatile Geometry geometry;

  /**
   * @param image one that the device of the queue runs
   * @param reportMemory where kernels of the device report
   */
  LaunchPlan(BoundKernel kernel, ImageEntry image, AllocationKind reportMemory) {
    this.kernel = kernel;
    this.image = image;
    KernelBinding binding = kernel.binding();
    this.used = new boolean[binding.arguments().size()];
    this.usesElements = new boolean[used.length];
    for (ParameterBinding parameter : binding.parameters()) {
      if (parameter.role() != ParameterRole.REPORT) {
        used[parameter.argument()] = true;
        usesElements[parameter.argument()] |= parameter.role() == ParameterRole.POINTER;
      }
    }
    this.reports = binding.reports();
    this.reportsLate =
        reports
            && reportMemory == AllocationKind.HOST
            && LateReports.haveRoomFor(kernel.unit().reportSites());
    boolean anyAccessor = false;
    boolean anyLaidOut = false;
    boolean anyArray = false;
    boolean anyStatic = false;
    for (ArgumentBinding argument : binding.arguments()) {
      anyArray |= argument.kind() == ArgumentKind.ARRAY;
      anyStatic |= argument.ofStatic();
      anyAccessor |= argument.kind() == ArgumentKind.ACCESSOR;
      anyLaidOut |= argument.kind() == ArgumentKind.ROWS || argument.kind() == ArgumentKind.RECORDS;
    }
    this.laidOut = anyLaidOut;
    this.arrays = anyArray || anyLaidOut;
    this.statics = anyStatic;
    this.accessors = anyAccessor;
    this.looksAtAll = UndefinedElements.areMarked();
    this.touchedText = kernel.unit().touchedElements(kernel.index());
    this.checks = reports && TouchedText.isSilent(touchedText) ? new LaunchChecks() : null;
    this.constants = !kernel.unit().constantArrays(kernel.index()).isEmpty();
  }

  BoundKernel kernel() {
    return kernel;
  }

  ImageEntry image() {
    return image;
  }

  /** How many arguments the kernel's binding has. */
  int arguments() {
    return used.length;
  }

  /** Whether a parameter of the code gets anything of an argument. */
  boolean uses(int argument) {
    return used[argument];
  }

  /** Whether that is a pointer to its elements, not only its length. */
  boolean usesElements(int argument) {
    return usesElements[argument];
  }

  /** Whether the kernel reports anything. */
  boolean reports() {
    return reports;
  }

  /** Whether launches are not waited for only to look at their reports. */
  boolean reportsLate() {
    return reportsLate;
  }

  /** Whether a launch of its code ends at once where the one before it has failed. */
  boolean stopsAtEntry() {
    return reportsLate && image.kind() == ImageKind.PTX;
  }

  /** Whether it reports nothing where all indices of its arguments are in range. */
  boolean isSilent() {
    return checks != null;
  }

  /** Tells launches that report nothing, if there are some. */
  LaunchChecks checks() {
    return checks;
  }

  /** Whether it may be of use to know which elements of an array a launch touches. */
  boolean looksAtElements(long bytes) {
    return !touchedText.isEmpty() && (bytes > MOST_COPIED_WHOLE || looksAtAll);
  }

  /** The elements of an array that the kernel touches; null if that is unknown. */
  List<Touch> touches(int argument) {
    Map<Integer, List<Touch>> read = touches;
    if (read == null) {
      read = TouchedText.kernel(touchedText);
      touches = read;
    }
    return read.get(argument);
  }

  /**
   * The geometry of a launch: the same object as that of the last, if they are equal. The thread
   * that starts launches finds it in its cache.
   */
  Geometry shared(Geometry launched) {
    Geometry last = geometry;
    if (launched.equals(last)) {
      return last;
    }
    geometry = launched;
    return launched;
  }

  /** Whether an argument is an accessor. */
  boolean hasAccessors() {
    return accessors;
  }

  /** Whether an argument is an array of arrays or of records, which is laid out on the device. */
  boolean hasLaidOut() {
    return laidOut;
  }

  /** Whether an argument is an array of a static field. */
  boolean hasStatics() {
    return statics;
  }

  /** Whether an argument is an array of any kind. */
  boolean hasArrays() {
    return arrays;
  }

  /** Whether the kernel has static arrays as constants. */
  boolean hasConstants() {
    return constants;
  }
}
