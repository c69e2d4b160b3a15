package dev.sycamore.fuzz.run;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceKind;
import dev.sycamore.DeviceQueue;
import dev.sycamore.WorkItemException;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A JVM of its own that runs compiled programs: what a wrong kernel does to its process then
 * happens here, and the parent knows which program it was. Reads a command a line, answers lines
 * that start with {@link #MARK}:
 *
 * <ul>
 *   <li>{@code devices}: the OpenCL devices, separated by blanks
 *   <li>{@code run FOLDER CLASS SEED DEVICE...}: for each device {@code at DEVICE} before it
 *       starts, then {@code same}, {@code fails} where it throws as on the JVM, {@code different
 *       WHAT} or {@code threw WHAT}; {@code done} at the end. With {@value #CUTS} the same again so
 *       many times, on arrays that are too short
 * </ul>
 *
 * <p>The device {@code native-cpu:TARGET} is {@code native-cpu} with the images of this target
 * only; {@value #IN_PLACE} uses all captured arrays where they are.
 */
public final class FuzzWorker {
  static final String MARK = "@@ ";
  private static final String ORACLE = "host";
  private static final String NATIVE = "native-cpu:";
  private static final String PLACE = "sycamore.inPlace";

  /** The system property with the number of runs of each program on arrays that are too short. */
  static final String CUTS = "fuzz.cuts";

  /** The native CPU without copies of arrays. */
  public static final String IN_PLACE = "native-cpu=in-place";

  private final Map<String, DeviceQueue> queues = new HashMap<>();
  private final PrintStream out;

  /** What programs print. */
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  private Path folder = Path.of("");
  private final Map<String, ImageView> views = new HashMap<>();

  private FuzzWorker(PrintStream out) {
    this.out = out;
  }

  /** Serves commands until its standard input ends. */
  public static void main(String[] args) throws IOException {
    // A kernel that uses more of the copy of an array than was copied has a wrong result.
    System.setProperty("sycamore.markUndefined", "true");
    FuzzWorker worker = new FuzzWorker(System.out);
    System.setOut(new PrintStream(worker.printed, true, StandardCharsets.UTF_8));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      worker.command(Arrays.asList(line.split(" ")));
    }
  }

  private void command(List<String> words) throws IOException {
    if (words.get(0).equals("devices")) {
      List<String> ids =
          ComputeDevice.all().stream()
              .filter(device -> device.kind() == DeviceKind.OPENCL)
              .map(ComputeDevice::id)
              .toList();
      say("devices " + String.join(" ", ids));
      return;
    }
    enter(Path.of(words.get(1)));
    for (int cut = 0; cut <= Integer.getInteger(CUTS, 0); cut++) {
      run(words.get(2), Long.parseLong(words.get(3)), cut, words.subList(4, words.size()));
    }
    say("done");
  }

  private void enter(Path next) throws IOException {
    if (!next.equals(folder)) {
      for (ImageView view : views.values()) {
        view.close();
      }
      views.clear();
      folder = next;
    }
  }

  /**
   * Runs a program.
   *
   * @param cut the number of the choice of arrays that are too short; 0 for none
   */
  private void run(String className, long seed, int cut, List<String> devices) {
    ProgramData expected = null;
    List<String> expectedLines = List.of();
    String expectedFailure = "";
    // The oracle needs no image: the classes of the first device do.
    String target = devices.isEmpty() ? "" : target(devices.get(0));
    for (String device : devices(devices)) {
      say("at " + device);
      try {
        target = device.equals(ORACLE) ? target : target(device);
        Method method = method(className, view(target));
        ProgramData data = data(method, seed, cut);
        printed.reset();
        String failure = invoke(method, queue(device), device.equals(IN_PLACE), data);
        List<String> lines = printedLines();
        if (expected == null) {
          expected = data;
          expectedLines = lines;
          expectedFailure = failure;
        }
        if (!failure.equals(expectedFailure)) {
          say("different " + ended(failure) + ", on the JVM " + ended(expectedFailure) + at(cut));
          continue;
        }
        if (!failure.isEmpty()) {
          // What is in memory then depends on the order of work-items.
          say("fails");
          continue;
        }
        Optional<String> difference =
            data.differenceTo(expected).or(difference(lines, expectedLines));
        say(difference.map(what -> "different " + what + at(cut)).orElse("same"));
      } catch (Exception | LinkageError e) {
        say("threw " + oneLine(e) + at(cut));
        if (expected == null) {
          return;
        }
      }
    }
  }

  /** Sorted, since what several work-items print has no order. */
  private List<String> printedLines() {
    String text = printed.toString(StandardCharsets.UTF_8);
    return Arrays.stream(text.split("\n", -1)).sorted().toList();
  }

  private static Supplier<Optional<String>> difference(List<String> lines, List<String> expected) {
    return () -> {
      if (lines.equals(expected)) {
        return Optional.empty();
      }
      List<String> missing = new ArrayList<>(expected);
      lines.forEach(missing::remove);
      List<String> more = new ArrayList<>(lines);
      expected.forEach(more::remove);
      String first =
          more.isEmpty() ? "fewer lines are printed" : "`" + more.get(0) + "` is printed";
      String other = missing.isEmpty() ? "fewer lines" : "`" + missing.get(0) + "`";
      return Optional.of((first + ", on the JVM " + other).replaceAll("\\R", " "));
    };
  }

  private static List<String> devices(List<String> underTest) {
    List<String> all = new ArrayList<>(underTest);
    all.add(0, ORACLE);
    return all;
  }

  private ImageView view(String target) throws IOException {
    ImageView view = views.get(target);
    if (view == null) {
      view = new ImageView(folder.toUri().toURL(), FuzzWorker.class.getClassLoader(), target);
      views.put(target, view);
    }
    return view;
  }

  private static String target(String device) {
    return device.startsWith(NATIVE) ? device.substring(NATIVE.length()) : "";
  }

  private static Method method(String className, ClassLoader classes)
      throws ClassNotFoundException {
    Method method =
        Arrays.stream(Class.forName(className, true, classes).getDeclaredMethods())
            .filter(candidate -> candidate.getName().equals("run"))
            .findFirst()
            .orElseThrow();
    method.setAccessible(true);
    return method;
  }

  private static ProgramData data(Method method, long seed, int cut) {
    return new ProgramData(
        seed, cut, Arrays.asList(method.getParameters()).subList(1, method.getParameterCount()));
  }

  private static String at(int cut) {
    return cut == 0 ? "" : ", cut " + cut;
  }

  private static String ended(String failure) {
    return failure.isEmpty() ? "no exception" : failure + " is thrown";
  }

  /**
   * Runs a program, and tells what a work-item of it has thrown; empty for nothing. Several may
   * throw, of which any is reported.
   */
  private static String invoke(Method method, DeviceQueue queue, boolean inPlace, ProgramData data)
      throws Exception {
    List<Object> arguments = new ArrayList<>(data.values());
    arguments.add(0, queue);
    System.setProperty(PLACE, inPlace ? "always" : "auto");
    try {
      method.invoke(null, arguments.toArray());
      return "";
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      if (thrown instanceof AssertionError || thrown.getCause() instanceof WorkItemException) {
        return "an exception of a work-item";
      }
      if (thrown instanceof Exception cause) {
        throw cause;
      }
      throw e;
    }
  }

  private DeviceQueue queue(String device) {
    boolean isNative = device.startsWith(NATIVE) || device.equals(IN_PLACE);
    String id = isNative ? NATIVE.substring(0, NATIVE.length() - 1) : device;
    // Kernels that one queue has loaded stay where they are.
    String key = device.equals(IN_PLACE) ? device : id;
    return queues.computeIfAbsent(key, any -> DeviceQueue.open(ComputeDevice.select(id)));
  }

  private static String oneLine(Throwable e) {
    StringBuilder text = new StringBuilder(e.toString());
    for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
      text.append(", caused by ").append(cause);
    }
    return text.toString().replace('\n', ' ').replace('\r', ' ');
  }

  private void say(String line) {
    out.println(MARK + line);
    out.flush();
  }
}
