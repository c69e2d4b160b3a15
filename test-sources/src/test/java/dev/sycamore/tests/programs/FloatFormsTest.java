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
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code (float) Math.sqrt(f)} and its like need no {@code double}, on any device; {@code (float)
 * Math.exp(f)} and its like are functions of their own.
 */
@Tag("one-jdk")
@Tag("full")
class FloatFormsTest {
  private static final String PROGRAM = "FloatForms";
  private static final String FUNCTIONS = "FloatFunctions";

  @TempDir Path folder;

  private Compiled compile() {
    return compile(PROGRAM);
  }

  private Compiled compile(String name) {
    Program program =
        Program.in("accepted").stream().filter(p -> p.name().equals(name)).findFirst().get();
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=x86_64,spir64,ptx64,amdgcn")
            .compile(program.sources());
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled;
  }

  @Test
  void noCodeForDevicesHasADouble() throws IOException {
    Path images = compile().classes().resolve("META-INF/sycamore");

    assertThat(text(images, ".ll")).contains("@llvm.sqrt.f32(float").doesNotContain("double");
    assertThat(text(images, ".ptx64.ptx")).contains("sqrt.rn.f32").doesNotContain(".f64");
    assertThat(text(images, ".opencl.cl")).contains("sqrt(").doesNotContain("double");
  }

  private static String text(Path images, String suffix) throws IOException {
    return Files.readString(images.resolve(PROGRAM + suffix));
  }

  @Test
  void functionsOfFloatsAreTheLibrarysOwn() throws IOException {
    Path images = compile(FUNCTIONS).classes().resolve("META-INF/sycamore");

    assertThat(Files.readString(images.resolve(FUNCTIONS + ".ll")))
        .contains("FloatTrigonometric_sin_float", "FloatExponential_exp_float")
        .contains("FloatLogarithm_log_float", "fneg float");
    try (Stream<Path> files = Files.walk(images)) {
      assertThat(files.filter(file -> file.toString().endsWith(".ptx64.ptx")))
          .singleElement(InstanceOfAssertFactories.PATH)
          .content()
          .contains("fma.rn.f64");
    }
    assertThat(Files.readString(images.resolve(FUNCTIONS + ".opencl.cl"))).doesNotContain("fma(");
  }

  /** Called in a process of its own, where rusticl is the driver. */
  public static void main(String[] args) throws ReflectiveOperationException {
    Method run = Class.forName(PROGRAM).getMethod("run", DeviceQueue.class);
    for (ComputeDevice device : ComputeDevice.all()) {
      try (DeviceQueue queue = DeviceQueue.open(device)) {
        float[][] results =
            Arrays.stream((Object[]) run.invoke(null, queue))
                .map(float[].class::cast)
                .toArray(float[][]::new);
        System.out.println(
            device.id()
                + "|"
                + device.aspects().contains(Aspect.FP64)
                + "|"
                + Stream.of(results).map(Arrays::hashCode).toList());
      }
    }
  }

  @Test
  void aDeviceWithoutDoublesGivesTheBitsOfTheJvm() throws Exception {
    List<String> lines =
        RusticlProcess.run(FloatFormsTest.class.getName(), List.of(compile().classes()));

    String host = lines.get(0).replaceFirst("^host\\|true", "");
    assertThat(host).startsWith("|[");
    assertThat(lines).hasSizeGreaterThan(1).allSatisfy(line -> assertThat(line).endsWith(host));
    if (Tool.RUSTICL.isRequired()) {
      assertThat(lines).anyMatch(line -> line.contains("|false|"));
    }
  }
}
