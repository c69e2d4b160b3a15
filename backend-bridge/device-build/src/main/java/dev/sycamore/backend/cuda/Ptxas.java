package dev.sycamore.backend.cuda;

import dev.sycamore.backend.tool.ExternalTool;
import dev.sycamore.backend.tool.MissingToolException;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.backend.tool.ToolJob;
import dev.sycamore.backend.tool.ToolOutput;
import dev.sycamore.backend.tool.ToolRunner;
import dev.sycamore.binding.images.BundlePart;
import dev.sycamore.binding.images.BundlePart.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** NVIDIA's assembler, which makes machine code of PTX. It is not part of Sycamore. */
public final class Ptxas {

  private static final String NAME = "ptxas";
  private static final List<String> TOOLKITS = List.of("CUDA_PATH", "CUDA_HOME");
  private static final String USUAL_TOOLKIT = "/usr/local/cuda";
  private static final String INPUT = "module.ptx";
  private static final String OUTPUT = "module.cubin";

  /** How users name the processor, with the name behind or as the next word. */
  private static final List<String> ARCHITECTURE_OPTIONS = List.of("-arch", "--gpu-name");

  private final ExternalTool tool;

  public Ptxas(Path program) {
    this.tool = new ExternalTool(program);
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
    Stream<String> toolkits =
        Stream.concat(
            TOOLKITS.stream().filter(environment::containsKey).map(environment::get),
            Stream.of(USUAL_TOOLKIT));
    return ExternalTool.find(NAME, environment, toolkits.map(toolkit -> toolkit + "/bin"))
        .map(found -> new Ptxas(found.program()));
  }

  /** Machine code is required, and there is no assembler. */
  public static MissingToolException missing() {
    return new MissingToolException(
        "no ptxas on the path, in $CUDA_PATH, $CUDA_HOME or /usr/local/cuda: install the CUDA"
            + " toolkit, pass --ptxas=PATH, or pass --cubin=auto for PTX only");
  }

  /** Whether the assembler is of another time than the processor that it was asked for. */
  public static boolean isUnknownArchitecture(ToolException failure) {
    return failure.output().contains("is not defined for option 'gpu-name'");
  }

  /**
   * Assembles a module.
   *
   * @param architecture what to assemble for, unless the arguments name it
   * @param arguments passed on as they are
   */
  public Assembled assemble(
      byte[] ptx, String architecture, List<String> arguments, ToolRunner runner)
      throws ToolException {
    Optional<String> chosen = architectureIn(arguments);
    List<String> words = new ArrayList<>();
    if (chosen.isEmpty()) {
      words.add("-arch=" + architecture);
    }
    words.addAll(arguments);
    words.addAll(List.of(INPUT, "-o", OUTPUT));
    ToolOutput made = runner.run(new ToolJob(tool, words, INPUT, ptx, OUTPUT));
    return new Assembled(
        new BundlePart(Kind.CUBIN, chosen.orElse(architecture), made.bytes()), made.printed());
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
