package dev.sycamore.backend.cuda;

import dev.sycamore.backend.cuda.BundlePart.Kind;
import dev.sycamore.backend.files.TemporaryFolder;
import dev.sycamore.backend.files.ToolEnvironment;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** NVIDIA's assembler, which makes machine code of PTX. It is not part of Sycamore. */
public final class Ptxas {

  private static final String NAME = "ptxas";
  private static final List<String> TOOLKITS = List.of("CUDA_PATH", "CUDA_HOME");
  private static final String USUAL_TOOLKIT = "/usr/local/cuda";

  /** How users name the processor, with the name behind or as the next word. */
  private static final List<String> ARCHITECTURE_OPTIONS = List.of("-arch", "--gpu-name");

  private final Path program;

  public Ptxas(Path program) {
    this.program = program;
  }

  /**
   * What the assembler made.
   *
   * @param cubin the machine code
   * @param output what it printed: warnings, or what it was asked for
   */
  public record Assembled(BundlePart cubin, String output) {}

  /** The assembler on the path, or in the toolkit's usual folder. */
  public static Optional<Ptxas> find(Map<String, String> environment) {
    Stream<String> path = Stream.of(environment.getOrDefault("PATH", "").split(":", -1));
    Stream<String> toolkits =
        Stream.concat(
            TOOLKITS.stream().filter(environment::containsKey).map(environment::get),
            Stream.of(USUAL_TOOLKIT));
    return Stream.concat(path, toolkits.map(toolkit -> toolkit + "/bin"))
        .filter(folder -> folder.startsWith("/"))
        .flatMap(Ptxas::in)
        .findFirst()
        .map(Ptxas::new);
  }

  /** What tells this assembler from another one; nothing if there is none at the path. */
  public Optional<String> identity() {
    try {
      Path file = program.toRealPath();
      return Optional.of(file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Machine code that came of a module and these arguments. */
  public static BundlePart cubin(byte[] code, String architecture, List<String> arguments) {
    return new BundlePart(Kind.CUBIN, architectureIn(arguments).orElse(architecture), code);
  }

  private static Stream<Path> in(String folder) {
    try {
      Path program = Path.of(folder, NAME);
      return Stream.of(program).filter(Files::isRegularFile).filter(Files::isExecutable);
    } catch (InvalidPathException e) {
      return Stream.empty();
    }
  }

  /**
   * Assembles a module.
   *
   * @param architecture what to assemble for, unless the arguments name it
   * @param arguments passed on as they are
   * @param timeout how long it may take before it is stopped
   */
  public Assembled assemble(
      byte[] ptx, String architecture, List<String> arguments, Duration timeout)
      throws PtxasException {
    Optional<String> chosen = architectureIn(arguments);
    List<String> command = new ArrayList<>();
    command.add(program.toAbsolutePath().toString());
    if (chosen.isEmpty()) {
      command.add("-arch=" + architecture);
    }
    command.addAll(arguments);
    // The names are in what it prints and may be in what it writes: they are always the same.
    command.addAll(List.of("module.ptx", "-o", "module.cubin"));
    try {
      Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
      try (TemporaryFolder folder = TemporaryFolder.create(temporary, "sycamore-ptxas")) {
        Files.write(folder.path().resolve("module.ptx"), ptx);
        String output = run(command, folder.path(), timeout);
        byte[] code = code(folder.path(), output);
        return new Assembled(cubin(code, architecture, arguments), output);
      }
    } catch (IOException e) {
      throw new PtxasException(program + " cannot be run: " + e.getMessage(), "");
    }
  }

  private String run(List<String> command, Path folder, Duration timeout)
      throws IOException, PtxasException {
    Path log = folder.resolve("log");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    ToolEnvironment.prepare(builder);
    int status = await(builder.start(), timeout);
    String output = new String(Files.readAllBytes(log), Charset.defaultCharset()).strip();
    if (status != 0) {
      throw new PtxasException(program + " ended with status " + status, output);
    }
    return output;
  }

  private int await(Process process, Duration timeout) throws PtxasException {
    try {
      if (process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
        return process.exitValue();
      }
      throw new PtxasException(
          program + " did not finish within " + timeout.toSeconds() + " s and was stopped", "");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PtxasException(program + " was interrupted", "");
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private byte[] code(Path folder, String output) throws IOException, PtxasException {
    Path cubin = folder.resolve("module.cubin");
    if (!Files.isRegularFile(cubin) || Files.size(cubin) == 0) {
      throw new PtxasException(program + " wrote nothing", output);
    }
    return Files.readAllBytes(cubin);
  }

  private static Optional<String> architectureIn(List<String> arguments) {
    Optional<String> found = Optional.empty();
    for (int i = 0; i < arguments.size(); i++) {
      String word = arguments.get(i);
      int equals = word.indexOf('=');
      String option = equals < 0 ? word : word.substring(0, equals);
      if (ARCHITECTURE_OPTIONS.contains(option) && (equals >= 0 || i + 1 < arguments.size())) {
        found = Optional.of(equals < 0 ? arguments.get(i + 1) : word.substring(equals + 1));
      }
    }
    return found.filter(name -> name.matches("sm_[0-9]+[a-z]?"));
  }
}
