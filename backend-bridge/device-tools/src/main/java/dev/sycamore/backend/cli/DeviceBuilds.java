package dev.sycamore.backend.cli;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.BuildStatistics;
import dev.sycamore.backend.job.DeviceBuildOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The device compilers of all commands that run in one process. Each command borrows one, and the
 * next one gets it with its worker running; commands that run at the same time get one each.
 */
public final class DeviceBuilds implements AutoCloseable {

  private final DeviceBuildOptions options;
  private final List<DeviceBuild> all = new ArrayList<>();
  private final Deque<DeviceBuild> idle = new ArrayDeque<>();
  private boolean closed;

  public DeviceBuilds(DeviceBuildOptions options) {
    this.options = options;
  }

  /**
   * What is done with a device compiler.
   *
   * @param <T> what comes of it
   * @param <E> what it throws
   */
  @FunctionalInterface
  public interface Use<T, E extends Exception> {
    T apply(DeviceBuild build) throws E;
  }

  /** Begins to start a worker for the next command, unless one is idle; does not wait for it. */
  public void prepare() {
    with(
        build -> {
          build.prepare();
          return null;
        });
  }

  /** Lends a device compiler, whose worker starts with its first job. */
  public <T, E extends Exception> T with(Use<T, E> use) throws E {
    DeviceBuild build = take();
    try {
      return use.apply(build);
    } finally {
      giveBack(build);
    }
  }

  /** What all of them have done so far. */
  public synchronized BuildStatistics statistics() {
    return all.stream()
        .map(DeviceBuild::statistics)
        .reduce(BuildStatistics.NONE, BuildStatistics::plus);
  }

  private synchronized DeviceBuild take() {
    if (closed) {
      throw new IllegalStateException("the device compilers are closed");
    }
    if (idle.isEmpty()) {
      all.add(DeviceBuild.openIdle(options));
      return all.get(all.size() - 1);
    }
    return idle.pop();
  }

  private void giveBack(DeviceBuild build) {
    synchronized (this) {
      if (!closed) {
        idle.push(build);
        return;
      }
    }
    build.close();
  }

  /** Ends all workers; one that is still lent ends when it is given back. */
  @Override
  public void close() {
    List<DeviceBuild> ending;
    synchronized (this) {
      closed = true;
      ending = List.copyOf(idle);
      idle.clear();
    }
    ending.forEach(DeviceBuild::close);
  }
}
