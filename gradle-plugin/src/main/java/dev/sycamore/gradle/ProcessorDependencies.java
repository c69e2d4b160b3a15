package dev.sycamore.gradle;

import dev.sycamore.backend.target.LlvmClassifiers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.gradle.api.Project;
import org.gradle.api.artifacts.ModuleDependency;

/**
 * What the plugin adds to a project. The pom of the device compiler selects LLVM by the system,
 * which Gradle does not understand: here the plugin does.
 */
final class ProcessorDependencies {

  private static final String GROUP = "dev.sycamore";
  private static final String LLVM_GROUP = "org.bytedeco";
  private static final String LLVM = "llvm";

  private final Properties versions = new Properties();

  ProcessorDependencies() {
    try (InputStream stream = SycamorePlugin.class.getResourceAsStream("plugin.properties")) {
      versions.load(stream);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One of Sycamore's artifacts, of the plugin's own version. */
  String own(String artifact) {
    return GROUP + ":" + artifact + ":" + versions.getProperty("version");
  }

  /**
   * LLVM's bindings, and its libraries for a machine.
   *
   * @param classifier of the machine; one that no jar has adds nothing
   */
  List<String> llvm(String classifier) {
    String bindings = LLVM_GROUP + ":" + LLVM + ":" + versions.getProperty("llvm");
    List<String> artifacts = new ArrayList<>(List.of(bindings));
    if (LlvmClassifiers.ALL.contains(classifier)) {
      artifacts.add(bindings + ":" + classifier);
    }
    return artifacts;
  }

  /** Adds the processor to a configuration, with LLVM for this machine alone. */
  void addProcessor(Project project, String configuration) {
    ModuleDependency processor =
        (ModuleDependency) project.getDependencies().add(configuration, own("sycamore-processor"));
    processor.exclude(Map.of("group", LLVM_GROUP, "module", LLVM));
    llvm(LlvmClassifiers.current())
        .forEach(artifact -> project.getDependencies().add(configuration, artifact));
  }
}
