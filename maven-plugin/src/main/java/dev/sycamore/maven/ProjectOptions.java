package dev.sycamore.maven;

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

  private static final String PREFIX = "-Asycamore.";

  /** Those that also decide what a device link makes; it refuses the others. */
  private static final List<String> OF_LINKS =
      List.of("targets=", "split=", "embedIr=", "deviceConfigFile=", "incremental=", "severity.");

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
        words.stream().map(String::strip).filter(word -> word.startsWith(PREFIX)).toList());
  }

  private static Stream<String> texts(Xpp3Dom parent) {
    return Stream.of(parent.getChildren()).map(Xpp3Dom::getValue).flatMap(Stream::ofNullable);
  }

  /** The value of an option; the last one counts. */
  Optional<String> value(String name) {
    String prefix = PREFIX + name + "=";
    return arguments.stream()
        .filter(word -> word.startsWith(prefix))
        .map(word -> word.substring(prefix.length()))
        .reduce((first, second) -> second);
  }

  /** The same with another value, unless that is null. */
  ProjectOptions with(String name, String value) {
    if (value == null) {
      return this;
    }
    List<String> all = new ArrayList<>(arguments);
    all.add(PREFIX + name + "=" + value);
    return new ProjectOptions(all);
  }

  /** The arguments that a device link takes. */
  List<String> ofLink() {
    return arguments.stream()
        .filter(word -> OF_LINKS.stream().anyMatch(word.substring(PREFIX.length())::startsWith))
        .toList();
  }
}
