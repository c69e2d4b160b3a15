package dev.sycamore.outliner.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.frontend.text.SourceFile;
import org.junit.jupiter.api.Test;

class DeviceLibrarySourcesTest {

  @Test
  void aSourceOfTheApiIsReadOnceAndIsOfTheApi() {
    SourceFile file = new DeviceLibrarySources().sourceOf("dev.sycamore.DeviceMath").orElseThrow();

    assertThat(file.origin()).isEqualTo(SourceFile.Origin.API);
    assertThat(new DeviceLibrarySources().sourceOf("dev.sycamore.DeviceMath")).containsSame(file);
  }
}
