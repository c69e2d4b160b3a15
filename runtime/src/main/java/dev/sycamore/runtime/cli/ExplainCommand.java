package dev.sycamore.runtime.cli;

import dev.sycamore.runtime.cli.RuntimeMain.UsageException;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.ImageExplanation;
import dev.sycamore.runtime.registry.Devices;
import java.util.ArrayList;
import java.util.List;

/** {@code sycamore explain}: which image of a kernel a device would run, and why no other. */
final class ExplainCommand {
  private static final String USAGE =
      """
      usage: sycamore explain [-cp PATH] [--device=ID|EXPRESSION] [KERNEL]
      Shows which image of a kernel each device would run, requirement by requirement. KERNEL is a
      name, an entry point or File.java:line; all kernels without it. PATH, like that of java, has
      the classes with the kernels: by default what CLASSPATH says, or the current folder.
      """;

  private String classPath;
  private String device = "";
  private String kernel = "";

  private ExplainCommand(String classPath) {
    this.classPath = classPath == null || classPath.isEmpty() ? "." : classPath;
  }

  static String run(List<String> words, String classPath) {
    if (words.contains("--help") || words.contains("-h")) {
      return USAGE;
    }
    ExplainCommand command = new ExplainCommand(classPath);
    command.read(words);
    return command.explain();
  }

  private void read(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (List.of("-cp", "-classpath", "--class-path", "--device").contains(word)) {
        if (i + 1 == words.size()) {
          throw new UsageException(word + " requires a value");
        }
        option(word, words.get(++i));
      } else if (word.startsWith("--") && word.indexOf('=') > 0) {
        option(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
      } else if (word.startsWith("-") || !kernel.isEmpty()) {
        throw new UsageException("unexpected '" + word + "'; see --help");
      } else {
        kernel = word;
      }
    }
  }

  private void option(String name, String value) {
    switch (name) {
      case "-cp", "-classpath", "--class-path" -> classPath = value;
      case "--device" -> device = value;
      default -> throw new UsageException("there is no option " + name + "; see --help");
    }
  }

  private String explain() {
    List<RuntimeDevice> devices =
        device.isEmpty() ? Devices.all() : List.of(Devices.select(device));
    List<String> lines = new ArrayList<>();
    for (BoundKernel found : KernelSearch.on(classPath).named(kernel)) {
      for (RuntimeDevice target : devices) {
        lines.addAll(ImageExplanation.of(found, target));
      }
    }
    return String.join("\n", lines) + "\n";
  }
}
