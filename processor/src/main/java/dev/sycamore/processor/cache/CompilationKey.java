package dev.sycamore.processor.cache;

import dev.sycamore.backend.option.ProcessorArguments;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.NativeTarget;
import dev.sycamore.backend.text.CommaList;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * What decides the result of every file of a compilation: the compilers, the options, and the
 * platform's API, which is told by the JDK, the level of the language, and how much there is of a
 * few classes: {@code --release} takes from them what is newer.
 */
public final class CompilationKey {

  private static final List<String> PROBES =
      List.of("java.lang.Math", "java.lang.Integer", "java.lang.Character");

  /** Begins the names of system properties that change what is compiled, and of some others. */
  private static final String PROPERTY = "sycamore.";

  private static final List<String> WITHOUT_EFFECT =
      List.of(
          "sycamore.cache",
          "sycamore.early-classes",
          "sycamore.incremental",
          "sycamore.private-folder");

  private CompilationKey() {}

  /**
   * The key, as a text.
   *
   * @param compiler what tells Sycamore's own code
   * @throws IOException if a file that an option names cannot be read
   */
  public static String of(ProcessingEnvironment environment, String compiler) throws IOException {
    StringBuilder key = new StringBuilder();
    line(key, "compiler", compiler);
    line(key, "jdk", System.getProperty("java.vm.vendor") + ' ' + Runtime.version());
    line(key, "source", environment.getSourceVersion().name());
    if (mayHideApi(environment)) {
      for (String probe : PROBES) {
        TypeElement type = environment.getElementUtils().getTypeElement(probe);
        line(key, probe, type == null ? "" : "" + type.getEnclosedElements().size());
      }
    }
    for (Map.Entry<String, String> option : new TreeMap<>(environment.getOptions()).entrySet()) {
      if (ProcessorArguments.changesResults(option.getKey())) {
        line(key, option.getKey(), option.getValue());
        if (ProcessorArguments.namesFile(option.getKey())) {
          line(key, "content", fingerprint(option.getValue()));
        }
        if (option.getValue() != null
            && CommaList.words(option.getValue()).contains(NativeTarget.WORD)) {
          line(key, NativeTarget.WORD, processor());
        }
      }
    }
    Properties properties = System.getProperties();
    for (String name : properties.stringPropertyNames().stream().sorted().toList()) {
      if (name.startsWith(PROPERTY) && WITHOUT_EFFECT.stream().noneMatch(name::startsWith)) {
        line(key, name, properties.getProperty(name));
      }
    }
    return key.toString();
  }

  /**
   * Whether {@code --release} may have been given: for its own release a JDK has all of its API.
   */
  private static boolean mayHideApi(ProcessingEnvironment environment) {
    return environment.getSourceVersion().compareTo(SourceVersion.latest()) < 0;
  }

  /** The cache may be another machine's too. */
  private static String processor() {
    return NativeTarget.ofThisMachine().map(ImageTarget::name).orElse("");
  }

  private static String fingerprint(String path) throws IOException {
    try {
      return Fingerprint.of(Path.of(path));
    } catch (InvalidPathException e) {
      throw new IOException(e);
    }
  }

  private static void line(StringBuilder key, String name, String value) {
    key.append(name).append('=').append(value).append('\n');
  }
}
