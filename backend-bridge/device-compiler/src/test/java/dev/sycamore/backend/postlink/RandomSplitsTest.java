package dev.sycamore.backend.postlink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.binding.properties.Dialect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Random modules: each image defines what its kernels reach, and no more. */
@Tag("one-jdk")
@Tag("module")
class RandomSplitsTest {

  private static final Pattern TOP_LEVEL =
      Pattern.compile("(?m)^(?:(?:define|declare) .*?)?@([\\w.]+)(?:\\(.*| = .*)$");

  private static DeviceBuild build;

  @BeforeContainer
  static void open() {
    build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties());
  }

  @AfterContainer
  static void close() {
    build.close();
  }

  /** What a function is. */
  private enum Role {
    KERNEL("define spir_kernel"),
    FUNCTION("define internal spir_func"),
    SHARED("define linkonce_odr spir_func"),
    DECLARED("declare spir_func");

    private final String words;

    Role(String words) {
      this.words = words;
    }
  }

  /** A function {@code fN}: {@code tables} are the constants that it reads. */
  private record Fn(
      int number,
      Role role,
      boolean parameter,
      int source,
      List<Integer> calls,
      List<Integer> tables) {

    String name() {
      return "f" + number;
    }
  }

  @Example
  void aFunctionWithoutParametersMayComeFirst() {
    List<Fn> functions =
        List.of(
            new Fn(0, Role.FUNCTION, false, 0, List.of(), List.of()),
            new Fn(1, Role.KERNEL, false, 0, List.of(0), List.of()),
            new Fn(2, Role.KERNEL, false, 1, List.of(0), List.of()));
    for (SplitMode split : SplitMode.values()) {
      check(functions, text(functions, 0), split);
    }
  }

  @Property(tries = 150)
  void imagesHoldWhatTheirKernelsReach(@ForAll long seed) {
    Random random = new Random(seed);
    int tables = random.nextInt(3);
    List<Fn> functions = functions(random, tables);
    List<Fn> order = new ArrayList<>(functions);
    Collections.shuffle(order, random);
    String module = text(order, tables);
    for (SplitMode split : SplitMode.values()) {
      check(functions, module, split);
    }
  }

  private static void check(List<Fn> functions, String module, SplitMode split) {
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(
            build,
            module,
            PostLinkInput.options(Dialect.DESIGN)
                .withSplit(split)
                .withSwitches(Set.of(PostLinkSwitch.ONLY_KERNELS)));
    assertThat(outcome.result()).as(module).isInstanceOf(JobResult.Done.class);
    assertThat(outcome.symbols().stream().flatMap(List::stream))
        .as(module)
        .containsExactlyInAnyOrderElementsOf(
            functions.stream().filter(f -> f.role() == Role.KERNEL).map(Fn::name).toList());
    for (int i = 0; i < outcome.images().size(); i++) {
      assertThat(
              TOP_LEVEL.matcher(outcome.code(i)).results().map(m -> m.group(1)).sorted().toList())
          .as(split + " " + outcome.symbols().get(i) + "\n" + module)
          .containsExactlyElementsOf(reached(functions, outcome.symbols().get(i)));
    }
  }

  /** The names of what kernels reach, sorted. */
  private static Set<String> reached(List<Fn> functions, List<String> kernels) {
    Set<String> names = new TreeSet<>();
    kernels.forEach(k -> reach(functions, functions.get(Integer.parseInt(k.substring(1))), names));
    return names;
  }

  private static void reach(List<Fn> functions, Fn function, Set<String> names) {
    if (names.add(function.name()) && function.role() != Role.DECLARED) {
      function.tables().forEach(table -> names.add("t" + table));
      function.calls().forEach(callee -> reach(functions, functions.get(callee), names));
    }
  }

  private static List<Fn> functions(Random random, int tables) {
    List<Fn> functions = new ArrayList<>();
    int count = 1 + random.nextInt(7);
    boolean parameters = random.nextBoolean();
    for (int f = 0; f < count; f++) {
      List<Integer> calls = new ArrayList<>();
      for (int i = random.nextInt(3); i > 0; i--) {
        calls.add(random.nextInt(count));
      }
      List<Integer> reads = new ArrayList<>();
      for (int i = tables == 0 ? 0 : random.nextInt(3); i > 0; i--) {
        reads.add(random.nextInt(tables));
      }
      Role role = Role.values()[random.nextInt(Role.values().length)];
      boolean parameter = parameters && random.nextBoolean();
      functions.add(new Fn(f, role, parameter, random.nextInt(3), calls, reads));
    }
    // A kernel is not called.
    functions.forEach(f -> f.calls().removeIf(c -> functions.get(c).role() == Role.KERNEL));
    return functions;
  }

  /**
   * @param order in which the functions are written
   */
  private static String text(List<Fn> order, int tables) {
    StringBuilder text = new StringBuilder("target triple = \"spir64-unknown-unknown\"\n");
    for (int table = 0; table < tables; table++) {
      text.append("@t" + table + " = private addrspace(2) constant [2 x i32] [i32 1, i32 2]\n");
    }
    for (Fn function : order) {
      text.append(function.role().words + " void @" + function.name());
      text.append(function.parameter() ? "(i32 %0)" : "()");
      if (function.role() == Role.DECLARED) {
        text.append("\n");
        continue;
      }
      text.append(" #" + function.source() + " {\n");
      for (int table : function.tables()) {
        text.append("  load i32, ptr addrspace(2) @t" + table + "\n");
      }
      for (int callee : function.calls()) {
        Fn called = order.stream().filter(f -> f.number() == callee).findFirst().orElseThrow();
        String arguments = called.parameter() ? "(i32 undef)" : "()";
        text.append("  call spir_func void @" + called.name() + arguments + "\n");
      }
      text.append("  ret void\n}\n");
    }
    for (int source = 0; source < 3; source++) {
      text.append("attributes #" + source + " = { \"sycl-module-id\"=\"s" + source + "\" }\n");
    }
    return text.toString();
  }
}
