package dev.sycamore.gradle;

import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.option.ProcessorArguments;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gradle.api.GradleException;

/**
 * The block {@code sycamore} of a build: options of the processor ({@code docs/OPTIONS.md}).
 *
 * <pre>{@code
 * sycamore {
 *   targets = ['x86_64', 'spir64']
 *   checks = false
 *   sourcepath = files('../core/src/main/java')
 *   options = [split: 'per_kernel']
 * }
 * }</pre>
 */
public class SycamoreExtension {

  private List<String> targets = List.of();
  private boolean checks = true;
  private Object sourcepath;
  private Map<String, String> options = Map.of();

  /** Creates the block; Gradle calls this. */
  public SycamoreExtension() {}

  /**
   * Returns the targets that the compiler builds images for.
   *
   * @return the names of the targets; empty for the default ones
   */
  public List<String> getTargets() {
    return targets;
  }

  /**
   * Sets the targets that the compiler builds images for.
   *
   * @param targets the targets; each may be a list separated by commas
   */
  public void setTargets(Iterable<?> targets) {
    List<String> names = new ArrayList<>();
    targets.forEach(name -> names.add(name.toString()));
    this.targets = List.copyOf(names);
  }

  /**
   * Returns whether kernels check indices, divisors and assertions while they run.
   *
   * @return true by default
   */
  public boolean isChecks() {
    return checks;
  }

  /**
   * Sets whether kernels check indices, divisors and assertions while they run.
   *
   * @param checks false for kernels without checks
   */
  public void setChecks(boolean checks) {
    this.checks = checks;
  }

  /**
   * Returns the folders with the sources of other projects.
   *
   * @return the folders, in a form that {@code project.files} accepts; null for none
   */
  public Object getSourcepath() {
    return sourcepath;
  }

  /**
   * Sets the folders with the sources of other projects.
   *
   * @param sourcepath the folders, in a form that {@code project.files} accepts; null for none
   */
  public void setSourcepath(Object sourcepath) {
    this.sourcepath = sourcepath;
  }

  /**
   * Returns the other options of the processor.
   *
   * @return values by the names of options without {@code sycamore.}
   */
  public Map<String, String> getOptions() {
    return options;
  }

  /**
   * Sets other options of the processor.
   *
   * @param options values by the names of options without {@code sycamore.}; both may be objects
   *     with a fitting {@code toString}, such as the strings of Groovy
   */
  public void setOptions(Map<?, ?> options) {
    Map<String, String> all = new LinkedHashMap<>();
    options.forEach((name, value) -> all.put(name.toString(), value.toString()));
    this.options = all;
  }

  /**
   * Returns all options that are set, by their names without {@code sycamore.}.
   *
   * @param folders those of {@link #getSourcepath}, as a path; empty for none
   * @throws GradleException if an option is set twice
   */
  Map<String, String> values(String folders) {
    Map<String, String> all = new LinkedHashMap<>();
    if (!targets.isEmpty()) {
      all.put(CompilerOption.TARGETS.word(), String.join(",", targets));
    }
    if (!checks) {
      all.put(CompilerOption.CHECKS.word(), CompilerOption.CHECKS.processorForm().words().get(1));
    }
    if (!folders.isEmpty()) {
      all.put(CompilerOption.SOURCE_PATH.word(), folders);
    }
    options.forEach(
        (name, value) -> {
          if (all.putIfAbsent(name, value) != null) {
            throw new GradleException(
                "sycamore: the option '" + name + "' is set in `options` and by its own property");
          }
        });
    return all;
  }

  /** Returns the arguments of javac. */
  static List<String> arguments(Map<String, String> values) {
    return values.entrySet().stream()
        .map(option -> ProcessorArguments.named(option.getKey()) + "=" + option.getValue())
        .collect(Collectors.toList());
  }
}
