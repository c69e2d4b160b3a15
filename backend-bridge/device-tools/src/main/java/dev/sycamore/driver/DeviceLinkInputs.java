package dev.sycamore.driver;

import static dev.sycamore.backend.option.CompilerOption.COMPILE_ONLY;
import static dev.sycamore.backend.option.CompilerOption.DEVICE_LINK;

import dev.sycamore.backend.option.ProcessorArguments;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The classes of a device link: what of javac's command line is left where nothing is compiled. */
final class DeviceLinkInputs {

  private DeviceLinkInputs() {}

  /**
   * What is linked, and where its images go.
   *
   * @throws IllegalArgumentException if a word is neither a folder, a jar nor an option of the link
   */
  static ImagePipeline.Modules of(JavacArguments arguments) {
    List<Path> inputs = inputs(arguments.others());
    Path output = arguments.output().map(Path::of).orElseGet(() -> inputs.get(0));
    if (arguments.output().isEmpty() && (inputs.size() > 1 || !output.toFile().isDirectory())) {
      throw new IllegalArgumentException(
          DEVICE_LINK.command()
              + ": "
              + JavacArguments.OUTPUT
              + " names the folder for the images, unless there is one folder of classes");
    }
    return new ImagePipeline.Modules(inputs, arguments.libraries(), output);
  }

  private static List<Path> inputs(List<String> words) {
    List<Path> inputs = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals(JavacArguments.OUTPUT)) {
        i++;
      } else if (word.endsWith(".java")) {
        throw new IllegalArgumentException(
            "%s accepts classes, not sources: compile %s first (%s)"
                .formatted(DEVICE_LINK.command(), word, COMPILE_ONLY.command()));
      } else if (!word.startsWith("-")) {
        inputs.add(Path.of(word));
      } else if (!ProcessorArguments.isArgument(word)) {
        throw new IllegalArgumentException(DEVICE_LINK.command() + " does not take " + word);
      }
    }
    if (inputs.isEmpty()) {
      throw new IllegalArgumentException(
          DEVICE_LINK.command() + " needs a folder of classes, or a jar");
    }
    return inputs;
  }
}
