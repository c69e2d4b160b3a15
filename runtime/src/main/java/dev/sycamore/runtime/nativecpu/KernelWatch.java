package dev.sycamore.runtime.nativecpu;

import dev.sycamore.DataRaceException;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.runtime.detect.AccessSite;
import dev.sycamore.runtime.detect.Race;
import dev.sycamore.runtime.detect.RaceDetector;
import dev.sycamore.runtime.detect.WatchedBlock;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ParameterValues;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.natives.DynamicLinker;
import dev.sycamore.runtime.range.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lwjgl.system.MemoryUtil;

/** A kernel of an image that logs its accesses of memory: its launches are watched. */
final class KernelWatch {
  /** Whether kernels that are not watched do not run: set by {@code sycamore run --detect}. */
  private static final String REQUIRED = "sycamore.detect";

  private static final String STATE = "__sycamore_detector";
  private static final String SITES = "__sycamore_detector_sites";

  /** One launch at a time: an image has one log, and work-items run one by one. */
  private static final Object LAUNCHES = new Object();

  private final BoundKernel kernel;
  private final long state;
  private final List<AccessSite> sites;

  private KernelWatch(BoundKernel kernel, long state, List<AccessSite> sites) {
    this.kernel = kernel;
    this.state = state;
    this.sites = sites;
  }

  /** The watch of a kernel; empty if its image is not watched. */
  static Optional<KernelWatch> of(BoundKernel kernel, long library) {
    long state = DynamicLinker.symbol(library, STATE);
    if (state == MemoryUtil.NULL) {
      if (System.getProperty(REQUIRED) != null) {
        throw ApiExceptions.general(
            "the kernel "
                + kernel.shown()
                + " is not watched: compile it with -Asycamore.detect=races, and without"
                + " sub-groups",
            null);
      }
      return Optional.empty();
    }
    String table = MemoryUtil.memUTF8(DynamicLinker.symbol(library, SITES));
    return Optional.of(new KernelWatch(kernel, state, AccessSite.parse(table)));
  }

  /**
   * Runs a launch.
   *
   * @param body runs all of it on one thread
   * @throws DataRaceException if it has races
   * @throws IllegalStateException if the work-items of a group did not reach the same barriers
   */
  void run(Geometry geometry, List<ArgumentValue> values, Runnable body) {
    RaceDetector detector = new RaceDetector(sites, geometry, blocks(values));
    synchronized (LAUNCHES) {
      try (AccessLog log = new AccessLog(state, detector)) {
        body.run();
        log.finish();
      }
    }
    report(detector);
  }

  /** What is found first is thrown, with the rest suppressed. */
  private void report(RaceDetector detector) {
    List<RuntimeException> failures = new ArrayList<>();
    List<String> races = detector.races().stream().map(Race::shown).toList();
    if (!races.isEmpty()) {
      failures.add(new DataRaceException(message(races), races));
    }
    detector
        .parting()
        .ifPresent(
            p -> failures.add(new IllegalStateException("in " + kernel.shown() + " " + p.shown())));
    if (!failures.isEmpty()) {
      RuntimeException first = failures.remove(0);
      failures.forEach(first::addSuppressed);
      throw first;
    }
  }

  private String message(List<String> races) {
    return "the kernel "
        + kernel.shown()
        + (races.size() == 1 ? " has a data race" : " has " + races.size() + " data races")
        + ":\n"
        + String.join("\n", races);
  }

  private List<WatchedBlock> blocks(List<ArgumentValue> values) {
    List<WatchedBlock> blocks = new ArrayList<>();
    for (ParameterBinding parameter : kernel.binding().parameters()) {
      if (parameter.role() == ParameterRole.POINTER) {
        ArgumentBinding argument = kernel.binding().arguments().get(parameter.argument());
        ArgumentValue value = values.get(parameter.argument());
        NativeBlock block = (NativeBlock) ParameterValues.memory(parameter, value);
        int element = argument.element().size();
        blocks.add(new WatchedBlock(argument.name(), block.rawAddress(), block.size(), element));
      }
    }
    return blocks;
  }
}
