package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.backend.postlink.ImageFiles;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.SplitSummary;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs post-link for a command, and writes what comes of it. */
final class PostLinkRun {

  private final DeviceBuilds builds;
  private final PrintWriter errors;
  private final PostLinkJob job;

  /**
   * @param errors where diagnostics go
   */
  PostLinkRun(DeviceBuilds builds, PrintWriter errors, PostLinkJob job) {
    this.builds = builds;
    this.errors = errors;
    this.job = job;
  }

  /** The options of a dialect that know the product's aspects and a configuration's targets. */
  static PostLinkOptions options(Dialect dialect, FixedTargets targets) {
    return PostLinkOptions.of(dialect, targets.numbers());
  }

  /** Writes the one image; returns the exit code. */
  int writeImage(String output) {
    byte[][] code = new byte[1][];
    try {
      if (!succeeds(image -> code[0] = image.code())) {
        return 1;
      }
      CommandFiles.write(output, code[0]);
      return 0;
    } catch (IOException e) {
      return notWritten(output, e);
    }
  }

  /**
   * Writes images, with their files, and the tables of all outputs; returns the exit code.
   *
   * @param folder where the images go
   */
  int writeTables(List<TargetTable> tables, Path folder, String stem, boolean symbols) {
    try (ImageFiles files = new ImageFiles(folder, stem, job.options().text(), symbols)) {
      ImageSink sink =
          image -> {
            int number = files.count();
            files.accept(image);
            for (TargetTable table : tables) {
              table.add(number, image, files);
            }
          };
      if (!succeeds(sink)) {
        return 1;
      }
      Map<Path, FileTable> contents = new LinkedHashMap<>();
      for (TargetTable table : tables) {
        contents.put(table.file(), table.table(files));
      }
      files.commit(contents);
      return 0;
    } catch (IllegalArgumentException e) {
      errors.println(tables.get(0).file() + ": error: cannot be written: " + e.getMessage());
      return 1;
    } catch (IOException e) {
      return notWritten(folder.toString(), e);
    }
  }

  private boolean succeeds(ImageSink sink) throws IOException {
    JobResult<SplitSummary> result =
        builds.with(build -> new DevicePipeline(build).split(job, sink));
    if (result instanceof JobResult.Failed<SplitSummary> failed) {
      errors.println(failed.failure().line());
      return false;
    }
    ((JobResult.Done<SplitSummary>) result).value().warnings().forEach(errors::println);
    return true;
  }

  private int notWritten(String file, IOException e) {
    errors.println(FileProblems.notWritten(file, e));
    return 1;
  }
}
