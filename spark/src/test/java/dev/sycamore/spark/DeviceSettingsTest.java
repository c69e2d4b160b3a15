package dev.sycamore.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.resource.ResourceInformation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which device a task has, from the configuration and its resources. */
@Tag("module")
class DeviceSettingsTest {

  private static DeviceSettings settings(String key, String value) {
    return DeviceSettings.of(new SparkConf(false).set(key, value));
  }

  private static Map<String, ResourceInformation> gpus(String... addresses) {
    return Map.of("gpu", new ResourceInformation("gpu", addresses));
  }

  @Test
  void withoutEntriesTheDefaultsOfTheRuntimeHold() {
    DeviceSettings settings = DeviceSettings.of(new SparkConf(false));

    assertThat(settings.selection(Map.of())).isEmpty();
    assertThat(settings.device(Map.of()).id()).isEqualTo("native-cpu");
    assertThat(settings.batchRows()).isEqualTo(65_536);
  }

  @ParameterizedTest
  @CsvSource({
    "'', cuda:3",
    "cuda, cuda:3",
    "opencl, opencl:3",
    "opencl:1, opencl:1",
    "native-cpu, native-cpu",
    "gpu && fp64, gpu && fp64"
  })
  void theAddressOfTheTasksGpuIsTheNumberThatTheConfigurationLeavesOpen(
      String device, String selection) {
    assertThat(settings(DeviceSettings.DEVICE, device).selection(gpus("3"))).isEqualTo(selection);
  }

  @Test
  void aKindWithoutAnAddressIsAnExpression() {
    assertThat(settings(DeviceSettings.DEVICE, " opencl ").selection(Map.of())).isEqualTo("opencl");
  }

  @Test
  void otherResourcesAreNoGpus() {
    Map<String, ResourceInformation> fpga =
        Map.of("fpga", new ResourceInformation("fpga", new String[] {"3"}));

    assertThat(settings(DeviceSettings.DEVICE, "").selection(fpga)).isEmpty();
  }

  @Test
  void aTaskHasOneGpuByItsNumber() {
    DeviceSettings cuda = settings(DeviceSettings.DEVICE, "cuda");

    assertThatThrownBy(() -> cuda.selection(gpus("0", "1")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the task has the GPUs 0, 1")
        .hasMessageContaining("spark.task.resource.gpu.amount");
    assertThatThrownBy(() -> cuda.selection(gpus("GPU-5fd4")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("GPU-5fd4");
  }

  @Test
  void aDeviceThatIsMissingIsAnErrorOfTheEntry() {
    assertThatThrownBy(() -> settings(DeviceSettings.DEVICE, "opencl:99").device(Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("spark.sycamore.device=opencl:99");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many", "3000000000", ""})
  void aWrongNumberOfRowsIsAnError(String rows) {
    assertThatThrownBy(() -> settings(DeviceSettings.BATCH_ROWS, rows))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("spark.sycamore.batchRows=" + rows);
  }
}
