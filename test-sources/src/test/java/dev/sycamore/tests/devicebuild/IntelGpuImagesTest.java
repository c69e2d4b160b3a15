package dev.sycamore.tests.devicebuild;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.tools.NativeLanguage;
import dev.sycamore.testsupport.tools.QuietJvm;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Machine code for an Intel GPU runs where the driver takes it, and does no harm where not. The GPU
 * is the machine's OpenCL device behind a layer that identifies it as Tiger Lake, and instead of
 * ocloc that device's own driver has compiled the kernels.
 */
@Requires({Tool.OPENCL, Tool.CC})
@Tag("one-jdk")
@Tag("full")
class IntelGpuImagesTest {

  /** What each device computes, in bits; {@code factor} differs from its default value. */
  private static final String APP =
      """
      package p;
      import dev.sycamore.*;
      import dev.sycamore.annotations.SpecConstant;
      import java.util.Arrays;
      public class App {
        @SpecConstant static float factor = 1.5f;
        public static void main(String[] args) {
          for (ComputeDevice device : ComputeDevice.all()) {
            factor = 1.5f;
            StringBuilder results = new StringBuilder();
            for (int queue = 0; queue < 2; queue++) {
              try (DeviceQueue q = DeviceQueue.open(device)) {
                results.append(divided(q));
                factor = 0.3f;
                results.append(divided(q)).append(tiles(q));
              } catch (RuntimeException e) {
                results.append(e.getMessage());
              }
            }
            System.out.println(device.id() + "|" + device.targets() + "|" + results);
          }
        }
        static String divided(DeviceQueue q) {
          float[] a = new float[50];
          q.parallelFor(Range.range(50), i -> a[i] = i / 7f * factor).await();
          return Arrays.toString(a);
        }
        static String tiles(DeviceQueue q) {
          int[] a = new int[32];
          q.submit(h -> {
            LocalInts tile = h.localInts(8);
            h.parallelFor(NdRange.ndRange(Range.range(32), Range.range(8)), it -> {
              tile.set(it.localId(), it.globalId() * 3);
              it.barrier();
              a[it.globalId()] = tile.get(7 - it.localId()) - 1;
            });
          }).await();
          return Arrays.toString(a);
        }
      }
      """;

  private static final String GPU = "intel_gpu_tgl";
  private static final String SOURCE = "META-INF/sycamore/p/App.opencl.cl";

  @TempDir static Path folder;

  /** What a process printed to its two outputs. */
  private record Ended(String output, String errors) {

    /** What the program prints of a device: first the targets, then the values. */
    private String of(String device, int part) {
      return output
          .lines()
          .map(line -> line.split("\\|", 3))
          .filter(parts -> parts[0].equals(device))
          .findFirst()
          .orElseThrow(() -> new AssertionError("no " + device + ": " + this))[part];
    }

    private String targets(String device) {
      return of(device, 1);
    }

    private String values(String device) {
      return of(device, 2);
    }

    /** The lines of the log that name an image. */
    private List<String> refusals() {
      return errors.lines().filter(line -> line.contains("refuses the image")).toList();
    }
  }

  @BeforeAll
  static void compile() throws Exception {
    NativeLanguage.C99.compile(
        List.of(
            "-shared",
            "-fPIC",
            Path.of("programs", "drivers", "tiger_lake.c").toString(),
            "-o",
            layer()));
    Files.writeString(folder.resolve("App.java"), APP);
    sycamorec("text", "--targets=spir64");
    java(
        Map.of(),
        folder.resolve("text"),
        OpenClBinary.class.getName(),
        folder.resolve("text").resolve(SOURCE).toString(),
        folder.resolve("binary").toString());
    Files.writeString(folder.resolve("garbage"), "no machine code\n");
  }

  private static String layer() {
    return folder.resolve("tiger_lake.so").toString();
  }

  /** The class output of a build in which ocloc gives the content of a file. */
  private static Path classes(String output, String code, String... options) throws Exception {
    Path ocloc = folder.resolve("ocloc-" + code);
    Files.writeString(
        ocloc,
        "#!/bin/sh\nwhile [ \"$1\" != -output ]; do shift; done\ncp '%s' \"$2\"\n"
            .formatted(folder.resolve(code)));
    assertThat(ocloc.toFile().setExecutable(true)).isTrue();
    return sycamorec(
        output,
        Stream.concat(Stream.of("--ocloc=" + ocloc), Stream.of(options)).toArray(String[]::new));
  }

