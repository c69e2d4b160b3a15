package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.sycamore.backend.cli.DeviceBuilds;
import dev.sycamore.backend.cli.SycamoreMain;
import dev.sycamore.backend.job.DeviceBuildOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code sycamore report} on what the driver compiled. */
@Tag("one-jdk")
@Tag("full")
class ReportCommandTest extends DriverProject {

  private static final String REPORTED =
      """
      package p;
      import dev.sycamore.*;
      import dev.sycamore.annotations.*;
      import static dev.sycamore.Range.range;
      class Reported {
        @Unchecked static double half(double x) { return x / 2; }
        static double quarter(double x) { return half(half(x)); }
        static void run(DeviceQueue q, int[] in, int[] out, double[] d) {
          q.parallelFor("plain", range(8), i -> out[i] = in[i] + 1);
          q.parallelFor("wide", range(8), i -> d[i] = quarter(d[i])); // <script>
          @Kernel @DeviceHas({}) RangeKernel1 declared = i -> d[i] = half(i);
          q.parallelFor(range(8), declared);
        }
      }
      """;

  @BeforeEach
  void compileReported() throws IOException {
    source("Reported", REPORTED);
  }

  private int report(StringWriter errors, String... words) {
    try (DeviceBuilds builds = new DeviceBuilds(DeviceBuildOptions.fromSystemProperties())) {
      return SycamoreMain.run(new PrintWriter(errors, true), builds, words);
    }
  }

  private JsonNode json(String name) throws IOException {
    StringWriter errors = new StringWriter();
    int status =
        report(
            errors,
            "report",
            "-cp",
            file("out").toString(),
            "--source",
            file("src").toString(),
            "--json",
            "-o",
            file(name).toString());
    assertThat(status).as(errors.toString()).isZero();
    return new ObjectMapper().readTree(Files.readString(file(name)));
  }

