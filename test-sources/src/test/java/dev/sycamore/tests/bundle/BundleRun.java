package dev.sycamore.tests.bundle;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.fuzz.run.FuzzWorker;
import dev.sycamore.tests.checks.FailedItems;
import dev.sycamore.tests.programs.Results;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Runs what {@link BundleBuilder} compiled, on the JVM and on a device, and compares: bits of
 * results, printed lines, exceptions with their places. Needs the runtime alone.
 */
public final class BundleRun {
  private static final String ORACLE = "host";
  private static final String MARK = "@@ ";

  /** The lists of commands for a worker. */
  private static final List<String> LISTS = List.of("pairs", "random");

  private final String device;
  private final Map<String, URLClassLoader> loaders = new HashMap<>();
  private final Map<String, Integer> same = new TreeMap<>();
  private final List<String> differences = new ArrayList<>();

  private BundleRun(String device) {
    this.device = device;
  }

  /**
   * Runs all, in the folder of the bundle.
   *
   * @param args the device, and how many processes run the generated programs: with 0 somebody else
   *     starts them, since a JVM under an emulator cannot
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    BundleRun run = new BundleRun(args[0]);
    System.out.println(
        "device "
            + ComputeDevice.select(args[0])
            + ", "
            + ComputeDevice.select(args[0]).driver()
            + ", "
            + ComputeDevice.select(args[0]).targets());
    for (String line : Files.readAllLines(Path.of("programs.txt"))) {
      run.run(line);
    }
    run.report();
    int processes = Integer.parseInt(args[1]);
    if (processes > 0) {
      for (String list : LISTS) {
        run.inProcesses(list, processes);
      }
      run.report();
    }
    System.exit(run.differences.isEmpty() ? 0 : 1);
  }

  private void report() {
    differences.forEach(System.out::println);
    System.out.println(
        "the same on the JVM and on "
            + device
            + ": "
            + same
            + "; "
            + differences.size()
            + " differences");
  }

  private void run(String line) {
    String[] words = line.split(" ", -1);
    String kind = words[0] + " " + words[1].replace(".jar", "");
    try {
      List<String> expected = outcome(words, ORACLE);
      List<String> actual = outcome(words, device);
      List<String> found = Results.differences(expected, actual);
      if (found.isEmpty()) {
        same.merge(kind, 1, Integer::sum);
      } else {
        differences.add("DIFFERENT " + line + ": " + found);
      }
    } catch (ReflectiveOperationException | IOException | RuntimeException | LinkageError e) {
      Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
      differences.add("THREW " + line + ": " + cause);
    }
  }

  /** What a line of the list does on a device. */
  private List<String> outcome(String[] words, String on)
      throws IOException, ReflectiveOperationException {
    Class<?> program = loader(words[1]).loadClass(words[2]);
    return switch (words[0]) {
      case "program" -> Results.lines(result(method(program, "run"), on));
      case "neighbours" -> Results.lines(result(method(program, words[3]), on));
      case "violations" -> List.of(violation(method(program, words[3]), on));
      case "failingitems" ->
          List.of(FailedItems.shown(words[3], thrown(method(program, words[3]), on)));
      case "prints" -> printed(method(program, words[3]), on);
      default -> throw new IllegalArgumentException(words[0]);
    };
  }

  private URLClassLoader loader(String jar) throws IOException {
    URLClassLoader loader = loaders.get(jar);
    if (loader == null) {
      loader =
          new URLClassLoader(
              new URL[] {Path.of(jar).toUri().toURL()}, BundleRun.class.getClassLoader());
      loader.setDefaultAssertionStatus(true);
      loaders.put(jar, loader);
    }
    return loader;
  }

  private static Method method(Class<?> program, String name) {
    return Arrays.stream(program.getMethods())
        .filter(m -> m.getName().equals(name) && m.getParameterCount() == 1)
        .findFirst()
        .orElseThrow();
  }

  private static Object result(Method method, String on) throws ReflectiveOperationException {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(on))) {
      return method.invoke(null, queue);
    }
  }

  /** Type, message and innermost place of what a case throws. */
  private static String violation(Method method, String on) throws ReflectiveOperationException {
    Throwable thrown = thrown(method, on);
    if (thrown == null) {
      return "nothing";
    }
    String file = method.getDeclaringClass().getSimpleName() + ".java";
    String place =
        Stream.of(thrown.getStackTrace())
            .filter(frame -> file.equals(frame.getFileName()))
            .findFirst()
            .map(frame -> file + ":" + frame.getLineNumber())
            .orElse("nowhere");
    return thrown + " at " + place;
  }

  /** What a case throws, or null. */
  private static Throwable thrown(Method method, String on) throws ReflectiveOperationException {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(on))) {
      try {
        method.invoke(null, queue);
        queue.await();
        return null;
      } catch (InvocationTargetException e) {
        return e.getCause();
      } catch (RuntimeException | Error e) {
        return e;
      }
    }
  }

  /** The lines that a case prints, in any order. */
  private static List<String> printed(Method method, String on)
      throws ReflectiveOperationException {
    PrintStream standard = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(on))) {
      method.invoke(null, queue);
      queue.await();
    } finally {
      System.setOut(standard);
    }
    return bytes.toString(StandardCharsets.UTF_8).lines().sorted().toList();
  }

  /** Runs the programs of a list in processes of their own, of which each has some. */
  private void inProcesses(String list, int processes) throws IOException, InterruptedException {
    List<String> commands = Files.readAllLines(Path.of(list + ".txt"));
    List<Process> workers = new ArrayList<>();
    for (int k = 0; k < processes; k++) {
      List<String> own = new ArrayList<>();
      for (int i = commands.size() * k / processes;
          i < commands.size() * (k + 1) / processes;
          i++) {
        own.add(commands.get(i) + " " + device);
      }
      Path folder = Files.createDirectories(Path.of("processes"));
      Files.write(folder.resolve(list + k + ".in"), own);
      workers.add(
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xmx1g",
                  // Random programs are compiled with checks, which evaluate assertions.
                  "-enableassertions",
                  "-cp",
                  System.getProperty("java.class.path"),
                  FuzzWorker.class.getName())
              .redirectInput(folder.resolve(list + k + ".in").toFile())
              .redirectOutput(folder.resolve(list + k + ".out").toFile())
              .redirectError(folder.resolve(list + k + ".err").toFile())
              .start());
    }
    int compared = 0;
    for (int k = 0; k < processes; k++) {
      int status = workers.get(k).waitFor();
      if (status != 0) {
        differences.add("CRASHED process " + k + " of " + list + ": status " + status);
      }
      compared += compared(list + k);
    }
    same.put(list + " programs", compared);
    if (compared < commands.size()) {
      differences.add(commands.size() - compared + " programs of " + list + " were not the same");
    }
  }

  /** How many programs of a process were the same on both. */
  private int compared(String process) throws IOException {
    List<String> commands = Files.readAllLines(Path.of("processes", process + ".in"));
    int done = 0;
    int good = 0;
    int answers = 0;
    for (String line : Files.readAllLines(Path.of("processes", process + ".out"))) {
      // A program that throws on the JVM throws the same on the device.
      if (line.equals(MARK + "same") || line.equals(MARK + "fails")) {
        answers++;
      } else if (line.equals(MARK + "done")) {
        good += answers == 2 ? 1 : 0;
        answers = 0;
        done++;
      } else if (line.startsWith(MARK + "different") || line.startsWith(MARK + "threw")) {
        differences.add(
            "DIFFERENT " + commands.get(Math.min(done, commands.size() - 1)) + ": " + line);
      }
    }
    return good;
  }
}