  private static Path sycamorec(String output, String... options) throws Exception {
    Path classes = folder.resolve(output);
    List<String> command = new ArrayList<>();
    command.add(Path.of("..", "bin", "sycamorec").toAbsolutePath().normalize().toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-d", classes.toString(), folder.resolve("App.java").toString()));
    run(new ProcessBuilder(command), Map.of("JAVA_HOME", System.getProperty("java.home")));
    return classes;
  }

  private static Ended launchOnGpu(Path classes) throws Exception {
    Ended ended = java(Map.of("OPENCL_LAYERS", layer()), classes, "p.App");
    assertThat(ended.targets("opencl:0")).contains(GPU, "intel_gpu");
    return ended;
  }

  private static Ended java(Map<String, String> environment, Path classes, String... words)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(QuietJvm.options());
    command.add("-cp");
    command.add(classes + File.pathSeparator + System.getProperty("java.class.path"));
    command.addAll(List.of(words));
    return run(new ProcessBuilder(command), environment);
  }

  /** Runs a command, which succeeds. */
  private static Ended run(ProcessBuilder command, Map<String, String> environment)
      throws IOException, InterruptedException {
    File errors = folder.resolve("errors").toFile();
    command.environment().putAll(environment);
    Process process = command.redirectError(errors).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int status = process.waitFor();
    Ended ended = new Ended(output, Files.readString(errors.toPath()));
    assertThat(status).as("%s: %s", command.command(), ended).isZero();
    return ended;
  }

  /** Nothing else of the unit can be read, so nothing else was run. */
  @Test
  void machineCodeRuns() throws Exception {
    Path classes = classes("good", "binary", "--targets=spir64," + GPU);
    Files.delete(classes.resolve(SOURCE));
    deleteSpirv(classes.resolve("META-INF/sycamore/images"));

    Ended ended = launchOnGpu(classes);

    assertThat(ended.values("opencl:0")).isEqualTo(ended.values("host"));
    assertThat(ended.refusals()).isEmpty();
  }

  private static void deleteSpirv(Path images) throws IOException {
    try (Stream<Path> files = Files.list(images)) {
      List<Path> modules = files.filter(file -> file.toString().endsWith(".spv")).toList();
      assertThat(modules).isNotEmpty();
      for (Path module : modules) {
        Files.delete(module);
      }
    }
  }

  @Test
  void whatTheDriverRefusesIsCompiledInsteadAndToldOnce() throws Exception {
    Ended ended = launchOnGpu(classes("bad", "garbage", "--targets=spir64," + GPU));

    assertThat(ended.values("opencl:0")).isEqualTo(ended.values("host"));
    assertThat(ended.errors()).contains("WARNING");
    assertThat(ended.refusals())
        .singleElement()
        .asString()
        .contains("opencl:0 refuses the image META-INF/sycamore/images/")
        .contains("." + GPU + ".bin of the kernel 'App.divided.")
        .endsWith(
            "(OpenCL error -42 (invalid binary)); SPIR-V or OpenCL C of the kernel is compiled"
                + " instead, if there is any");
  }

  /** The build names devices to ocloc that the descriptor does not have. */
  @Test
  void codeForOtherGpusIsNoWarning() throws Exception {
    Ended ended =
        launchOnGpu(
            classes(
                "other",
                "garbage",
                "--targets=spir64,spir64_gen",
                "--backend-args=spir64_gen",
                "-device skl"));

    assertThat(ended.values("opencl:0")).isEqualTo(ended.values("host"));
    assertThat(ended.errors()).isEmpty();
  }

  @Test
  void otherDevicesDoNotTryIt() throws Exception {
    Ended ended =
        java(Map.of(), classes("elsewhere", "garbage", "--targets=spir64," + GPU), "p.App");

    assertThat(ended.targets("opencl:0")).doesNotContain("intel_gpu");
    assertThat(ended.values("opencl:0")).isEqualTo(ended.values("host"));
    assertThat(ended.errors()).isEmpty();
  }
}