  private static JsonNode named(JsonNode report, String name) {
    return StreamSupport.stream(report.get("kernels").spliterator(), false)
        .filter(kernel -> kernel.get("name").asText().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The kernel of the local variable, which has a name that the compiler made. */
  private static JsonNode declared(JsonNode report) {
    return StreamSupport.stream(report.get("kernels").spliterator(), false)
        .filter(kernel -> kernel.get("place").asText().startsWith("Reported.java:11:"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aReportHasWhatTheCompilerKnew() throws IOException {
    assertGood(
        run(
            "-d",
            file("out").toString(),
            "--targets=x86_64,spir64",
            file("src/p/Reported.java").toString()));
    JsonNode report = json("a.json");
    assertThat(report.get("targets").toString()).isEqualTo("[\"opencl\",\"spir64\",\"x86_64\"]");

    JsonNode plain = named(report, "plain");
    assertThat(plain.get("aspects")).isEmpty();
    assertThat(plain.get("arguments").findValuesAsText("moves"))
        .containsExactlyInAnyOrder("in", "in and out");
    JsonNode image = plain.get("images").get(0);
    assertThat(image.get("target").asText()).isEqualTo("x86_64");
    assertThat(image.get("stackBytes").asLong()).isGreaterThanOrEqualTo(4096);
    assertThat(image.get("remarks").get(0).asText()).contains("work-items at a time");
    assertThat(image.get("remarks").get(1).asText())
        .isEqualTo("2 checks: 0 proved, 2 decided at the launch");
    assertThat(image.get("reason").asText()).contains("require something else of a device");

    JsonNode wide = named(report, "wide");
    assertThat(wide.get("aspects").get(0).get("aspect").asText()).isEqualTo("fp64");
    assertThat(wide.get("aspects").get(0).get("chain").get(0).asText()).isEqualTo("wide");
    assertThat(wide.get("calls").get("calls").get(0).get("function").asText())
        .isEqualTo("Reported.quarter(double)");
    assertThat(wide.get("source").findValuesAsText("text").toString()).contains("// <script>");

    assertThat(plain.get("writes").toString())
        .isEqualTo("{\"proved\":1,\"refuted\":0,\"unknown\":0}");
    assertThat(plain.get("unchecked")).isEmpty();
    assertThat(wide.get("unchecked").toString())
        .isEqualTo(
            "[{\"function\":\"Reported.half(double)\",\"place\":\"Reported.java:6:3\","
                + "\"why\":\"@Unchecked at the method half\"}]");

    JsonNode declared = declared(report);
    assertThat(declared.get("warnings").get(0).get("code").asText()).startsWith("SYC2");
    assertThat(declared.get("warnings").get(0).get("line").asInt()).isEqualTo(11);
    json("b.json");
    assertThat(file("b.json")).hasSameBinaryContentAs(file("a.json"));
  }

  /** Those of every package of the device library, and no others with the names of its classes. */
  @Test
  void functionsOfTheDeviceLibraryAreMarked() throws IOException {
    source(
        "Hyperbolic",
        "package p; class Hyperbolic { static double sinh(double x) { return x + 1; } }");
    source(
        "Groups",
        """
        package p;
        import dev.sycamore.*;
        import static dev.sycamore.NdRange.ndRange;
        import static dev.sycamore.Range.range;
        class Groups {
          static int own(int x) { return x + 1; }
          static void run(DeviceQueue q, int[] a, int[] b, double[] d) {
            q.submit(h -> {
              LocalInts t = h.localInts(8);
              h.parallelFor("kernel", ndRange(8, 8), it -> {
                int sum = it.group().reduce(own(it.globalId()), Op.ADD);
                it.group().waitFor(it.group().asyncWorkGroupCopy(t, 0, a, 0, 8));
                d[it.globalId()] = Math.sin(sum) + Hyperbolic.sinh(sum) + it.subGroup().inclusiveScan(sum, Op.MAX);
                b[it.globalId()] = t.get(it.localId());
              });
            });
          }
        }
        """);
    assertGood(
        run(
            "-d",
            file("out").toString(),
            "--targets=x86_64",
            file("src/p/Hyperbolic.java").toString(),
            file("src/p/Groups.java").toString()));
    Map<String, Boolean> library = new TreeMap<>();
    for (JsonNode call : named(json("a.json"), "kernel").get("calls").get("calls")) {
      String function = call.get("function").asText();
      library.put(function.substring(0, function.indexOf('.')), call.get("library").asBoolean());
    }
    assertThat(library)
        .containsEntry("Groups", false)
        .containsEntry("Hyperbolic", false)
        .containsEntry("Trigonometric", true)
        .containsEntry("IntGroup", true)
        .containsEntry("IntSubGroup", true)
        .containsEntry("IntCopies", true);
  }

  @Test
  void warningsThatAreGoneAreForgotten() throws IOException {
    String[] words = {
      "-d",
      file("out").toString(),
      "--no-rdc",
      "--targets=x86_64",
      file("src/p/Reported.java").toString()
    };
    assertGood(run(words));
    assertThat(file("out/META-INF/sycamore/p/Reported.warnings")).exists();
    assertThat(declared(json("a.json")).get("warnings")).isNotEmpty();
    source("Reported", REPORTED.replace("@DeviceHas({})", "@DeviceHas(Aspect.FP64)"));
    assertGood(run(words));
    assertThat(declared(json("b.json")).get("warnings")).isEmpty();
    // In between the cache of source files has both.
    source("Reported", REPORTED);
    assertGood(run(words));
    assertThat(declared(json("c.json")).get("warnings")).isNotEmpty();
  }

  @Test
  void thePageIsOneFile() throws IOException {
    assertGood(
        run(
            "-d",
            file("out").toString(),
            "--targets=x86_64",
            file("src/p/Reported.java").toString()));
    StringWriter errors = new StringWriter();
    String page = file("page.html").toString();
    List<String> words = List.of("report", "-cp", file("out").toString(), "-o", page);
    assertThat(report(errors, words.toArray(String[]::new))).as(errors.toString()).isZero();
    assertThat(Files.readString(file("page.html")))
        .contains("<b>wide</b>", "The source was not found", "p.Reported");
    assertThat(report(errors, "report", "-cp", file("none").toString(), "-o", page)).isEqualTo(1);
    assertThat(errors.toString()).contains(file("none") + ": error: cannot be read");
    assertThat(report(errors, "report")).isEqualTo(2);
    assertThat(report(errors, "report", "-cp", "out", "--format=pdf")).isEqualTo(2);
    assertThat(errors.toString()).contains("'pdf' is not html or json");
  }
}
