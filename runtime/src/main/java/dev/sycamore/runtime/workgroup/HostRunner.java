package dev.sycamore.runtime.workgroup;

import dev.sycamore.runtime.parallel.Boxes;
import dev.sycamore.runtime.parallel.Boxes.Box;
import dev.sycamore.runtime.parallel.HostThreadPool;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.List;
import java.util.function.Consumer;

/** Runs kernels on threads of the JVM. */
public final class HostRunner {
  private HostRunner() {}

  /**
   * Runs a launch to its end; throws what the first work-item that failed threw.
   *
   * @param subGroupSize the size of sub-groups
   */
  public static void run(Geometry geometry, HostBody body, int subGroupSize) {
    if (geometry.size() == 0) {
      return;
    }
    if (body instanceof HostBody.Range range) {
      runRange(geometry, range);
      geometry.more().forEach(piece -> runRange(piece, range));
    } else if (body instanceof HostBody.Groups groups) {
      IndexExtent counts = geometry.groups();
      if (groups.localMemory()) {
        // All groups share the one array that the kernel captured.
        IndexExtent origin = IndexExtent.filled(counts.dimensions(), 0);
        runGroups(geometry, subGroupSize, groups, new Box(origin, counts));
      } else {
        inParallel(counts, box -> runGroups(geometry, subGroupSize, groups, box));
      }
    }
  }

  private static void runRange(Geometry geometry, HostBody.Range range) {
    IndexExtent offset = geometry.offset();
    inParallel(
        geometry.global(), box -> range.run(moved(box.begin(), offset), moved(box.end(), offset)));
  }

  private static int[] moved(IndexExtent index, IndexExtent offset) {
    int[] moved = index.toArray();
    for (int d = 0; d < moved.length; d++) {
      moved[d] += offset.get(d);
    }
    return moved;
  }

  private static void inParallel(IndexExtent sizes, Consumer<Box> body) {
    HostThreadPool pool = HostThreadPool.shared();
    int threads = ClassInitialization.isRunning() ? 1 : pool.threads();
    List<Box> boxes = Boxes.cut(sizes, threads);
    pool.run(boxes.size(), (part, worker) -> body.accept(boxes.get(part)));
  }

  private static void runGroups(
      Geometry geometry, int subGroupSize, HostBody.Groups groups, Box box) {
    IndexExtent counts = geometry.groups();
    int[] id = box.begin().toArray();
    while (true) {
      new WorkGroup(
              geometry, counts, id.clone(), subGroupSize, groups.body(), WorkItemThreads.EXECUTOR)
          .run();
      int d = id.length - 1;
      while (d >= 0 && ++id[d] == box.end().get(d)) {
        id[d] = box.begin().get(d);
        d--;
      }
      if (d < 0) {
        return;
      }
    }
  }
}
