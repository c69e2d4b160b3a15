package dev.sycamore.backend;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Images of the tests' inputs in a folder, for tests on a machine on which the compiler does not
 * run. The system property {@value #FOLDER} names it there.
 */
public final class ShippedImages {

  static final String FOLDER = "sycamore.test.images";
  private static final String LANES = "sycamore.lanes";

  private ShippedImages() {}

  /** The image of a job, if there is a folder, which then has it. */
  static Optional<byte[]> find(BuildJob job) {
    String folder = System.getProperty(FOLDER);
    if (folder == null || job.output() != BuildOutput.IMAGE) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.readAllBytes(file(Path.of(folder), job)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path file(Path folder, BuildJob job) {
    String lanes = System.getProperty(LANES, "auto");
    return folder.resolve(job.name() + "." + job.target() + "." + lanes + ".so");
  }

  /**
   * Compiles all inputs, in lanes and without them.
   *
   * @param args the folder, and the target
   */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    for (String lanes : new String[] {"auto", "1"}) {
      System.setProperty(LANES, lanes);
      for (String name : Stream.concat(TestModules.ALL.stream(), Stream.of("memory")).toList()) {
        BuildJob job = TestModules.job(name, ImageTarget.parse(args[1]));
        Files.write(file(folder, job), TestModules.image(job));
      }
    }
  }
}
