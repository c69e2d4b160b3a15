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

  /** The targets that images are made for; empty for the usual ones. */
  public List<String> getTargets() {
    return targets;
  }

  /** Sets the targets. Each may be a list separated by commas. */
  public void setTargets(Iterable<?> targets) {
    List<String> names = new ArrayList<>();
    targets.forEach(name -> names.add(name.toString()));
    this.targets = List.copyOf(names);
  }

  /** Whether kernels check indices, divisors and assertions while they run. */
  public boolean isChecks() {
    return checks;
  }

  /** Sets whether kernels check themselves. */
  public void setChecks(boolean checks) {
    this.checks = checks;
  }

  /** The folders of sources of other projects; null for none. */
  public Object getSourcepath() {
    return sourcepath;
  }

  /** Sets the folders: all that {@code project.files} accepts. */
  public void setSourcepath(Object sourcepath) {
    this.sourcepath = sourcepath;
  }

  /** Other options, by their names without {@code sycamore.}. */
  public Map<String, String> getOptions() {
    return options;
  }

  /** Sets other options. */
  public void setOptions(Map<?, ?> options) {
    Map<String, String> all = new LinkedHashMap<>();
    options.forEach((name, value) -> all.put(name.toString(), value.toString()));
    this.options = all;
  }

  /**
   * All that is set, by the names of options without {@code sycamore.}.
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

  /** The arguments of javac. */
  static List<String> arguments(Map<String, String> values) {
    return values.entrySet().stream()
        .map(option -> ProcessorArguments.named(option.getKey()) + "=" + option.getValue())
        .collect(Collectors.toList());
  }
}
