package dev.sycamore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class ComputeDeviceTest {
  private static final String PROPERTY = "sycamore.device";
  private final String before = System.getProperty(PROPERTY);

  @AfterEach
  void restore() {
    if (before == null) {
      System.clearProperty(PROPERTY);
    } else {
      System.setProperty(PROPERTY, before);
    }
  }

  @Test
  void hostComesFirstAndIsAlwaysThere() {
    ComputeDevice host = ComputeDevice.all().get(0);
    assertThat(host.id()).isEqualTo("host");
    assertThat(host.kind()).isEqualTo(DeviceKind.HOST);
    assertThat(host.has(Aspect.FP64)).isTrue();
    assertThat(host.has(Aspect.GPU)).isFalse();
    assertThat(ComputeDevice.select("host")).isEqualTo(host).hasToString("host");
  }

  @Test
  void everyDeviceIsFoundByItsWord() {
    for (ComputeDevice device : ComputeDevice.all()) {
      assertThat(ComputeDevice.select(device.id())).isEqualTo(device);
      assertThat(device.name()).isNotBlank();
      assertThat(device.maxWorkGroupSize()).isPositive();
      assertThat(device.subGroupSizes()).isNotEmpty();
      assertThat(device.vendor()).isNotBlank();
      assertThat(device.driver()).containsPattern("[0-9]");
      assertThat(device.memory()).isGreaterThan(1L << 20);
      assertThat(device.localMemory()).isGreaterThan(1L << 10);
    }
  }

  @Test
  void anUnknownWordListsTheDevices() {
    for (String word : new String[] {"cuda:99", "", "opencl:99", "opencl:-1", "gpu:0", "HOST"}) {
      assertThatThrownBy(() -> ComputeDevice.select(word))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("no device '" + word + "'; there are host")
          .hasMessageContaining("native-cpu");
    }
  }

  @Test
  void aWordInOtherLettersNamesTheUsualOne() {
    for (String word : new String[] {"HOST", "Native_CPU", "Native-Cpu"}) {
      assertThatThrownBy(() -> ComputeDevice.select(word))
          .hasMessageContaining(
              "; did you mean '" + word.toLowerCase(Locale.ROOT).replace('_', '-') + "'?");
    }
    assertThatThrownBy(() -> ComputeDevice.select("nvidia"))
        .message()
        .doesNotContain("did you mean")
        .contains("; words for kinds of devices are cpu, gpu, cuda and opencl");
  }

  @Test
  void thePropertySaysWhatTheDefaultIs() {
    System.setProperty(PROPERTY, "host");
    try (DeviceQueue q = DeviceQueue.open()) {
      assertThat(q.device().id()).isEqualTo("host");
    }
    System.setProperty(PROPERTY, "nothing");
    assertThatThrownBy(DeviceQueue::open).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void expressionsChooseFromAllDevices() {
    assertThat(ComputeDevice.select("opencl:77, host && fp64, native-cpu").id()).isEqualTo("host");
    assertThat(ComputeDevice.select("cpu && localMemory >= 16MiB").id()).isEqualTo("native-cpu");
    assertThat(ComputeDevice.select(DeviceSelector.matching("host")).id()).isEqualTo("host");
    assertThatThrownBy(() -> ComputeDevice.select("fp64 && memory > 900TiB"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no device is 'fp64 && memory > 900TiB'; there are host");
    assertThatThrownBy(() -> ComputeDevice.select("fp64 & gpu"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "invalid device expression 'fp64 & gpu', column 6: '&' is not an operator; write &&");
  }

  @Test
  void thePropertyTakesExpressions() {
    System.setProperty(PROPERTY, "localMemory >= 16MiB && !cpu, host");
    assertThat(ComputeDevice.byDefault().id()).isEqualTo("host");
    System.setProperty(PROPERTY, "fp64 &&");
    assertThatThrownBy(ComputeDevice::byDefault)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "invalid device expression 'fp64 &&', column 8: the end where a condition is expected"
                + " (from the system property sycamore.device)");
  }

  @Test
  @Requires(Tool.OPENCL)
  void aKindIsAnExpression() {
    assertThat(ComputeDevice.select("opencl").kind()).isEqualTo(DeviceKind.OPENCL);
  }

  @Test
  void selectorsChooseTheHighestScore() {
    assertThat(ComputeDevice.select(d -> d.kind() == DeviceKind.HOST ? 5 : 1).id())
        .isEqualTo("host");
    assertThat(ComputeDevice.select(DeviceSelector.having(Aspect.HOST)).id()).isEqualTo("host");
    assertThatThrownBy(() -> ComputeDevice.select(d -> -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  @Requires(Tool.OPENCL)
  void javaStillThrowsOnDivisionByZeroBesideOpenCl() {
    ComputeDevice device = ComputeDevice.select("opencl:0");
    try (DeviceQueue q = DeviceQueue.open(device)) {
      assertThat(q.device()).isEqualTo(device);
      int[] numbers = {10, 0};
      // Often enough for the compiled code, which leaves this to the signal.
      for (int i = 0; i < 20_000; i++) {
        assertThatThrownByDivision(numbers);
      }
    }
  }

  private static void assertThatThrownByDivision(int[] numbers) {
    try {
      int quotient = numbers[0] / numbers[1];
      throw new AssertionError("10 / 0 is " + quotient);
    } catch (ArithmeticException e) {
      // As it should be.
    }
  }
}
