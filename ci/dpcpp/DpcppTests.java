import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs DPC++'s tests of its device tools, and counts; {@code ci/dpcpp-tests} says how it is used, and starts it. */
public final class DpcppTests {

  /** A test of a tool, or that no tool of ours takes part in. */
  private record Found(LitTest test, Optional<Tool> tool, Optional<String> notApplicable) {}

  private final Path root;

  private final Path runs;

  private DpcppTests(Path root, Path runs) {
    this.root = root;
    this.runs = runs;
  }

  public static void main(String[] arguments) throws Exception {
    List<String> words = new ArrayList<>(List.of(arguments));
    Path runs = Path.of(words.remove(0));
    boolean verbose = words.remove("--verbose");
    if (words.isEmpty() || verbose && words.size() != 2 || words.get(0).startsWith("-")) {
      throw refused("usage: dpcpp-tests FOLDER [TOOL...] or dpcpp-tests --verbose FOLDER TEST");
    }
    Path root = Path.of(words.remove(0)).toAbsolutePath().normalize();
    DpcppTests tests = new DpcppTests(root, runs);
    System.exit((verbose ? tests.show(words.get(0)) : tests.count(tools(words))) ? 0 : 1);
  }

  private static Set<Tool> tools(List<String> names) {
    Set<Tool> tools = EnumSet.noneOf(Tool.class);
    for (String name : names) {
      tools.add(
          Stream.of(Tool.values())
              .filter(tool -> tool.command().equals(name))
              .findFirst()
              .orElseThrow(() -> refused("no such tool: " + name)));
    }
    return tools.isEmpty() ? EnumSet.allOf(Tool.class) : tools;
  }

  private static IllegalArgumentException refused(String problem) {
    System.err.println("dpcpp-tests: error: " + problem);
    System.exit(2);
    return new IllegalArgumentException(problem);
  }

  /** All tests: files with RUN lines, but those that tests read. */
  private List<Found> find() throws IOException {
    if (!Files.isDirectory(root)) {
      throw refused("no such folder: " + root);
    }
    List<Found> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        if (Stream.of(root.relativize(file).toString().split("/")).noneMatch("Inputs"::equals)) {
          LitTest test = LitTest.read(root, file);
          if (!test.commands().isEmpty()) {
            Optional<Tool> tool = Tool.of(test);
            found.add(new Found(test, tool, tool.isEmpty() ? Optional.of("runs none of the tools") : Applicability.reason(test)));
          }
        }
      }
    }
    if (found.isEmpty()) {
      throw refused("no tests in " + root);
    }
    return found;
  }

  private boolean show(String end) throws Exception {
    List<Found> chosen = find().stream().filter(found -> found.test.path().endsWith(end)).toList();
    if (chosen.size() != 1) {
      throw refused(chosen.size() + " tests are called " + end);
    }
    chosen.get(0).notApplicable.ifPresent(reason -> System.out.println("not applicable: " + reason));
    TestRun run = TestRun.of(chosen.get(0).test, root, runs);
    System.out.print(run.output());
    System.out.println(run.passed() ? "passed" : "failed: " + run.problem());
    System.out.println("its files are in " + runs.resolve(run.test().path()));
    return run.passed();
  }

  private boolean count(Set<Tool> tools) throws Exception {
    List<Found> found = find().stream().filter(f -> f.tool.map(tools::contains).orElse(tools.size() == Tool.values().length)).toList();
    Map<Tool, List<TestRun>> results = run(found.stream().filter(f -> f.notApplicable.isEmpty()).toList());
    System.out.printf("%-18s %7s %7s %15s%n", "tool", "passed", "failed", "not applicable");
    for (Tool tool : tools) {
      List<TestRun> runsOfTool = results.getOrDefault(tool, List.of());
      long passed = runsOfTool.stream().filter(TestRun::passed).count();
      long left = found.stream().filter(f -> f.tool.equals(Optional.of(tool)) && f.notApplicable.isPresent()).count();
      System.out.printf("%-18s %7d %7d %15d%n", tool.command(), passed, runsOfTool.size() - passed, left);
    }
    Map<String, List<Path>> reasons =
        found.stream()
            .filter(f -> f.notApplicable.isPresent())
            .collect(
                Collectors.groupingBy(
                    f -> f.notApplicable.get(), TreeMap::new, Collectors.mapping(f -> f.test.path(), Collectors.toList())));
    reasons.forEach(
        (reason, tests) -> {
          System.out.println("\nnot applicable: " + reason);
          tests.forEach(test -> System.out.println("  " + test));
        });
    List<TestRun> failed = results.values().stream().flatMap(List::stream).filter(result -> !result.passed()).toList();
    if (!failed.isEmpty()) {
      System.out.println("\nfailed:");
      failed.forEach(result -> System.out.println("  " + result.test().path() + ": " + result.problem()));
    }
    return failed.isEmpty();
  }

  private Map<Tool, List<TestRun>> run(List<Found> applicable) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      Map<Tool, List<Future<TestRun>>> started = new TreeMap<>();
      for (Found found : applicable) {
        started
            .computeIfAbsent(found.tool.orElseThrow(), tool -> new ArrayList<>())
            .add(threads.submit(() -> TestRun.of(found.test, root, runs)));
      }
      Map<Tool, List<TestRun>> results = new TreeMap<>();
      for (Map.Entry<Tool, List<Future<TestRun>>> entry : started.entrySet()) {
        List<TestRun> done = new ArrayList<>();
        for (Future<TestRun> future : entry.getValue()) {
          done.add(future.get());
        }
        results.put(entry.getKey(), done);
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }
}
