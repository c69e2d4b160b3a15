package dev.sycamore.backend.aspects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Random call graphs: what is written, and which chains are shown, against plain definitions. */
@Tag("module")
class RandomGraphsTest {

  private static final int FUNCTIONS = 7;
  private static final int FIRST_ASPECT = 200;
  private static final int ASPECTS = 3;

  private static DeviceBuild build;

  @BeforeContainer
  static void open() {
    build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties());
  }

  @AfterContainer
  static void close() {
    build.close();
  }

  /** A function: kernels are entry points; {@code declared} is null where nothing is. */
  private record Fn(
      boolean kernel, Set<Integer> used, Set<Integer> declared, List<Integer> calls) {}

  @Property(tries = 150)
  void isTheClosureOfTheCalls(@ForAll long seed) {
    List<Fn> functions = functions(new Random(seed));
    PropagatedModule result =
        ((JobResult.Done<PropagatedModule>)
                build.propagateAspects(
                    new PropagationJob(
                        AspectInput.NAME,
                        text(functions).getBytes(StandardCharsets.UTF_8),
                        AspectInput.standardOptions(),
                        true)))
            .value();
    int[][] steps = steps(functions);
    Map<String, String> used = new TreeMap<>();
    List<String> warnings = new ArrayList<>();
    for (int f = 0; f < FUNCTIONS; f++) {
      Set<Integer> uses = new TreeSet<>();
      Set<Integer> declares = new TreeSet<>();
      for (int g = 0; g < FUNCTIONS; g++) {
        if (steps[f][g] < FUNCTIONS) {
          uses.addAll(functions.get(g).used());
          if (functions.get(g).declared() != null) {
            declares.addAll(functions.get(g).declared());
          }
        }
      }
      Set<Integer> written = new TreeSet<>(uses);
      written.addAll(declares);
      if (!written.isEmpty()) {
        used.put("@f" + f + " !intel_used_aspects", node(written));
      }
      if (functions.get(f).declared() != null) {
        uses.removeAll(functions.get(f).declared());
        for (int aspect : uses) {
          warnings.add("f" + f + " " + aspect + " " + shortest(functions, steps[f], aspect));
        }
      }
    }
    assertThat(
            AspectOutput.metadata(
                new String(result.module(), StandardCharsets.UTF_8), "used_aspects"))
        .isEqualTo(used);
    assertThat(result.warnings().stream().map(w -> summary(w, functions)))
        .containsExactlyElementsOf(warnings);
  }

  /** Number of calls from one function to another; many where there is no way. */
  private static int[][] steps(List<Fn> functions) {
    int[][] steps = new int[FUNCTIONS][FUNCTIONS];
    boolean[] reached = new boolean[FUNCTIONS];
    for (int f = 0; f < FUNCTIONS; f++) {
      for (int g = 0; g < FUNCTIONS; g++) {
        boolean calls = functions.get(f).calls().contains(g);
        steps[f][g] = f == g ? 0 : calls ? 1 : FUNCTIONS;
      }
    }
    for (int k = 0; k < FUNCTIONS; k++) {
      for (int f = 0; f < FUNCTIONS; f++) {
        for (int g = 0; g < FUNCTIONS; g++) {
          steps[f][g] = Math.min(steps[f][g], steps[f][k] + steps[k][g]);
        }
      }
    }
    for (int f = 0; f < FUNCTIONS; f++) {
      for (int g = 0; functions.get(f).kernel() && g < FUNCTIONS; g++) {
        reached[g] |= steps[f][g] < FUNCTIONS;
      }
    }
    for (int f = 0; f < FUNCTIONS; f++) {
      for (int g = 0; !reached[f] && g < FUNCTIONS; g++) {
        steps[f][g] = f == g ? 0 : FUNCTIONS;
      }
    }
    return steps;
  }

  private static int shortest(List<Fn> functions, int[] steps, int aspect) {
    int shortest = FUNCTIONS;
    for (int g = 0; g < FUNCTIONS; g++) {
      if (functions.get(g).used().contains(aspect)) {
        shortest = Math.min(shortest, steps[g]);
      }
    }
    return shortest;
  }

  /** Function, aspect and number of calls; checks that the chain is one of calls. */
  private static String summary(String warning, List<Fn> functions) {
    List<String> lines = warning.lines().toList();
    String[] quoted = lines.get(0).split("'", -1);
    List<Integer> chain =
        lines.subList(2, lines.size() - 1).stream()
            .map(line -> Integer.valueOf(line.replaceAll("\\D", "")))
            .toList();
    for (int i = 1; i < chain.size(); i++) {
      assertThat(functions.get(chain.get(i - 1)).calls()).contains(chain.get(i));
    }
    assertThat(functions.get(chain.get(chain.size() - 1)).used())
        .contains(Integer.valueOf(quoted[3]));
    return quoted[1] + " " + quoted[3] + " " + (chain.size() - 1);
  }

  private static List<Fn> functions(Random random) {
    List<Fn> functions = new ArrayList<>();
    for (int f = 0; f < FUNCTIONS; f++) {
      List<Integer> calls = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        calls.add(random.nextInt(FUNCTIONS));
      }
      functions.add(
          new Fn(
              random.nextInt(3) == 0,
              random.nextBoolean() ? Set.of() : aspects(random),
              random.nextBoolean() ? null : aspects(random),
              calls));
    }
    return functions;
  }

  private static Set<Integer> aspects(Random random) {
    Set<Integer> aspects = new TreeSet<>();
    for (int i = random.nextInt(ASPECTS); i > 0; i--) {
      aspects.add(FIRST_ASPECT + random.nextInt(ASPECTS));
    }
    return aspects;
  }

  private static String text(List<Fn> functions) {
    StringBuilder text = new StringBuilder();
    StringBuilder nodes = new StringBuilder();
    for (int f = 0; f < FUNCTIONS; f++) {
      Fn function = functions.get(f);
      text.append("define ").append(function.kernel() ? "spir_kernel" : "spir_func");
      text.append(" void @f").append(f).append("()");
      if (!function.used().isEmpty()) {
        text.append(" !intel_used_aspects !").append(2 * f);
        nodes.append("!" + 2 * f + " = " + node(function.used()) + "\n");
      }
      if (function.declared() != null) {
        text.append(" !intel_declared_aspects !").append(2 * f + 1);
        nodes.append("!" + (2 * f + 1) + " = " + node(function.declared()) + "\n");
      }
      text.append(" {\n");
      for (int callee : function.calls()) {
        text.append("  call void @f" + callee + "()\n");
      }
      text.append("  ret void\n}\n");
    }
    return text.append(nodes).toString();
  }

  private static String node(Set<Integer> aspects) {
    return aspects.stream().map(a -> "i32 " + a).collect(Collectors.joining(", ", "!{", "}"));
  }
}
