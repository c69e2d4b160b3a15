package dev.sycamore.processor;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.processor.UnitLinker.LinkedUnit;
import dev.sycamore.processor.options.ImageOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Makes the images of units while the host compiler's thread prepares the next ones. What comes of
 * them is in the order of the units, and the same as if they were made one after another.
 */
final class ImageBuilder implements AutoCloseable {

  /** How many units pay for the start of one more worker: that is some 300 ms of processor time. */
  private static final int UNITS_PER_WORKER = 12;

  /**
   * How many units each worker may have waiting. Their code is large, and what waits for long is
   * old to the garbage collector, which lets that pile up.
   */
  private static final int WAITING_PER_WORKER = 3;

  private final DeviceJobs jobs;
  private final ImageOptions options;
  private final ContentStore store;
  private final ExecutorService threads;
  private final List<LinkedUnit> together = new ArrayList<>();
  private final List<Future<Images>> begun = new ArrayList<>();
  private final Semaphore room;

  /** What is left need not be made: nothing of it will be used. */
  private volatile boolean stopped;

  /**
   * @param units how many there will be
   * @param store takes the images
   */
  ImageBuilder(DeviceJobs jobs, ImageOptions options, int units, ContentStore store) {
    this.store = store;
    this.jobs = jobs;
    this.options = options;
    int useful = options.linked() ? 1 : 1 + units / UNITS_PER_WORKER;
    int workers = Math.min(useful, jobs.parallelism());
    this.threads = Executors.newFixedThreadPool(workers, ImageBuilder::daemonThread);
    this.room = new Semaphore(workers * (1 + WAITING_PER_WORKER));
  }

  private static Thread daemonThread(Runnable work) {
    Thread thread = new Thread(work, "sycamore-images");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * What became of units.
   *
   * @param images in the order of the targets; of no use if there are diagnostics
   * @param properties of the part that each kernel is in, by entry point, whatever target runs it
   * @param stopped whether the others would fail in the same way
   */
  record Images(
      List<BuiltImage> images,
      Map<String, PropertySets> properties,
      List<Diagnostic> diagnostics,
      boolean stopped) {

    static final Images NONE = new Images(List.of(), Map.of(), List.of(), false);
  }

  /** Begins with a unit: by itself, unless units may share images. Waits if too many wait. */
  void add(LinkedUnit unit) {
    if (options.linked()) {
      together.add(unit);
    } else {
      begin(List.of(unit));
    }
  }

  private void begin(List<LinkedUnit> units) {
    room.acquireUninterruptibly();
    begun.add(threads.submit(() -> images(units)));
  }

  private Images images(List<LinkedUnit> units) throws IOException {
    try {
      if (stopped) {
        return Images.NONE;
      }
      Images images = new ImageStages(units, jobs, options, store).run();
      if (images.stopped()) {
        stopped = true;
      }
      return images;
    } finally {
      room.release();
    }
  }

  /** Waits for all images. */
  Images finish(StageClock clock) throws IOException {
    if (!together.isEmpty()) {
      begin(together);
    }
    List<BuiltImage> images = new ArrayList<>();
    Map<String, PropertySets> properties = new HashMap<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (Future<Images> future : begun) {
      Images each = clock.time(Stage.IMAGES, () -> result(future));
      images.addAll(each.images());
      properties.putAll(each.properties());
      diagnostics.addAll(each.diagnostics());
      if (each.stopped()) {
        return new Images(images, properties, diagnostics, true);
      }
    }
    return new Images(images, properties, diagnostics, false);
  }

  private static Images result(Future<Images> future) throws IOException {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      if (cause instanceof IOException failure) {
        throw failure;
      }
      if (cause instanceof RuntimeException failure) {
        throw failure;
      }
      if (cause instanceof Error failure) {
        throw failure;
      }
      throw new IllegalStateException(cause);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Leaves out what has not begun, and waits for what has. */
  @Override
  public void close() {
    stopped = true;
    threads.shutdown();
    boolean interrupted = false;
    boolean ended = false;
    while (!ended) {
      try {
        ended = threads.awaitTermination(1, TimeUnit.DAYS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
