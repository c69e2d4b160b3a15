package dev.sycamore.backend.job;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How the device compiler is run.
 *
 * @param jobTimeout how long one job may take before its process is stopped; positive
 * @param startTimeout how long the compiler process may take to start; positive
 * @param cacheDirectory where LLVM's libraries are unpacked, and results kept; by default a folder
 *     of the user's
 * @param workerClassPath where the worker's classes and LLVM's jars are; by default the places that
 *     this class and LLVM's were, or would be, loaded from
 * @param javaExecutable the {@code java} to run; by default that of the running JVM
 * @param incremental whether results are kept, and a job whose input and options were there before
 *     is not run again
 * @param stepsLimit how many bytes of results may be kept; positive
 */
public record DeviceBuildOptions(
    Duration jobTimeout,
    Duration startTimeout,
    Optional<Path> cacheDirectory,
    Optional<List<Path>> workerClassPath,
    Optional<Path> javaExecutable,
    boolean incremental,
    long stepsLimit) {

  /** System property: a class path, instead of the one that is found. */
  public static final String CLASS_PATH_PROPERTY = "sycamore.worker.class-path";

  /** System property: the folder for LLVM's libraries and for results that are kept. */
  public static final String CACHE_PROPERTY = "sycamore.cache";

  /** System property: seconds that one job may take. */
  public static final String TIMEOUT_PROPERTY = "sycamore.worker.timeout";

  /** System property: {@code true} to keep results, and not to run again what was run before. */
  public static final String INCREMENTAL_PROPERTY = "sycamore.incremental";

  /** System property: mebibytes of results that may be kept. */
  public static final String STEPS_LIMIT_PROPERTY = "sycamore.incremental.size";

  private static final long DEFAULT_TIMEOUT_SECONDS = 120;
  private static final long DEFAULT_LIMIT_MEBIBYTES = 1024;

  public DeviceBuildOptions {
    requirePositive(jobTimeout, "jobTimeout");
    requirePositive(startTimeout, "startTimeout");
    Objects.requireNonNull(cacheDirectory, "cacheDirectory");
    workerClassPath = workerClassPath.map(List::copyOf);
    Objects.requireNonNull(javaExecutable, "javaExecutable");
    if (stepsLimit <= 0) {
      throw new IllegalArgumentException("stepsLimit must be positive, not " + stepsLimit);
    }
  }

  /** The options that the system properties ask for. */
  public static DeviceBuildOptions fromSystemProperties() {
    Duration timeout =
        Duration.ofSeconds(Math.max(1, Long.getLong(TIMEOUT_PROPERTY, DEFAULT_TIMEOUT_SECONDS)));
    long mebibytes = Math.max(1, Long.getLong(STEPS_LIMIT_PROPERTY, DEFAULT_LIMIT_MEBIBYTES)) << 20;
    return new DeviceBuildOptions(
        timeout,
        timeout,
        Optional.ofNullable(System.getProperty(CACHE_PROPERTY)).map(Path::of),
        Optional.ofNullable(System.getProperty(CLASS_PATH_PROPERTY))
            .map(DeviceBuildOptions::splitClassPath),
        Optional.empty(),
        Boolean.getBoolean(INCREMENTAL_PROPERTY),
        mebibytes);
  }

  /** The same with another limit for one job. */
  public DeviceBuildOptions withJobTimeout(Duration timeout) {
    return new DeviceBuildOptions(
        timeout,
        startTimeout,
        cacheDirectory,
        workerClassPath,
        javaExecutable,
        incremental,
        stepsLimit);
  }

  /** The same with another limit for the start of the compiler process. */
  public DeviceBuildOptions withStartTimeout(Duration timeout) {
    return new DeviceBuildOptions(
        jobTimeout,
        timeout,
        cacheDirectory,
        workerClassPath,
        javaExecutable,
        incremental,
        stepsLimit);
  }

  /** The same with another folder for LLVM's libraries. */
  public DeviceBuildOptions withCacheDirectory(Path directory) {
    return new DeviceBuildOptions(
        jobTimeout,
        startTimeout,
        Optional.of(directory),
        workerClassPath,
        javaExecutable,
        incremental,
        stepsLimit);
  }

  /** The same with an explicit class path for the worker. */
  public DeviceBuildOptions withWorkerClassPath(List<Path> classPath) {
    return new DeviceBuildOptions(
        jobTimeout,
        startTimeout,
        cacheDirectory,
        Optional.of(classPath),
        javaExecutable,
        incremental,
        stepsLimit);
  }

  /** The same with another {@code java}. */
  public DeviceBuildOptions withJavaExecutable(Path executable) {
    return new DeviceBuildOptions(
        jobTimeout,
        startTimeout,
        cacheDirectory,
        workerClassPath,
        Optional.of(executable),
        incremental,
        stepsLimit);
  }

  /** The same, with or without results that are kept for the next build. */
  public DeviceBuildOptions withIncremental(boolean keep) {
    return new DeviceBuildOptions(
        jobTimeout,
        startTimeout,
        cacheDirectory,
        workerClassPath,
        javaExecutable,
        keep,
        stepsLimit);
  }

  private static List<Path> splitClassPath(String classPath) {
    return List.of(classPath.split(java.io.File.pathSeparator, -1)).stream()
        .filter(entry -> !entry.isEmpty())
        .map(Path::of)
        .toList();
  }

  private static void requirePositive(Duration duration, String name) {
    if (duration.isZero() || duration.isNegative()) {
      throw new IllegalArgumentException(name + " must be positive, not " + duration);
    }
  }
}
