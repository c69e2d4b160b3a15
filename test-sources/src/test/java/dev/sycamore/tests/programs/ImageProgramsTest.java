package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.RusticlProcess;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.tools.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Images have the same bits on every device, and need no {@code double} on any. */
@Tag("one-jdk")
@Tag("full")
class ImageProgramsTest {
  private static final List<String> NAMES = List.of("ImageFormats", "ImageFilters", "ImageBorders");

  @TempDir static Path folder;
  private static Compiled compiled;

  @BeforeAll
  static void compile() {
    compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=x86_64,spir64,ptx64,amdgcn", "-Asycamore.checks=off")
            .compile(
                Stream.of("accepted", "unchecked")
                    .flatMap(kind -> Program.in(kind).stream())
                    .filter(program -> NAMES.contains(program.name()))
                    .flatMap(program -> program.sources().stream())
                    .toList());
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
  }

  @Test
  void noCodeForDevicesHasADouble() throws IOException {
    Path images = compiled.classes().resolve("META-INF/sycamore");

    for (String name : NAMES) {
      assertThat(Files.readString(images.resolve(name + ".ll"))).doesNotContain("double");
      assertThat(Files.readString(images.resolve(name + ".ptx64.ptx"))).doesNotContain(".f64");
      assertThat(Files.readString(images.resolve(name + ".opencl.cl"))).doesNotContain("double");
    }
  }

  /**
   * Called in a process of its own, where rusticl is one of the drivers, and no assertions are
   * evaluated.
   */
  public static void main(String[] args) throws ReflectiveOperationException {
    for (ComputeDevice device : ComputeDevice.all()) {
      StringBuilder results = new StringBuilder();
      for (String name : NAMES) {
        try (DeviceQueue queue = DeviceQueue.open(device)) {
          Object result =
              Class.forName(name).getMethod("run", DeviceQueue.class).invoke(null, queue);
          results.append(' ').append(Results.lines(result).hashCode());
        }
      }
      System.out.println(
          device.id() + "|" + device.aspects().contains(Aspect.FP64) + "|" + results);
    }
  }

  @Test
  void everyDeviceGivesTheBitsOfTheJvm() throws Exception {
    List<String> lines =
        RusticlProcess.run(ImageProgramsTest.class.getName(), List.of(compiled.classes()));

    String host = lines.get(0).replaceFirst("^host\\|true", "");
    assertThat(host).startsWith("| ");
    assertThat(lines).hasSizeGreaterThan(1).allSatisfy(line -> assertThat(line).endsWith(host));
    if (Tool.RUSTICL.isRequired()) {
      assertThat(lines).anyMatch(line -> line.contains("|false|"));
    }
  }
}
