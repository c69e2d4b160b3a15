package dev.sycamore.tests.external;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.driver.Sycamorec;
import dev.sycamore.tests.devices.RusticlProcess;
import dev.sycamore.testsupport.tools.Tool;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A library that changes between the compilation of its callers and their device link. */
@Tag("one-jdk")
@Tag("full")
class DeviceLinkedLibraryTest {

  /** What it prints after a bar is the same on all devices. */
  private static final String APP =
      """
      package app;
      import dev.sycamore.*;
      import dev.sycamore.annotations.SpecConstant;
      public class App {
        @SpecConstant static int offset = 1000;

        public static void main(String[] args) {
          for (ComputeDevice device : ComputeDevice.all()) {
            int[] a = new int[2];
            float[] d = new float[2];
            int[] b = new int[2];
            try (DeviceQueue q = DeviceQueue.open(device)) {
              q.parallelFor(Range.range(2), i -> a[i] = lib.Lib.at(i) + offset);
              q.parallelFor(Range.range(2), i -> d[i] = lib.Lib.at(i) / 4f);
              Other.run(q, b);
              q.await();
              System.out.println(
                  device.id() + "|" + a[0] + " " + a[1] + " " + d[0] + " " + d[1] + " " + b[1]);
            } catch (KernelNotSupportedException e) {
              System.out.println(device.id() + "|" + e.getMessage());
            }
          }
        }
      }
      """;

  /** Another unit that calls the same library. */
  private static final String OTHER =
      """
      package app;
      import dev.sycamore.*;
      class Other {
        static int own(int x) { return lib.Lib.at(x) - 1; }
        static void run(DeviceQueue q, int[] b) {
          q.parallelFor(Range.range(2), i -> b[i] = own(i));
        }
      }
      """;

  private static final String LIBRARY =
      """
      package lib;
      import dev.sycamore.annotations.Device;
      public class Lib {
        @Device(external = true)
        public static int at(int x) { return @BODY@; }
        static int helper(int x) { return x + 10; }
        static int only(int x) { return x + 999; }
        @Device(external = true)
        public static int notCalled(int x) { return only(x); }
      }
      """;

  private static final String OLD = LIBRARY.replace("@BODY@", "helper(x)");

  /** Calls another library, which nothing called when the application was compiled. */
  private static final String NEW = LIBRARY.replace("@BODY@", "more.More.of(x) * 2");

  private static final String MORE =
      """
      package more;
      import dev.sycamore.annotations.Device;
      public class More {
        static int part(int x) { return x + 50; }
        @Device(external = true)
        public static int of(int x) { return part(x) / 1; }
      }
      """;

  private static final String BEFORE = "1010 1011 2.5 2.75 10";
  private static final String AFTER = "1100 1102 25.0 25.5 101";

  @TempDir Path folder;

