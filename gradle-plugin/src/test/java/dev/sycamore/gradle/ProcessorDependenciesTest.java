package dev.sycamore.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.LlvmClassifiers;
import org.junit.jupiter.api.Test;

class ProcessorDependenciesTest {

  private final ProcessorDependencies dependencies = new ProcessorDependencies();

  @Test
  void eachMachineHasItsOwnLlvm() {
    for (String classifier : LlvmClassifiers.ALL) {
      assertThat(dependencies.llvm(classifier))
          .hasSize(2)
          .allMatch(
              artifact -> artifact.matches("org\\.bytedeco:llvm:[0-9][^:]*(:" + classifier + ")?"));
    }
  }

  @Test
  void anUnknownMachineHasTheBindingsOnly() {
    assertThat(dependencies.llvm("freebsd-x86_64")).hasSize(1);
  }
}
