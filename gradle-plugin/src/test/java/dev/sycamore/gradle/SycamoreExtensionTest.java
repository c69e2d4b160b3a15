package dev.sycamore.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.gradle.api.GradleException;
import org.junit.jupiter.api.Test;

/** {@code ci/gradle.sh} builds a project with the plugin. */
class SycamoreExtensionTest {

  @Test
  void propertiesBecomeArgumentsOfTheCompiler() {
    SycamoreExtension extension = new SycamoreExtension();
    assertThat(extension.values("")).isEmpty();

    extension.setTargets(List.of("x86_64", "spir64"));
    extension.setChecks(false);
    extension.setOptions(Map.of("split", "per_kernel"));
    assertThat(SycamoreExtension.arguments(extension.values("a:b")))
        .containsExactly(
            "-Asycamore.targets=x86_64,spir64",
            "-Asycamore.checks=off",
            "-Asycamore.sourcepath=a:b",
            "-Asycamore.split=per_kernel");
  }

  @Test
  void anOptionThatIsSetTwiceIsAnError() {
    SycamoreExtension extension = new SycamoreExtension();
    extension.setTargets(List.of("x86_64"));
    extension.setOptions(Map.of("targets", "spir64"));
    assertThatThrownBy(() -> extension.values(""))
        .isInstanceOf(GradleException.class)
        .hasMessageContaining("'targets'");
  }
}
