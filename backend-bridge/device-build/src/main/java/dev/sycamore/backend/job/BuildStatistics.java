package dev.sycamore.backend.job;

/**
 * What a build has done so far; inspections of modules are not counted.
 *
 * @param workers processes that were started
 * @param run jobs that they were given
 * @param reused jobs, and assemblies, whose results an earlier build had kept
 */
public record BuildStatistics(int workers, int run, int reused) {

  /** The statistics of a build that did nothing. */
  public static final BuildStatistics NONE = new BuildStatistics(0, 0, 0);

  /** The statistics of two builds together. */
  public BuildStatistics plus(BuildStatistics other) {
    return new BuildStatistics(workers + other.workers, run + other.run, reused + other.reused);
  }
}
