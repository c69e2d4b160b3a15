package dev.sycamore.runtime.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The contract of devices, which runs on both drivers, shows what each of them needs. */
class DriverFaultsTest {
  @Test
  void streamsShareOneQueueOnRusticlOnly() {
    assertThat(DriverFaults.queuesDoNotSeeEachOther("rusticl")).isTrue();
    assertThat(DriverFaults.queuesDoNotSeeEachOther("Portable Computing Language")).isFalse();
  }
}
