package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CallersTest {
  @Test
  void methodsOfTheJdkAreNoPlacesOfTheProgram() {
    String shown = Optional.<String>empty().orElseGet(Callers::shown);

    assertThat(shown).startsWith("; launched at ");
    assertThat(shown).doesNotContain("Optional.java", "Method.java", "null");
  }

  @Test
  void classesOfThisProjectsLibrariesAreNotOfTheProgram() {
    assertThat(Callers.isOfProgram("Main")).isTrue();
    assertThat(Callers.isOfProgram("dev.sycamore.sparkling.Main")).isTrue();
    assertThat(Callers.isOfProgram("dev.sycamore.tests.Main")).isTrue();
    assertThat(Callers.isOfProgram("dev.sycamore.DeviceQueue")).isFalse();
    assertThat(Callers.isOfProgram("dev.sycamore.spark.PartitionBatches")).isFalse();
    assertThat(Callers.isOfProgram("dev.sycamore.runtime.queue.Tasks$1")).isFalse();
  }

  @Test
  void classesOfTheJdkHaveNoKernels() {
    List<Class<?>> classes = Stream.of(1).flatMap(i -> Callers.classes().stream()).toList();

    assertThat(classes).isNotEmpty();
    assertThat(classes).noneMatch(type -> type.getName().startsWith("java."));
    assertThat(classes).noneMatch(type -> type.getName().startsWith("jdk."));
  }
}
