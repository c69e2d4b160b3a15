package dev.sycamore.backend;

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
 * @param cacheDirectory where LLVM's libraries are unpacked; by default a folder of the user's
 * @param workerClassPath where the worker's classes and LLVM's jars are; by default the places that
 *     this class and LLVM's were, or would be, loaded from
 * @param javaExecutable the {@code java} to run; by default that of the running JVM
 */
public record DeviceBuildOptions(
    Duration jobTimeout,
    Duration startTimeout,
    Optional<Path> cacheDirectory,
    Optional<List<Path>> workerClassPath,
    Optional<Path> javaExecutable) {

  /** System property: a class path, instead of the one that is found. */
  public static final String CLASS_PATH_PROPERTY = "sycamore.worker.class-path";

  /** System property: the folder that LLVM's libraries are unpacked into. */
  public static final String CACHE_PROPERTY = "sycamore.cache";

  /** System property: seconds that one job may take. */
  public static final String TIMEOUT_PROPERTY = "sycamore.worker.timeout";

  private static final long DEFAULT_TIMEOUT_SECONDS = 120;

  public DeviceBuildOptions {
    requirePositive(jobTimeout, "jobTimeout");
    requirePositive(startTimeout, "startTimeout");
    Objects.requireNonNull(cacheDirectory, "cacheDirectory");
    workerClassPath = workerClassPath.map(List::copyOf);
    Objects.requireNonNull(javaExecutable, "javaExecutable");
  }

  /** The options that the system properties ask for. */
  public static DeviceBuildOptions fromSystemProperties() {
    Duration timeout =
        Duration.ofSeconds(Math.max(1, Long.getLong(TIMEOUT_PROPERTY, DEFAULT_TIMEOUT_SECONDS)));
    return new DeviceBuildOptions(
        timeout,
        timeout,
        Optional.ofNullable(System.getProperty(CACHE_PROPERTY)).map(Path::of),
        Optional.ofNullable(System.getProperty(CLASS_PATH_PROPERTY))
            .map(DeviceBuildOptions::splitClassPath),
        Optional.empty());
  }

  /** The same with another limit for one job. */
  public DeviceBuildOptions withJobTimeout(Duration timeout) {
    return new DeviceBuildOptions(
        timeout, startTimeout, cacheDirectory, workerClassPath, javaExecutable);
  }

  /** The same with another limit for the start of the compiler process. */
  public DeviceBuildOptions withStartTimeout(Duration timeout) {
    return new DeviceBuildOptions(
        jobTimeout, timeout, cacheDirectory, workerClassPath, javaExecutable);
  }

  /** The same with another folder for LLVM's libraries. */
  public DeviceBuildOptions withCacheDirectory(Path directory) {
    return new DeviceBuildOptions(
        jobTimeout, startTimeout, Optional.of(directory), workerClassPath, javaExecutable);
  }

  /** The same with an explicit class path for the worker. */
  public DeviceBuildOptions withWorkerClassPath(List<Path> classPath) {
    return new DeviceBuildOptions(
        jobTimeout, startTimeout, cacheDirectory, Optional.of(classPath), javaExecutable);
  }

  /** The same with another {@code java}. */
  public DeviceBuildOptions withJavaExecutable(Path executable) {
    return new DeviceBuildOptions(
        jobTimeout, startTimeout, cacheDirectory, workerClassPath, Optional.of(executable));
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
