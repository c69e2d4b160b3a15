package dev.sycamore.benchmarks.cpu;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What to measure.
 *
 * @param tables of {@code kernels}, {@code math}, {@code compile}
 * @param kernels names of kernels, or empty for all
 * @param rounds of each kernel and function
 * @param clock what time is measured
 * @param targets that the kernels were compiled for
 * @param natives the folder of the shared libraries, which may not exist
 * @param sources the folder of the kernels' Java sources
 * @param processors class path of Sycamore's annotation processor
 */
record CpuBenchmarkOptions(
    List<String> tables,
    List<String> kernels,
    int rounds,
    BenchmarkClock clock,
    List<String> targets,
    Path natives,
    Path sources,
    String processors) {

  private static final List<String> NAMES =
      List.of(
          "tables", "kernels", "rounds", "clock", "targets", "natives", "sources", "processors");

  private static final List<String> TABLES = List.of("kernels", "math", "compile");

  static CpuBenchmarkOptions parse(List<String> arguments, Collection<String> known) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      if (!argument.startsWith("--")
          || equals < 0
          || !NAMES.contains(argument.substring(2, equals))) {
        throw new IllegalArgumentException("`" + argument + "` is no option; see --help");
      }
      values.put(argument.substring(2, equals), argument.substring(equals + 1));
    }
    List<String> tables = words(values.getOrDefault("tables", String.join(",", TABLES)));
    List<String> kernels = words(values.getOrDefault("kernels", ""));
    requireKnown("table", tables, TABLES);
    requireKnown("kernel", kernels, known);
    String clock = values.getOrDefault("clock", "wall");
    requireKnown("clock", List.of(clock), List.of("wall", "cpu"));
    return new CpuBenchmarkOptions(
        tables,
        kernels,
        rounds(values.getOrDefault("rounds", "15")),
        BenchmarkClock.valueOf(clock.toUpperCase(Locale.ROOT)),
        words(values.get("targets")),
        Path.of(values.get("natives")),
        Path.of(values.get("sources")),
        values.get("processors"));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(",")).filter(word -> !word.isBlank()).toList();
  }

  private static void requireKnown(String what, List<String> names, Collection<String> known) {
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "there is no " + what + " `" + name + "`; there are " + String.join(", ", known));
      }
    }
  }

  private static int rounds(String text) {
    int rounds = text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    if (rounds < 1) {
      throw new IllegalArgumentException("--rounds is `" + text + "`, not a number from 1 on");
    }
    return rounds;
  }

  boolean has(String table) {
    return tables.contains(table);
  }
}
