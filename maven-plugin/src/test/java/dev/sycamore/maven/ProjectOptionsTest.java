package dev.sycamore.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.report.BuildTargets;
import dev.sycamore.processor.options.ImageOptions;
import java.io.StringReader;
import java.util.Optional;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.junit.jupiter.api.Test;

class ProjectOptionsTest {

  private static ProjectOptions options(String children) throws Exception {
    Xpp3Dom configuration =
        Xpp3DomBuilder.build(new StringReader("<configuration>" + children + "</configuration>"));
    return ProjectOptions.of(Optional.of(configuration));
  }

  @Test
  void theArgumentsOfTheCompilerAreRead() throws Exception {
    ProjectOptions options =
        options(
            """
            <compilerArgs>
              <arg>-Xlint:all</arg>
              <arg>-Asycamore.targets=x86_64</arg>
              <arg> -Asycamore.targets=spir64,ptx64 </arg>
              <arg/>
            </compilerArgs>
            <compilerArgument>-Asycamore.checks=on</compilerArgument>
            """);

    assertThat(options.value("targets")).contains("spir64,ptx64");
    assertThat(options.value("checks")).contains("on");
    assertThat(options.value("split")).isEmpty();
  }

  @Test
  void aDeviceLinkGetsWhatItTakes() throws Exception {
    ProjectOptions options =
        options(
            """
            <compilerArgs>
              <arg>-Asycamore.deviceBuild=modules</arg>
              <arg>-Asycamore.checks=on</arg>
              <arg>-Asycamore.sourcepath=../core</arg>
              <arg>-Asycamore.severity.SYC3003=error</arg>
              <arg>-Asycamore.split=per_kernel</arg>
            </compilerArgs>
            """);

    assertThat(options.with("targets", "x86_64").with("split", null).ofLink())
        .containsExactly(
            "-Asycamore.severity.SYC3003=error",
            "-Asycamore.split=per_kernel",
            "-Asycamore.targets=x86_64");
  }

  @Test
  void aProjectWithoutConfigurationHasNone() {
    assertThat(ProjectOptions.of(Optional.empty()).arguments()).isEmpty();
  }

  /** The check requires what a compilation without targets makes. */
  @Test
  void theUsualTargetsAreThoseOfTheProcessor() {
    BuildTargets usual = BuildTargets.of("", DeviceConfiguration.standard());
    assertThat(usual.all()).isEqualTo(ImageOptions.DEFAULT_TARGETS);
    assertThat(usual.implied()).isTrue();
  }
}
