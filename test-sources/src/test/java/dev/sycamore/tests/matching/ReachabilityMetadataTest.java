package dev.sycamore.tests.matching;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What launches find by name is in the metadata that is written for {@code native-image}. */
@Tag("module")
class ReachabilityMetadataTest {
  private static final String FILE = "reachability-metadata.json";
  private static final Path RUNTIME = Path.of("..", "runtime", "src", "main");
  private static final String UNIT =
      """
      package p;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import dev.sycamore.annotations.Kernel;
      public class Unit {
        public static void run(DeviceQueue q) {
          int[] a = new int[2];
          q.parallelFor(range(2), i -> a[i] = Lib.help(i));
          q.parallelFor(range(1, 2), (i, j) -> a[j] = i);
          q.singleTask(() -> a[0] = 1);
          q.parallelFor(range(2), new Fill(a));
          q.parallelFor(range(2), new Nested(a)::fill);
          q.parallelFor(range(2), new Lib(a)::store);
          q.parallelFor(range(2), new Derived());
          new Nested(a).launch(q);
          new Object() {
            void launch() { q.parallelFor(range(2), i -> a[i] = 8); }
          }.launch();
          UnitKernels.method(q, range(2), a);
          try (RecordDeviceBuffer<Body> b = DeviceBuffer.records(Body.class, 2)) {
            q.submit(h -> {
              RecordAccessor<Body> bodies = b.access(h, AccessMode.WRITE);
              Float2 v = new Float2(1, 2);
              h.parallelFor(
                  range(2), i -> bodies.set(i, new Body(new Pair<>(v, v), Half.of(4), Kind.B)));
            });
          }
          q.await();
        }
        enum Kind { A, B }
        record Body(Pair<Float2> at, Half mass, Kind kind) {}
        record Pair<T>(T one, T other) {}
        record Fill(int[] a) implements RangeKernel1 {
          public void run(int i) { a[i] = 3; }
        }
        record Nested(int[] a) {
          void fill(int i) { a[i] = 4; }
          void launch(DeviceQueue q) { q.parallelFor(range(2), i -> a[i] = 5); }
        }
        abstract static class Base implements RangeKernel1 {
          final int[] a = new int[2];
          public final void run(int i) { a[i] = 6; }
        }
        static final class Derived extends Base {}
        @Kernel static void method(int i, int[] a) { a[i] = 7; }
      }
      """;
  private static final String LIB =
      """
      package p;
      public record Lib(int[] a) {
        public void store(int i) { a[i] = i; }
        public static int help(int x) { return x * 2; }
      }
      """;

  @TempDir Path folder;

  /** What the program finds by name. */
  private static final class RecordingLoader extends URLClassLoader {
    final Set<String> resources = new TreeSet<>();
    final Set<String> types = new TreeSet<>();

    RecordingLoader(Path classes) throws MalformedURLException {
      super(new URL[] {classes.toUri().toURL()}, ReachabilityMetadataTest.class.getClassLoader());
    }

    @Override
    public URL getResource(String name) {
      URL url = super.getResource(name);
      if (url != null) {
        resources.add(name);
      }
      return url;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> type = super.loadClass(name, resolve);
      if (type.getClassLoader() == this
          && StackWalker.getInstance().walk(RecordingLoader::isForName)) {
        types.add(name);
      }
      return type;
    }

    private static boolean isForName(Stream<StackWalker.StackFrame> frames) {
      List<String> callers =
          frames
              .dropWhile(
                  frame ->
                      frame.getMethodName().equals("loadClass")
                          || frame.getClassName().equals("java.lang.Class"))
              .limit(1)
              .map(StackWalker.StackFrame::getClassName)
              .toList();
      return !callers.isEmpty() && callers.get(0).startsWith("dev.sycamore.runtime.");
    }
  }

