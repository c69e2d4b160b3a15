package dev.sycamore.backend.aspects;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A module of the resources, with what is expected of the pass in its comments: {@code USED} of
 * every defined function, {@code FIXED}, {@code WARN} lines, and the options.
 */
record AspectInput(
    PropagationOptions options,
    String text,
    Map<String, String> used,
    Map<String, String> fixed,
    List<String> warnings) {

  static final String NAME = "in.ll";

  static final List<String> ALL =
      List.of(
          "chain",
          "chain-places",
          "chain-places-dpcpp",
          "containers",
          "declarations",
          "declared",
          "diamond",
          "entry-points",
          "excluded",
          "fixed-targets",
          "fixed-targets-dpcpp",
          "globals",
          "instructions",
          "modules",
          "modules-across",
          "names",
          "numbers",
          "order-dpcpp",
          "places-elsewhere",
          "recursion",
          "shortest",
          "stated-places",
          "spellings",
          "spellings-dpcpp",
          "virtual-dpcpp");

  static PropagationOptions standardOptions() {
    Map<String, Integer> names = new LinkedHashMap<>();
    for (Aspect aspect : Aspect.values()) {
      names.put(aspect.syclName(), aspect.number());
    }
    return PropagationOptions.of(Dialect.DESIGN, names);
  }

  static AspectInput read(String name) {
    String text = text(name);
    PropagationOptions options = standardOptions();
    List<FixedModuleTarget> targets = new ArrayList<>();
    Map<String, String> used = new TreeMap<>();
    Map<String, String> fixed = new TreeMap<>();
    List<String> warnings = new ArrayList<>();
    for (String line : text.lines().filter(l -> l.startsWith("; ")).toList()) {
      String[] words = line.substring(2).split(" ", 2);
      String rest = words.length < 2 ? "" : words[1];
      switch (words[0]) {
        case "OPTIONS" -> {
          for (String option : rest.split(" ", -1)) {
            options = with(options, option);
          }
        }
        case "TARGET" -> targets.add(target(rest));
        case "TARGET?" -> targets.add(FixedModuleTarget.unknown(rest));
        case "USED", "USED(sycl)" -> add(used, words[0], "used_aspects", rest);
        case "FIXED", "FIXED(sycl)" -> add(fixed, words[0], "fixed_targets", rest);
        case "WARN" -> warnings.add(rest);
        default -> {}
      }
    }
    return new AspectInput(options.withFixedTargets(targets), text, used, fixed, warnings);
  }

  private static void add(Map<String, String> map, String word, String kind, String rest) {
    String[] sides = rest.split(" = ", 2);
    String spelling = word.endsWith("(sycl)") ? "sycl_" : "intel_";
    if (!sides[1].equals("none")) {
      String node =
          sides[1].startsWith("!")
              ? sides[1]
              : Arrays.stream(sides[1].split(" ", -1))
                  .map(number -> "i32 " + number)
                  .collect(Collectors.joining(", ", "!{", "}"));
      map.put(sides[0] + " !" + spelling + kind, node);
    }
  }

  private static PropagationOptions with(PropagationOptions options, String option) {
    String value = option.substring(option.indexOf('=') + 1);
    return switch (option.replaceAll("=.*", "")) {
      case "dialect" ->
          new PropagationOptions(
              value.equals("dpcpp") ? Dialect.DPCPP : Dialect.DESIGN,
              options.aspectNames(),
              options.fixedTargets(),
              options.excludedAspects(),
              options.check(),
              options.acrossModules());
      case "exclude" -> options.withExcludedAspects(List.of(value.split(",", -1)));
      case "within-modules" -> options.withinModules();
      case "targets" -> options;
      default -> throw new IllegalArgumentException(option);
    };
  }

  /** {@code NAME NUMBER [aspects=..] [sub-groups=..] [max=..] [may-have-others]}. */
  private static FixedModuleTarget target(String line) {
    String[] words = line.split(" ", -1);
    Map<String, String> facts = new TreeMap<>();
    for (String word : List.of(words).subList(2, words.length)) {
      facts.put(word.replaceAll("=.*", ""), word.substring(word.indexOf('=') + 1));
    }
    return new FixedModuleTarget(
        words[0],
        OptionalInt.of(Integer.parseInt(words[1])),
        numbers(facts.get("aspects")),
        facts.containsKey("may-have-others"),
        numbers(facts.get("sub-groups")),
        facts.containsKey("max")
            ? OptionalInt.of(Integer.parseInt(facts.get("max")))
            : OptionalInt.empty());
  }

  private static Set<Integer> numbers(String list) {
    return list == null
        ? Set.of()
        : Arrays.stream(list.split(",", -1)).map(Integer::valueOf).collect(Collectors.toSet());
  }

  static String text(String name) {
    try (InputStream in = AspectInput.class.getResourceAsStream("/aspects/" + name + ".ll")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
