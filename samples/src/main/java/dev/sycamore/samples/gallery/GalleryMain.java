package dev.sycamore.samples.gallery;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.samples.gallery.Gallery.Program;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * {@code sycamore gallery}: runs a program on each device of the machine, and writes its picture.
 */
public final class GalleryMain {

  private static final String USAGE =
      """
      usage: sycamore gallery [NAME [--size=N] [FILE]]
      Lists the programs of the gallery, or runs one on each device and writes its picture as a PNG.

        --size=N    the width of the picture in pixels
        FILE        where the picture goes; NAME.png by default
        -h, --help  Shows this.

      Examples:
        sycamore gallery
        sycamore gallery fractal
        sycamore gallery spheres --size=1280 /tmp/spheres.png
      """;

  private static final int FAILED = 1;
  private static final int MISUSED = 2;
  private static final int SMALLEST = 32;

  private static final int RUNS = 5;
  private static final long ENOUGH_NANOSECONDS = 2_000_000_000L;

  private final PrintStream output;

  private GalleryMain(PrintStream output) {
    this.output = output;
  }

  /** Runs a command line and ends the process with its status. */
  public static void main(String[] arguments) {
    System.exit(run(List.of(arguments), System.out, System.err));
  }

  /**
   * Runs a command line.
   *
   * @return 0 if all went well, 1 if a device failed or drew another picture, or the file cannot be
   *     written, 2 if the command line is wrong
   */
  static int run(List<String> words, PrintStream output, PrintStream errors) {
    if (words.contains("-h") || words.contains("--help")) {
      output.print(USAGE);
      return 0;
    }
    if (words.isEmpty()) {
      Gallery.programs().forEach(p -> output.printf("%-10s %s%n", p.name(), p.title()));
      return 0;
    }
    try {
      return new GalleryMain(output).draw(words);
    } catch (IllegalArgumentException e) {
      errors.println("sycamore gallery: error: " + e.getMessage());
      errors.println("Try 'sycamore gallery --help' for more.");
      return MISUSED;
    } catch (UncheckedIOException e) {
      errors.println("sycamore gallery: error: the picture is not written: " + e.getCause());
      return FAILED;
    }
  }

  private int draw(List<String> words) {
    Program program =
        Gallery.find(words.get(0))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "there is no program '" + words.get(0) + "'; without one, all are listed"));
    int size = program.size();
    Optional<Path> file = Optional.empty();
    for (String word : words.subList(1, words.size())) {
      if (word.startsWith("--size=")) {
        size = size(word.substring("--size=".length()));
      } else if (word.startsWith("-") || file.isPresent()) {
        throw new IllegalArgumentException("'" + word + "' is one argument too many");
      } else {
        file = Optional.of(Path.of(word));
      }
    }
    return draw(program, size, file.orElse(Path.of(program.name() + ".png")).toAbsolutePath());
  }

  private static int size(String word) {
    int size = word.matches("\\d{1,4}") ? Integer.parseInt(word) : 0;
    if (size < SMALLEST) {
      throw new IllegalArgumentException(
          "the size '" + word + "' is not a number from " + SMALLEST + " to 9999");
    }
    return size;
  }

  private int draw(Program program, int size, Path file) {
    output.printf("%s, %d pixels wide%n", program.title(), size);
    int status = 0;
    Picture first = null;
    for (ComputeDevice device : ComputeDevice.all()) {
      try {
        Picture picture = time(device, program, size);
        if (first == null) {
          first = picture;
          output.println();
        } else if (Arrays.equals(picture.pixels(), first.pixels())) {
          output.println("  the same picture");
        } else {
          output.println("  ANOTHER PICTURE");
          status = FAILED;
        }
      } catch (KernelNotSupportedException e) {
        output.printf("%-12s cannot run it: %s%n", device.id(), e.getMessage());
      } catch (RuntimeException e) {
        output.printf("%-12s failed: %s%n", device.id(), e.getMessage());
        status = FAILED;
      }
    }
    if (first != null) {
      first.write(file);
      output.println(file);
    }
    return status;
  }

  /** Draws until enough time has passed, and prints the best time: early runs load and compile. */
  private Picture time(ComputeDevice device, Program program, int size) {
    try (DeviceQueue q = DeviceQueue.open(device)) {
      Picture picture = null;
      long best = Long.MAX_VALUE;
      long all = 0;
      for (int run = 0; run < RUNS && all < ENOUGH_NANOSECONDS; run++) {
        long start = System.nanoTime();
        picture = program.drawing().draw(q, size);
        long time = System.nanoTime() - start;
        best = Math.min(best, time);
        all += time;
      }
      output.printf("%-12s %10.2f ms", device.id(), best / 1e6);
      return picture;
    }
  }
}
