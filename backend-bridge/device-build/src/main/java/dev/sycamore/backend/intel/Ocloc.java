package dev.sycamore.backend.intel;

import dev.sycamore.backend.tool.ExternalTool;
import dev.sycamore.backend.tool.MissingToolException;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.backend.tool.ToolJob;
import dev.sycamore.backend.tool.ToolOutput;
import dev.sycamore.backend.tool.ToolRunner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Intel's offline compiler, which makes machine code of SPIR-V. It is not part of Sycamore. */
public final class Ocloc {

  private static final String NAME = "ocloc";
  private static final String INPUT = "module.spv";
  private static final String OUTPUT = "module.bin";
  private static final String DEVICE = "-device";
  private static final String OPTIONS = "-options";

  /** Java's division is exact; the runtime asks drivers that compile SPIR-V for the same. */
  private static final String EXACT = "-cl-fp32-correctly-rounded-divide-sqrt";

  private final ExternalTool tool;

  public Ocloc(Path program) {
    this.tool = new ExternalTool(program);
  }

  /** The compiler on the path. */
  public static Optional<Ocloc> find(Map<String, String> environment) {
    return ExternalTool.find(NAME, environment, Stream.empty())
        .map(found -> new Ocloc(found.program()));
  }

  /**
   * An Intel GPU is a target, and there is no compiler.
   *
   * @param target in the user's words
   */
  public static MissingToolException missing(String target) {
    return new MissingToolException(
        "the target "
            + target
            + " requires Intel's offline compiler, and no ocloc is on the path: install it (package"
            + " intel-ocloc), name it with --ocloc=PATH, or use the target spir64, which Intel's"
            + " driver compiles when the program runs");
  }

  /** Whether the arguments name the device, which a generic target leaves to them. */
  public static boolean nameDevice(List<String> arguments) {
    int at = arguments.indexOf(DEVICE);
    return at >= 0 && at + 1 < arguments.size();
  }

  /**
   * Compiles a module.
   *
   * @param device what to compile for, unless the arguments name it; empty if they do
   * @param arguments passed on as they are
   */
  public ToolOutput compile(byte[] spirv, String device, List<String> arguments, ToolRunner runner)
      throws ToolException {
    List<String> words = new ArrayList<>(List.of("compile", "-spirv_input", "-file", INPUT));
    words.addAll(List.of("-output", OUTPUT, "-output_no_suffix"));
    if (!nameDevice(arguments)) {
      words.addAll(List.of(DEVICE, device));
    }
    words.addAll(withExactDivision(arguments));
    return runner.run(new ToolJob(tool, words, INPUT, spirv, OUTPUT));
  }

  /** One list of options for the code generator: ours joins the user's. */
  private static List<String> withExactDivision(List<String> arguments) {
    List<String> words = new ArrayList<>(arguments);
    int at = words.indexOf(OPTIONS);
    if (at >= 0 && at + 1 < words.size()) {
      words.set(at + 1, EXACT + " " + words.get(at + 1));
    } else {
      words.addAll(List.of(OPTIONS, EXACT));
    }
    return words;
  }
}
