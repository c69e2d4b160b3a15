package dev.sycamore.fuzz;

import dev.sycamore.fuzz.generate.Feature;
import dev.sycamore.fuzz.generate.ProgramGenerator;
import dev.sycamore.fuzz.run.BatchRunner;
import dev.sycamore.testsupport.sample.CommitSample;
import dev.sycamore.testsupport.sample.CommitSeed;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What to run, from the system properties {@code fuzz.*}.
 *
 * @param programs how many ({@code fuzz.programs})
 * @param first the first of them that runs ({@code fuzz.first}): a long run may come in parts
 * @param mentions only programs in whose text this pattern is found run ({@code fuzz.mentions}):
 *     those that a fix concerns
 * @param seed of the run ({@code fuzz.seed}); that of the commit by default
 * @param batch programs in one compilation ({@code fuzz.batch})
 * @param small how many of 100 programs are small ({@code fuzz.small})
 * @param unit programs in one compilation unit ({@code fuzz.unit}): OpenCL drivers want few
 * @param threads that compile and run side by side ({@code fuzz.threads})
 * @param devices to compare with the JVM ({@code fuzz.devices}, separated by commas); empty for
 *     {@code native-cpu} and the first OpenCL device
 * @param openClEvery of so many batches one runs on OpenCL devices too ({@code fuzz.openclEvery})
 * @param features that programs use ({@code fuzz.features}, see {@link Feature#parse}); all by
 *     default
 * @param targets of the compiler ({@code fuzz.targets})
 * @param checks whether programs check their accesses ({@code fuzz.checks})
 * @param cuts how many times each program runs again on arrays that are too short, with checks
 *     ({@code fuzz.cuts})
 * @param driverCrashes where this pattern is found in the last words of a process that ended while
 *     an OpenCL device was at work, that is a known crash of its driver, which is counted and no
 *     failure ({@code fuzz.driverCrashes}); none is known by default
 * @param limit for one program on one device ({@code fuzz.limit}, in seconds)
 * @param shrunk how many failures to make small at the end ({@code fuzz.shrink})
 * @param shrinkLimit for each of them ({@code fuzz.shrinkLimit}, in seconds)
 */
record FuzzSettings(
    int programs,
    int first,
    Pattern mentions,
    long seed,
    int batch,
    int small,
    int unit,
    int threads,
    List<String> devices,
    int openClEvery,
    Set<Feature> features,
    String targets,
    boolean checks,
    int cuts,
    Pattern driverCrashes,
    Duration limit,
    int shrunk,
    Duration shrinkLimit) {

  /** A pattern that is found nowhere. */
  private static final String NONE = "(?!)";

  /** Those whose images every program is compiled to, unless the run says otherwise. */
  static final String TARGETS = "x86_64,spir64";

  /**
   * Reads the properties.
   *
   * @throws IllegalArgumentException for a value that means nothing
   */
  public static FuzzSettings fromSystemProperties() {
    String features = System.getProperty("fuzz.features", "");
    return new FuzzSettings(
        number("fuzz.programs", CommitSample.isEverything() ? 10_000 : 50),
        number("fuzz.first", 0),
        Pattern.compile(System.getProperty("fuzz.mentions", "")),
        Long.getLong("fuzz.seed", CommitSeed.value()),
        number("fuzz.batch", 200),
        number("fuzz.small", ProgramGenerator.SMALL_PERCENT),
        number("fuzz.unit", 20),
        number("fuzz.threads", Math.min(2, Runtime.getRuntime().availableProcessors())),
        words(System.getProperty("fuzz.devices", "")),
        number("fuzz.openclEvery", 4),
        features.isEmpty() ? Feature.all() : Feature.parse(features),
        System.getProperty("fuzz.targets", TARGETS),
        Boolean.getBoolean("fuzz.checks"),
        number("fuzz.cuts", 0),
        Pattern.compile(System.getProperty("fuzz.driverCrashes", NONE)),
        Duration.ofSeconds(number("fuzz.limit", 120)),
        number("fuzz.shrink", 5),
        Duration.ofSeconds(number("fuzz.shrinkLimit", 300)));
  }

  /** The same with other programs, each of which runs on arrays that are too short, too. */
  FuzzSettings onShortArrays(int few, int times) {
    return new FuzzSettings(
        few,
        0,
        mentions,
        ~seed,
        batch,
        small,
        unit,
        threads,
        devices,
        openClEvery,
        features,
        targets,
        true,
        times,
        driverCrashes,
        limit,
        shrunk,
        shrinkLimit);
  }

  /** Those of the product's processor. */
  List<String> processorOptions() {
    return List.of(
        targets(targets), checks || cuts > 0 ? BatchRunner.CHECKED : "-Asycamore.checks=off");
  }

  static String targets(String names) {
    return "-Asycamore.targets=" + names;
  }

  private static int number(String property, int byDefault) {
    int value = Integer.parseInt(System.getProperty(property, Integer.toString(byDefault)));
    // Whose default is 0 may be 0.
    int least = property.equals("fuzz.shrink") ? 0 : Math.min(1, byDefault);
    if (value < least) {
      throw new IllegalArgumentException(
          property + " must be at least " + least + ", it is " + value);
    }
    return value;
  }

  private static List<String> words(String list) {
    return Arrays.stream(list.split(",", -1)).filter(word -> !word.isBlank()).toList();
  }
}
