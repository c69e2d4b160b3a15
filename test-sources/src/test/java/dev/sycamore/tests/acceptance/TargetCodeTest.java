package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A kernel with code of its own for each target: {@code DeviceTarget}. */
@Tag("module")
class TargetCodeTest {

  private static final String PROGRAM =
      """
      package p;
      import dev.sycamore.*;
      public class Marks {
        static int mark(int i) {
          if (DeviceTarget.isHost()) {
            return i ^ 1591000001;
          } else if (DeviceTarget.isNativeCpu()) {
            return i ^ 1591000002;
          }
          if (DeviceTarget.isSpirv() && !DeviceTarget.isAtLeastSm(0)) {
            return i ^ 1591000003;
          }
          if (DeviceTarget.isAtLeastSm(80)) {
            return i ^ 1591000004;
          }
          return DeviceTarget.isPtx() ? i ^ 1591000005 : other(i);
        }
        static int other(int i) {
          int mark = i > 9 && !DeviceTarget.isNativeCpu() || i < -9 || DeviceTarget.isPtx() ? 1 : 0;
          while (DeviceTarget.isAmdgcn()) {
            mark = i ^ 1591000006;
            break;
          }
          switch (mark) {
            case 0:
              return DeviceTarget.isOpenClC() ? i ^ 1591000007 : mark;
            default:
              return mark;
          }
        }
        public static int[] run(DeviceQueue q) {
          int[] out = new int[3];
          q.parallelFor(Range.range(3), i -> out[i] = mark(i)).await();
          return out;
        }
      }
      """;

  private static final int FIRST_MARK = 1591000001;
  private static final int LAST_MARK = 1591000007;

  @TempDir static Path folder;
  private static Compiled compiled;

  @BeforeAll
  static void compile() {
    compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=x86_64,spir64,ptx64,nvidia_gpu_sm_80,amdgcn")
            .compile(List.of(new Source("p/Marks.java", PROGRAM)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
  }

  @Test
  void eachImageHasItsOwnBranchOnly() throws IOException {
    Map<String, Integer> expected = new LinkedHashMap<>();
    expected.put(".x86_64.so", 1591000002);
    expected.put(".spir64.spv", 1591000003);
    expected.put(".nvidia_gpu_sm_80.ptx", 1591000004);
    expected.put(".ptx64.ptx", 1591000005);
    expected.put(".amdgcn.hsaco", 1591000006);
    expected.put(".opencl.cl", 1591000007);
    for (Map.Entry<String, Integer> image : expected.entrySet()) {
      byte[] bytes =
          Files.readAllBytes(
              compiled.classes().resolve("META-INF/sycamore/p/Marks" + image.getKey()));
      String text = new String(bytes, StandardCharsets.ISO_8859_1);
      for (int mark = FIRST_MARK; mark <= LAST_MARK; mark++) {
        boolean found = text.contains(Integer.toString(mark)) || text.contains(littleEndian(mark));
        assertThat(found).as(image.getKey() + " " + mark).isEqualTo(mark == image.getValue());
      }
    }
  }

  /** Compilers of OpenCL C print a warning for them while the program runs. */
  @Test
  void openClCHasNoConstantOperandsOfAndAndOr() throws IOException {
    Path code = compiled.classes().resolve("META-INF/sycamore/p/Marks.opencl.cl");
    assertThat(Files.readString(code))
        .contains(" || ")
        .doesNotContainPattern("(&&|\\|\\|) [01]\\b");
  }

  private static String littleEndian(int mark) {
    byte[] bytes = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(mark).array();
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @Test
  void everyDeviceTakesTheBranchOfItsImage() throws Exception {
    assertThat(run(TestDevices.HOST)).containsExactly(marks(FIRST_MARK));
    for (String device : TestDevices.underTest()) {
      int[] result = run(device);
      if (device.startsWith("opencl")) {
        assertThat(result).isIn(marks(1591000003), marks(1591000007));
      } else if (device.startsWith("cuda")) {
        assertThat(result).isIn(marks(1591000004), marks(1591000005));
      } else {
        assertThat(result).containsExactly(marks(1591000002));
      }
    }
  }

  /** A driver takes SPIR-V or, where it cannot, OpenCL C. */
  @Test
  void openClCTakesItsOwnBranch() throws Exception {
    if (TestDevices.underTest().contains("opencl:0")) {
      Path spirv = compiled.classes().resolve("META-INF/sycamore/p/Marks.spir64.spv");
      Path aside = folder.resolve("aside.spv");
      Files.move(spirv, aside);
      try {
        assertThat(run("opencl:0")).containsExactly(marks(1591000007));
      } finally {
        Files.move(aside, spirv);
      }
    }
  }

  private static int[] marks(int mark) {
    return new int[] {mark, 1 ^ mark, 2 ^ mark};
  }

  private int[] run(String device) throws Exception {
    URL[] classes = {compiled.classes().toUri().toURL()};
    try (URLClassLoader loader =
            new URLClassLoader(classes, TargetCodeTest.class.getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Method run = loader.loadClass("p.Marks").getMethod("run", DeviceQueue.class);
      return (int[]) run.invoke(null, queue);
    }
  }
}
