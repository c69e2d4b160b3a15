package dev.sycamore.runtime.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("module")
class SelectionExpressionTest {
  private static final RuntimeDevice HOST =
      new Described("host", DriverKind.HOST, "Temurin", 1L << 30, Set.of(Aspect.HOST, Aspect.CPU));
  private static final RuntimeDevice CPU =
      new Described(
          "native-cpu", DriverKind.NATIVE_CPU, "GenuineIntel", 8L << 30, Set.of(Aspect.CPU));
  private static final RuntimeDevice SMALL_GPU =
      new Described(
          "opencl:0", DriverKind.OPENCL, "NVIDIA Corporation", 2L << 30, Set.of(Aspect.GPU));
  private static final RuntimeDevice GPU =
      new Described(
          "opencl:1",
          DriverKind.OPENCL,
          "Advanced Micro Devices, Inc.",
          64L << 30,
          Set.of(Aspect.GPU, Aspect.FP64));
  private static final List<RuntimeDevice> ALL = List.of(HOST, CPU, SMALL_GPU, GPU);

  /** A device with 64 KiB of local memory, work-groups of 256 and sub-groups of 16 and 32. */
  private record Described(
      String id, DriverKind driver, String vendor, long memory, Set<Aspect> aspects)
      implements RuntimeDevice {
    @Override
    public String name() {
      return "A device (1)";
    }

    @Override
    public String driverVersion() {
      return "driver 3.1";
    }

    @Override
    public int maxWorkGroupSize() {
      return 256;
    }

    @Override
    public List<Integer> maxWorkItemSizes() {
      return List.of(256, 256, 256);
    }

    @Override
    public long localMemory() {
      return 64 << 10;
    }

    @Override
    public Set<String> targets() {
      return driver == DriverKind.OPENCL ? Set.of("spir64", "amd_gpu_gfx90a") : Set.of();
    }

    @Override
    public List<Integer> subGroupSizes() {
      return List.of(16, 32);
    }

    @Override
    public boolean runsImages() {
      return false;
    }

    @Override
    public Launcher openLauncher(boolean profiling) {
      throw new AssertionError("nothing is opened");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "host; host",
        "opencl; opencl:0",
        "opencl:1; opencl:1",
        "gpu; opencl:0",
        "cpu; native-cpu",
        "gpu && fp64; opencl:1",
        "gpu&&fp64; opencl:1",
        "gpu && fp64 && memory >= 4GiB && vendor ~ micro; opencl:1",
        "vendor ~ nvidia; opencl:0",
        "vendor ~ 'advanced micro'; opencl:1",
        "vendor == GenuineIntel; native-cpu",
        "cpu && vendor != GenuineIntel; host",
        "memory > 2GiB && memory < 9GiB; native-cpu",
        "memory == 2147483648; opencl:0",
        "memory == 2048MiB; opencl:0",
        "memory == 2097152KiB && !host; opencl:0",
        "memory <= 1GiB; host",
        "target == amd_gpu_gfx90a; opencl:0",
        "subGroupSize == 32 && host; host",
        "subGroupSize >= 32 && !gpu; native-cpu",
        "localMemory == 64KiB && maxWorkGroupSize == 256B && host; host",
        "fp64 || host; opencl:1",
        "host || cpu; native-cpu",
        "host, cpu; host",
        "opencl:9, fp16, opencl:1, gpu; opencl:1",
        "!(gpu || host); native-cpu",
        "!gpu && !host; native-cpu",
        "cpu && gpu || fp64; opencl:1",
        "name == \"A device (1)\" && host; host",
        "driver ~ 'VER 3' && id == native-cpu; native-cpu",
      })
  void theBestOfThoseThatAreWantedIsChosen(String expression, String id) {
    assertThat(SelectionExpression.parse(expression).best(ALL).map(RuntimeDevice::id)).contains(id);
  }

  @ParameterizedTest
  @ValueSource(strings = {"accelerator", "opencl:2", "memory > 64GiB", "gpu && cpu", "name ~ z"})
  void noneMayBeWanted(String expression) {
    assertThat(SelectionExpression.parse(expression).best(ALL)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gpu &; 5; '&' is not an operator; write &&",
        "gpu && fp65; 8; 'fp65' is not a kind of device (host, native-cpu, opencl",
        "gpu fp64; 5; 'fp64' where an operator or the end is expected",
        "(gpu; 5; the end where `)` is expected",
        "gpu); 4; ')' where an operator or the end is expected",
        "; 1; the end where a condition is expected",
        "gpu,; 5; the end where a condition is expected",
        "'gpu'; 1; 'gpu' where a condition is expected",
        "memory; 7; the end where a comparison of memory is expected: == != < <= > >=",
        "memory ~ 4; 8; '~' where a comparison of memory is expected: == != < <= > >=",
        "vendor > 4; 8; '>' where a comparison of vendor is expected: == != ~",
        "memory >= 4GB; 11; '4GB' is not a number, such as 256, 64KiB, 512MiB, 4GiB or 1TiB",
        "memory >= -4; 11; '-4' is not a number",
        "memory >= 99999999TiB; 11; '99999999TiB' is not a number",
        "memory >= (4); 11; '(' where a value is expected",
        "vendor ~ 'nv; 10; the quoted text does not end",
        "gpu @ cpu; 5; '@' is not an operator",
        "metal:0; 1; 'metal:0' is not a kind of device",
      })
  void whatIsWrongIsSaidWithItsColumn(String line) {
    String[] parts = line.split("; ", 3);
    check(parts[0], parts[1], parts[2]);
  }

  private static void check(String expression, String column, String problem) {
    assertThatThrownBy(() -> SelectionExpression.parse(expression))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "invalid device expression '" + expression + "', column " + column + ": " + problem);
  }
}
