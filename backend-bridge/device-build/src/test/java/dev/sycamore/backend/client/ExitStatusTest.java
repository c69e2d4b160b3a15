package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExitStatusTest {

  @ParameterizedTest
  @CsvSource({
    "1, with status 1",
    "134, it aborted",
    "137, it was killed",
    "139, it crashed with a segmentation fault",
    "143, by signal 15",
    "-1073741819, it crashed with status 0xc0000005"
  })
  void theEndIsNamed(int status, String name) {
    assertThat(WorkerDeath.exit(status)).isEqualTo(name);
  }
}
