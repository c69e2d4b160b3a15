package dev.sycamore.runtime.nativecpu;

import dev.sycamore.DataRaceException;
import dev.sycamore.UninitializedReadException;
import dev.sycamore.runtime.detect.AccessSite;
import dev.sycamore.runtime.detect.KernelDetector;
import dev.sycamore.runtime.detect.KernelDetector.Search;
import dev.sycamore.runtime.detect.Race;
import dev.sycamore.runtime.detect.UninitializedRead;
import dev.sycamore.runtime.detect.WatchedMemory;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.lwjgl.system.MemoryUtil;

/** A kernel of an image that logs its accesses of memory: its launches are watched. */
final class KernelWatch {
  /** Whether kernels that are not watched do not run: set by {@code sycamore run --detect}. */
  private static final String REQUIRED = "sycamore.detect";

  private static final String STATE = "__sycamore_detector";
  private static final String SITES = "__sycamore_detector_sites";
  private static final String KINDS = "__sycamore_detector_kinds";

  private static final String SWITCHED = "__sycamore_detector_switches";

  /** How many parameters have switches; each has another one for elements of work-items' own. */
  private static final int SWITCHES = 64;

  /** One launch at a time: an image has one log, and work-items run one by one. */
  private static final Object LAUNCHES = new Object();

  private final BoundKernel kernel;
  private final long state;
  private final long switches;
  private final List<AccessSite> sites;
  private final Set<Search> searches;

  private KernelWatch(
      BoundKernel kernel, long state, long switches, List<AccessSite> sites, Set<Search> searches) {
    this.kernel = kernel;
    this.state = state;
    this.switches = switches;
    this.sites = sites;
    this.searches = searches;
  }

  /** The watch of a kernel; empty if its image is not watched. */
  static Optional<KernelWatch> of(BoundKernel kernel, NativeImage library) {
    long state = library.symbol(STATE);
    String required = System.getProperty(REQUIRED);
    if (state == MemoryUtil.NULL) {
      if (required != null) {
        throw notWatched(kernel, required);
      }
      return Optional.empty();
    }
    Set<Search> searches = searches(text(library, KINDS));
    if (required != null && !searches.containsAll(searches(required))) {
      throw notWatched(kernel, required);
    }
    return Optional.of(
        new KernelWatch(
            kernel,
            state,
            library.symbol(SWITCHED),
            AccessSite.parse(text(library, SITES)),
            searches));
  }

  private static RuntimeException notWatched(BoundKernel kernel, String required) {
    return ApiExceptions.general(
        "the kernel "
            + kernel.shown()
            + " is not watched: compile it with -Asycamore.detect="
            + required
            + ", and without sub-groups",
        null);
  }

  private static String text(NativeImage library, String symbol) {
    return MemoryUtil.memUTF8(library.symbol(symbol));
  }

  private static Set<Search> searches(String words) {
    Set<Search> searches = EnumSet.noneOf(Search.class);
    for (Search search : Search.values()) {
      String word = search.name().toLowerCase(Locale.ROOT);
      if ((',' + words + ',').contains(',' + word + ',')) {
        searches.add(search);
      }
    }
    return searches;
  }

  /**
   * Runs a launch.
   *
   * @throws DataRaceException if it has races
   * @throws IllegalStateException if the work-items of a group did not reach the same barriers
   * @throws UninitializedReadException if local memory was read that nobody wrote
   */
  void run(Geometry geometry, List<ArgumentValue> values, WatchedLaunch launch) {
    WatchedArguments arguments = new WatchedArguments(kernel.binding(), values, launch);
    WatchedMemory memory = new WatchedMemory(arguments.blocks());
    KernelDetector detector = new KernelDetector(sites, geometry, memory);
    synchronized (LAUNCHES) {
      choose(arguments);
      try (LocalShadow shadow = new LocalShadow(state, memory, geometry, searches);
          AccessLog log = new AccessLog(shadow.state(), detector)) {
        launch.run();
        log.finish();
      }
    }
    report(detector);
  }

  /** Uses that cannot have a race are not logged: that is most of what kernels do. */
  private void choose(WatchedArguments arguments) {
    int count = Math.min(SWITCHES, kernel.binding().parameters().size());
    for (int p = 0; p < count; p++) {
      put(p, arguments.canRace(p, false));
      put(SWITCHES + p, arguments.canRace(p, true));
    }
  }

  private void put(int number, boolean on) {
    MemoryUtil.memPutByte(switches + number, (byte) (on ? 1 : 0));
  }

  /** What is found first is thrown, with the rest suppressed. */
  private void report(KernelDetector detector) {
    List<RuntimeException> failures = new ArrayList<>();
    List<String> races = detector.races().stream().map(Race::shown).toList();
    if (!races.isEmpty()) {
      failures.add(
          new DataRaceException(message("has a data race", "has %d data races", races), races));
    }
    detector
        .parting()
        .ifPresent(
            p -> failures.add(new IllegalStateException("in " + kernel.shown() + " " + p.shown())));
    List<String> reads =
        detector.uninitializedReads().stream().map(UninitializedRead::shown).toList();
    if (!reads.isEmpty()) {
      failures.add(
          new UninitializedReadException(
              message(
                  "reads memory that was not written",
                  "reads memory that was not written at %d places",
                  reads),
              reads));
    }
    if (!failures.isEmpty()) {
      RuntimeException first = failures.remove(0);
      failures.forEach(first::addSuppressed);
      throw first;
    }
  }

  private String message(String one, String several, List<String> found) {
    return "the kernel "
        + kernel.shown()
        + (found.size() == 1 ? " " + one : " " + several.formatted(found.size()))
        + ":\n"
        + String.join("\n", found);
  }
}
