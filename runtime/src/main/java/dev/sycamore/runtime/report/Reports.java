package dev.sycamore.runtime.report;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.ReportSite;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IllegalFormatException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The report buffers of one queue: one for each compilation unit, made at its first launch and used
 * by all of them, one after the other. One thread at a time uses it.
 */
public final class Reports {
  /** Words for the lines that a unit prints until the program waits. */
  private static final int PRINT_CAPACITY = 1 << 18;

  private final DeviceContext context;
  private final BlockSource allocator;
  private final String device;
  private final Map<UnitBinding, Buffer> buffers = new HashMap<>();
  private final Set<Buffer> used = new LinkedHashSet<>();

  /** Null before the first of them. */
  private LateReports late;

  /**
   * @param allocator makes blocks, which it frees itself when the queue ends
   * @param device the word that selects the device
   */
  public Reports(DeviceContext context, BlockSource allocator, String device) {
    this.context = context;
    this.allocator = allocator;
    this.device = device;
  }

  /** Makes the blocks of report buffers. */
  @FunctionalInterface
  public interface BlockSource {
    /** A block of so many bytes. */
    DeviceBlock allocate(AllocationKind kind, long size);
  }

  private static final class Buffer {
    final DeviceBlock memory;
    final int[] words;
    final List<ReportSite> sites;
    final List<KernelBinding> kernels;

    Buffer(DeviceBlock memory, int[] words, List<ReportSite> sites, List<KernelBinding> kernels) {
      this.memory = memory;
      this.words = words;
      this.sites = sites;
      this.kernels = kernels;
    }
  }

  /**
   * The buffer for a launch of a kernel that reports.
   *
   * @param used whether the launch may write it, so that it is looked at
   */
  public DeviceBlock buffer(BoundKernel kernel, boolean used) {
    Buffer buffer = buffers.get(kernel.unit());
    if (buffer == null) {
      buffer = create(kernel.unit());
      buffers.put(kernel.unit(), buffer);
    }
    if (used) {
      this.used.add(buffer);
    }
    return buffer.memory;
  }

  /** Those of launches that are not waited for only to look at them. */
  public LateReports late() {
    if (late == null) {
      late =
          new LateReports(
              context.notesFailures()
                  ? new NotedReportPlaces(context, allocator, LateReports.COUNT)
                  : new SharedReportPlaces(allocator, LateReports.COUNT),
              device);
    }
    return late;
  }

  private Buffer create(UnitBinding unit) {
    List<ReportSite> sites = List.copyOf(unit.reportSites());
    boolean prints = anyPrints(sites);
    int capacity = (prints ? PRINT_CAPACITY : 0) + ReportLayout.moreOperands(sites);
    int[] words = new int[ReportLayout.HEADER + capacity];
    words[ReportLayout.CAPACITY] = words.length - ReportLayout.HEADER;
    // Lines are appended by all work-items, which is slow where the device reaches the host's
    // memory only by its bus.
    AllocationKind kind = prints ? AllocationKind.DEVICE : context.reportMemory();
    DeviceBlock memory = allocator.allocate(kind, (long) words.length * Integer.BYTES);
    context.write(memory, words);
    return new Buffer(memory, words, sites, unit.kernels());
  }

  /** Whether one of these is a printed line. */
  static boolean anyPrints(List<ReportSite> sites) {
    for (ReportSite site : sites) {
      if (site.kind() == ReportKind.PRINT) {
        return true;
      }
    }
    return false;
  }

  /**
   * Prints what the launches since the last call have printed. They are finished.
   *
   * @throws RuntimeException or Error: the first violation, as the JVM's own exception
   */
  public void collect() {
    Throwable failure = null;
    for (Buffer buffer : used) {
      failure = Failures.both(failure, collect(buffer));
    }
    used.clear();
    Failures.rethrow(failure);
  }

  private Throwable collect(Buffer buffer) {
    try {
      // Most launches report nothing, which the header shows.
      context.read(buffer.memory, 0, buffer.words, 0, ReportLayout.HEADER);
      if (isEmpty(buffer.words)) {
        return null;
      }
      context.read(buffer.memory, buffer.words);
      return evaluate(buffer);
    } catch (RuntimeException | Error e) {
      return e;
    }
  }

  /** Prints the lines of a buffer and empties it; the violation in it, or null. */
  private Throwable evaluate(Buffer buffer) {
    int[] words = buffer.words;
    Throwable failure = print(buffer);
    if (words[ReportLayout.VIOLATION] != 0) {
      failure = violation(buffer);
    }
    Arrays.fill(words, 0);
    words[ReportLayout.CAPACITY] = words.length - ReportLayout.HEADER;
    context.write(buffer.memory, words);
    return failure;
  }

  private static boolean isEmpty(int[] words) {
    return words[ReportLayout.VIOLATION] == 0
        && words[ReportLayout.CURSOR] == 0
        && words[ReportLayout.LOST] == 0;
  }

  private Throwable violation(Buffer buffer) {
    try {
      return Violation.read(buffer.words, buffer.sites, buffer.kernels).exception(device);
    } catch (RuntimeException damaged) {
      return damaged;
    }
  }

  private static Throwable print(Buffer buffer) {
    Throwable failure = null;
    PrintedLines lines = new PrintedLines(buffer.words, buffer.sites);
    while (lines.hasNext()) {
      try {
        System.out.print(lines.next());
      } catch (IllegalFormatException e) {
        failure = failure == null ? e : failure;
      }
    }
    int lost = buffer.words[ReportLayout.LOST];
    if (lost != 0) {
      System.out.println("... " + Integer.toUnsignedString(lost) + " lines lost");
    }
    return failure;
  }
}