  @ParameterizedTest
  @EnumSource
  void allThatLaunchesFindByNameIsInIt(TestedHostCompiler host) throws Exception {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.targets=x86_64")
            .compile(List.of(new Source("p/Unit.java", UNIT), new Source("p/Lib.java", LIB)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    Path classes = compiled.classes();
    Metadata metadata = new Metadata();
    metadata.read(classes.resolve("META-INF/native-image/dev.sycamore/p.Unit").resolve(FILE));
    try (RecordingLoader loader = new RecordingLoader(classes);
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      loader.loadClass("p.Unit").getMethod("run", DeviceQueue.class).invoke(null, queue);
      assertThat(loader.resources)
          .contains("META-INF/sycamore/p/Unit.images", "META-INF/sycamore/p/Unit.code")
          .contains("p/Unit.class", "p/Lib.class")
          .allMatch(metadata::hasResource, "is in the metadata");
      // The classes that make lambdas are loaded when a launch asks for them by name.
      assertThat(loader.types).contains("p.Unit__Sycamore").isSubsetOf(metadata.types);
    }
    // An image that another test of this JVM has loaded is not read again.
    assertThat(metadata.hasResource("META-INF/sycamore/p/Unit.x86_64.so")).isTrue();
    assertThat(metadata.hasResource("META-INF/sycamore/images/0d8ff462a091db9a.so")).isTrue();
    assertThat(metadata.hasResource("META-INF/sycamore/p/Unit.ll")).isFalse();
    assertThat(metadata.types).contains("p.Unit", "p.Unit$Nested", "p.Unit$1");
    assertThat(metadata.opened)
        .containsExactly("dev.sycamore.Float2", "p.Unit$Body", "p.Unit$Kind", "p.Unit$Pair");
    assertThat(metadata.lambdas)
        .contains("p.Unit dev.sycamore.RangeKernel1", "p.Unit dev.sycamore.RangeKernel2")
        .contains("p.Unit dev.sycamore.SingleTaskKernel")
        .contains("p.Unit$Nested dev.sycamore.RangeKernel1")
        .contains("p.Unit$1 dev.sycamore.RangeKernel1");
  }

  @Test
  void thatOfTheRuntimeNamesWhatThereIs() throws Exception {
    Metadata metadata = new Metadata();
    metadata.read(
        RUNTIME
            .resolve("resources/META-INF/native-image/dev.sycamore/sycamore-runtime")
            .resolve(FILE));
    for (String type : metadata.types) {
      if (Runtime.version().feature() >= 21 || !type.equals("java.util.concurrent.Executors")) {
        Class<?> found = Class.forName(type);
        for (Map<?, ?> method : metadata.methods.getOrDefault(type, List.of())) {
          List<Class<?>> parameters = new ArrayList<>();
          for (Object parameter : (List<?>) method.get("parameterTypes")) {
            parameters.add(Class.forName((String) parameter));
          }
          Class<?>[] array = parameters.toArray(Class<?>[]::new);
          if (method.get("name").equals("<init>")) {
            assertThat(found.getConstructor(array)).isNotNull();
          } else {
            assertThat(found.getMethod((String) method.get("name"), array)).isNotNull();
          }
        }
      }
    }
    assertThat(metadata.hasResource("linux/x64/org/lwjgl/liblwjgl.so")).isTrue();
    assertThat(metadata.hasResource("macos/arm64/org/lwjgl/liblwjgl.dylib")).isTrue();
    assertThat(metadata.hasResource("windows/x64/org/lwjgl/lwjgl.dll")).isTrue();
    try (Stream<Path> services = Files.list(RUNTIME.resolve("resources/META-INF/services"))) {
      for (Path service : services.toList()) {
        String name = "META-INF/services/" + service.getFileName();
        assertThat(metadata.hasResource(name) || name.endsWith(".Processor")).as(name).isTrue();
        if (!name.endsWith(".Processor")) {
          assertThat(metadata.types).contains(Files.readString(service).strip());
        }
      }
    }
  }

  /** Whoever adds reflection to the runtime adds to the metadata, and here. */
  @Test
  void theRuntimeUsesReflectionInKnownPlaces() throws IOException {
    Pattern reflection =
        Pattern.compile(
            "\\.(getConstructors?|getMethods?|getDeclared\\w+|getFields?|forName|newProxyInstance"
                + "|loadClass|findVirtual|findStatic|findConstructor|getRecordComponents"
                + "|getResource\\w*|getSystemResource\\w*)\\("
                + "|ServiceLoader\\.load|ManagementFactory\\.");
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(RUNTIME.resolve("java"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        String name = RUNTIME.resolve("java/dev/sycamore").relativize(file).toString();
        // The commands run on a JVM, and so do annotation processors.
        boolean runs = !name.startsWith("runtime/cli/") && !name.startsWith("runtime/processing/");
        if (runs && reflection.matcher(Files.readString(file)).find()) {
          found.add(name.replace('\\', '/'));
        }
      }
    }
    assertThat(found)
        .containsExactlyInAnyOrder(
            "StatisticsBean.java",
            // Only for loaders that can be unloaded: an image has none.
            "runtime/cleanup/UnloadableActions.java",
            "runtime/failure/FailureCopy.java",
            "runtime/images/ImageCatalog.java",
            "runtime/kernel/ClassFileCache.java",
            "runtime/kernel/CompiledCode.java",
            "runtime/kernel/FunctionLaunches.java",
            "runtime/kernel/LambdaReader.java",
            "runtime/kernel/LaunchSite.java",
            "runtime/kernel/UnitBindings.java",
            "runtime/natives/Lwjgl.java",
            // An image makes no classes at run time: there, records are copied one by one.
            "runtime/records/RecordHandles.java",
            "runtime/records/LeafScan.java",
            "runtime/records/ReadParts.java",
            "runtime/statistics/RuntimeEvents.java",
            "runtime/workgroup/WorkItemThreads.java");
  }

  /** A file, which must have the schema 1.1.0 of GraalVM, as far as we use it. */
  private static final class Metadata {
    private static final Set<String> OPENED =
        Set.of("allDeclaredConstructors", "allDeclaredFields", "allDeclaredMethods");

    final Set<String> types = new TreeSet<>();
    final Set<String> lambdas = new TreeSet<>();

    /** Types of which all is in the image. */
    final Set<String> opened = new TreeSet<>();

    final Map<String, List<Map<?, ?>>> methods = new TreeMap<>();
    final List<Pattern> resources = new ArrayList<>();

    void read(Path file) throws IOException {
      // JSON is YAML.
      Map<?, ?> all =
          (Map<?, ?>)
              new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file));
      assertThat(keys("reflection", "resources").containsAll(all.keySet())).isTrue();
      for (Object entry : (List<?>) all.get("reflection")) {
        readReflection((Map<?, ?>) entry);
      }
      for (Object entry : (List<?>) all.get("resources")) {
        assertThat((Object) ((Map<?, ?>) entry).keySet()).isEqualTo(keys("glob"));
        resources.add(pattern((String) ((Map<?, ?>) entry).get("glob")));
      }
    }

    private void readReflection(Map<?, ?> entry) {
      Set<Object> keys = new HashSet<>(entry.keySet());
      if (keys.removeAll(OPENED)) {
        OPENED.forEach(all -> assertThat(entry.get(all)).isEqualTo(true));
        opened.add((String) entry.get("type"));
      }
      assertThat(keys("type", "methods", "serializable").containsAll(keys)).isTrue();
      List<Map<?, ?>> called = new ArrayList<>();
      if (entry.get("methods") instanceof List<?> list) {
        for (Object method : list) {
          assertThat((Object) ((Map<?, ?>) method).keySet())
              .isEqualTo(keys("name", "parameterTypes"));
          called.add((Map<?, ?>) method);
        }
      }
      if (entry.get("type") instanceof String name) {
        types.add(name);
        methods.put(name, called);
      } else {
        Map<?, ?> type = (Map<?, ?>) entry.get("type");
        assertThat((Object) type.keySet()).isEqualTo(keys("lambda"));
        Map<?, ?> lambda = (Map<?, ?>) type.get("lambda");
        assertThat((Object) lambda.keySet()).isEqualTo(keys("declaringClass", "interfaces"));
        assertThat(called)
            .extracting(method -> (Object) method.get("name"))
            .containsExactly("writeReplace");
        assertThat(entry.get("serializable")).isEqualTo(true);
        for (Object implemented : (List<?>) lambda.get("interfaces")) {
          lambdas.add(lambda.get("declaringClass") + " " + implemented);
        }
      }
    }

    private static Set<Object> keys(Object... keys) {
      return Set.of(keys);
    }

    private static Pattern pattern(String glob) {
      return Pattern.compile("\\Q" + glob.replace("*", "\\E[^/]*\\Q") + "\\E");
    }

    boolean hasResource(String name) {
      return resources.stream().anyMatch(pattern -> pattern.matcher(name).matches());
    }
  }
}