  @BeforeEach
  void compile() throws IOException {
    Files.createDirectory(folder.resolve("more"));
    compile("more", "", "more/More", MORE);
    library(OLD);
    source("app/App", APP);
    source("app/Other", OTHER);
    good("-c", "--checks=on", "-cp", path("lib"), "-d", file("out"), java("App"), java("Other"));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private String java(String name) {
    return file("src/app/" + name + ".java");
  }

  /** These, and the class path of the test. */
  private String path(String... names) {
    return Stream.concat(
            Stream.of(names).map(this::file), Stream.of(System.getProperty("java.class.path")))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private void source(String name, String text) throws IOException {
    Path file = folder.resolve("src/" + name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void compile(String output, String library, String name, String text) throws IOException {
    source(name, text);
    good("-c", "-cp", path(library), "-d", file(output), file("src/" + name + ".java"));
  }

  private void library(String text) throws IOException {
    compile("lib", "more", "lib/Lib", text);
  }

  private static void good(String... arguments) {
    Sycamorec.Run run = Sycamorec.run(arguments);
    assertThat(run.status()).as(run.errors()).isZero();
  }

  private void deviceLink(String... options) {
    List<String> words =
        new ArrayList<>(
            List.of("--device-link", "--device-code-split=per_kernel", "-cp", path("lib", "more")));
    words.addAll(List.of(options));
    words.add(file("out"));
    good(words.toArray(String[]::new));
  }

  /** What the program prints, on every device that is there. */
  private Map<String, String> run(String... classes) throws Exception {
    Map<String, String> results = new LinkedHashMap<>();
    List<Path> path = Stream.of(classes).map(folder::resolve).toList();
    for (String line : RusticlProcess.run("app.App", path)) {
      String[] parts = line.split("\\|", 2);
      results.put(parts[0], parts[1]);
    }
    assertThat(results).containsKeys("host", "native-cpu");
    if (Tool.OPENCL.isRequired() && Tool.RUSTICL.isRequired()) {
      assertThat(results).containsKeys("opencl:0", "opencl:1");
    }
    return results;
  }

  private void assertAll(String expected, String... classes) throws Exception {
    run(classes).forEach((device, result) -> assertThat(result).as(device).isEqualTo(expected));
  }

  private String text(String folderOfClasses, String unit) throws IOException {
    return Files.readString(
        folder.resolve(folderOfClasses + "/META-INF/sycamore/app/" + unit + ".opencl.cl"));
  }

  @Test
  void everyDeviceRunsTheLibraryOfTheLink() throws Exception {
    deviceLink("-d", file("device"));
    assertThat(text("device", "App"))
        .isEqualTo(text("out", "App"))
        .contains("\n// end of the libraries\n", "lib_Lib_at", "helper")
        .doesNotContain("notCalled", "999");
    assertAll(BEFORE, "device", "out", "lib");

    library(NEW);
    deviceLink("-d", file("device"));
    assertAll(AFTER, "device", "out", "lib", "more");
    // Without SPIR-V all OpenCL drivers compile the text.
    deviceLink("--targets=x86_64", "-d", file("text"));
    assertThat(text("text", "Other"))
        .isEqualTo(text("device", "Other"))
        .contains("More.java", "lib_Lib");
    assertAll(AFTER, "text", "out", "lib", "more");
    // Beside the classes, and once more.
    deviceLink("--targets=x86_64");
    assertAll(AFTER, "out", "lib", "more");
    deviceLink("--targets=x86_64");
    assertAll(AFTER, "out", "lib", "more");
  }

  /** A link says what the device code is made from, and nothing else may run. */
  @Test
  void theLibraryOfTheLinkIsTheOneThatIsLaunched() throws Exception {
    library(NEW);
    deviceLink("--targets=x86_64", "-d", file("device"));
    library(OLD);

    Map<String, String> results = run("device", "out", "lib", "more");
    assertThat(results.remove("host")).isEqualTo(BEFORE);
    results.forEach(
        (device, result) ->
            assertThat(result)
                .as(device)
                .contains("is not made from the code that lib.Lib.at has now"));

    deviceLink("--targets=x86_64", "-d", file("device"));
    assertAll(BEFORE, "device", "out", "lib", "more");
  }

  @Test
  void aLibraryOfAnEarlierCompilerIsTakenAsAWhole() throws Exception {
    Path text = folder.resolve("lib/META-INF/sycamore/lib/Lib.external.opencl.cl");
    assertThat(text).content().contains("\n// part ", "notCalled");
    String withoutParts = Files.readString(text).replaceAll("(?m)^// (part|end of parts).*\n", "");
    Files.writeString(text, withoutParts);
    deviceLink("--targets=x86_64", "-d", file("device"));

    assertThat(text("device", "Other")).startsWith(withoutParts);
    assertAll(BEFORE, "device", "out", "lib");
  }

  @Test
  void aLibraryThatDoesNotFitIsAnErrorThatNamesUnitAndFunction() throws Exception {
    String text = text("out", "App");
    library(OLD.replace("int at(", "long at("));
    assertFails(
        "lib"
            + File.separator
            + "META-INF/sycamore/lib/Lib.external.ll: error: the function 'Lib.at(int)'"
            + " (Lib.java:4:3) is i64 (i32) here, and ",
        "out/META-INF/sycamore/app/App.ll was compiled with 'Lib.at(int)' (App.java:",
        ") as i32 (i32); compile the callers again");
    library(OLD.replace("at(int x)", "at(int x, int y)"));
    assertFails(
        "App.java:13:51: error: function 'Lib.at(int)' of module lib.Lib is not in any input;"
            + " reached by kernels 'App.main.");
    library(NEW);
    Path openCl = folder.resolve("more/META-INF/sycamore/more/More.external.opencl.cl");
    Files.delete(openCl);
    assertFails(
        "app.App: error: its OpenCL C cannot be linked: the library more.More has a module, but"
            + " no OpenCL C next to it");
    assertThat(text("out", "App")).isEqualTo(text);
  }

  private void assertFails(String... parts) {
    Sycamorec.Run run =
        Sycamorec.run("--device-link", "-cp", path("lib", "more"), "--targets=x86_64", file("out"));
    assertThat(run.status()).as(run.errors()).isEqualTo(1);
    assertThat(run.errors()).contains(parts);
  }
}
