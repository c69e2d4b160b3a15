package dev.sycamore.maven;

import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.option.ProcessorArguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * The options of Sycamore's processor that the project has for its compilation, so that they are
 * written once.
 *
 * @param arguments of javac, {@code -Asycamore.name=value}, in order
 */
record ProjectOptions(List<String> arguments) {

  ProjectOptions {
    arguments = List.copyOf(arguments);
  }

  /** Those of the goal {@code compiler:compile} as the project configures it. */
  static ProjectOptions of(MavenProject project) {
    Xpp3Dom configuration =
        project.getGoalConfiguration(
            "org.apache.maven.plugins", "maven-compiler-plugin", "default-compile", "compile");
    return of(Optional.ofNullable(configuration));
  }

  static ProjectOptions of(Optional<Xpp3Dom> configuration) {
    List<String> words = new ArrayList<>();
    configuration
        .map(of -> of.getChild("compilerArgs"))
        .ifPresent(arguments -> texts(arguments).forEach(words::add));
    configuration
        .map(of -> of.getChild("compilerArgument"))
        .map(Xpp3Dom::getValue)
        .ifPresent(words::add);
    return new ProjectOptions(
        words.stream().map(String::strip).filter(ProcessorArguments::isArgument).toList());
  }

  private static Stream<String> texts(Xpp3Dom parent) {
    return Stream.of(parent.getChildren()).map(Xpp3Dom::getValue).flatMap(Stream::ofNullable);
  }

  /** The value of an option; the last one counts. */
  Optional<String> value(CompilerOption option) {
    String prefix = option.with("");
    return arguments.stream()
        .filter(word -> word.startsWith(prefix))
        .map(word -> word.substring(prefix.length()))
        .reduce((first, second) -> second);
  }

  /** The same with another value, unless that is null. */
  ProjectOptions with(CompilerOption option, String value) {
    if (value == null) {
      return this;
    }
    List<String> all = new ArrayList<>(arguments);
    all.add(option.with(value));
    return new ProjectOptions(all);
  }

  /** The arguments that a device link takes. */
  List<String> ofLink() {
    return arguments.stream().filter(ProcessorArguments::isForLinks).toList();
  }
}
