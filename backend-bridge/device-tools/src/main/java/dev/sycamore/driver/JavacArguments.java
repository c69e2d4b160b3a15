package dev.sycamore.driver;

import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.option.ProcessorArguments;
import dev.sycamore.diagnostics.DiagnosticId;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of a command line of javac, with Sycamore's jars on the paths.
 *
 * @param classPath the user's, then the runtime's
 * @param processorPath the user's, then the processor's
 * @param others everything else, in order
 */
record JavacArguments(String classPath, String processorPath, List<String> others) {

  /** Names the folder for classes. */
  static final String OUTPUT = "-d";

  /** Where classes go if nothing else is said. */
  static final String HERE = ".";

  /** No annotation processor runs. */
  static final String NO_PROCESSING = "-proc:none";

  private static final Set<String> CLASS_PATH = Set.of("-cp", "-classpath", "--class-path");
  private static final Set<String> PROCESSOR_PATH = Set.of("-processorpath", "--processor-path");

  /** With these javac prints something and compiles nothing. */
  private static final Set<String> INFORMATION =
      Set.of(
          "-help",
          "-?",
          "-X",
          "--help-extra",
          "--help-lint",
          "-version",
          "-fullversion",
          "--full-version");

  JavacArguments {
    others = List.copyOf(others);
  }

  /**
   * Reads a command line.
   *
   * @param words javac's arguments, files of arguments opened
   * @param jars Sycamore's own
   * @param environment the class path where none is named; may be null
   * @throws IllegalArgumentException if a path is missing
   */
  static JavacArguments read(List<String> words, Jars jars, String environment) {
    String classPath = environment == null || environment.isEmpty() ? "." : environment;
    String processorPath = "";
    List<String> others = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int equals = word.startsWith("--") ? word.indexOf('=') : -1;
      String name = equals < 0 ? word : word.substring(0, equals);
      if (!CLASS_PATH.contains(name) && !PROCESSOR_PATH.contains(name)) {
        others.add(word);
        continue;
      }
      if (equals < 0 && ++i == words.size()) {
        throw new IllegalArgumentException(word + " needs a path");
      }
      String path = equals < 0 ? words.get(i) : word.substring(equals + 1);
      if (CLASS_PATH.contains(name)) {
        classPath = path;
      } else {
        processorPath = path + File.pathSeparator;
      }
    }
    return new JavacArguments(
        classPath + File.pathSeparator + jars.runtime(), processorPath + jars.processor(), others);
  }

  /**
   * Sycamore's own jars, as class paths.
   *
   * @param runtime for the class path
   * @param processor for the processor path
   */
  record Jars(String runtime, String processor) {}

  boolean asksForInformation() {
    return others.stream().anyMatch(INFORMATION::contains);
  }

  /** The folder for classes, if one is named. */
  Optional<String> output() {
    return valueOf(OUTPUT);
  }

  /** The folder that classes go to. */
  Path outputFolder() {
    return Path.of(output().orElse(HERE));
  }

  /** Where functions of other modules may be: all paths of classes. */
  String libraries() {
    return Stream.of(Optional.of(classPath), valueOf("-p"), valueOf("--module-path"))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The value of an option of the processor; the last one counts. */
  Optional<String> processorOption(CompilerOption option) {
    return last(option.with(""));
  }

  /** The severity that is asked for a diagnostic. */
  Optional<String> severity(DiagnosticId id) {
    return last(ProcessorArguments.severity(id, ""));
  }

  private Optional<String> last(String prefix) {
    return others.stream()
        .filter(word -> word.startsWith(prefix))
        .map(word -> word.substring(prefix.length()))
        .reduce((first, second) -> second);
  }

  private Optional<String> valueOf(String option) {
    Optional<String> value = Optional.empty();
    for (int i = 0; i < others.size(); i++) {
      String word = others.get(i);
      if (word.equals(option) && i + 1 < others.size()) {
        value = Optional.of(others.get(i + 1));
      } else if (word.startsWith(option + "=")) {
        value = Optional.of(word.substring(option.length() + 1));
      }
    }
    return value;
  }

  /** The same with other words at the end. */
  JavacArguments with(String... more) {
    List<String> words = new ArrayList<>(others);
    words.addAll(List.of(more));
    return new JavacArguments(classPath, processorPath, words);
  }

  /** The whole command line. */
  List<String> all() {
    List<String> all = new ArrayList<>(options());
    all.addAll(others);
    return all;
  }

  /** Our part of the options. */
  List<String> options() {
    return List.of("-cp", classPath, "--processor-path", processorPath);
  }
}
