package dev.sycamore.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.option.ProcessorArguments;
import dev.sycamore.backend.report.BuildTargets;
import dev.sycamore.backend.target.ImageTarget;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    assertThat(options.value(CompilerOption.TARGETS)).contains("spir64,ptx64");
    assertThat(options.value(CompilerOption.CHECKS)).contains("on");
    assertThat(options.value(CompilerOption.SPLIT)).isEmpty();
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

    assertThat(
            options
                .with(CompilerOption.TARGETS, "x86_64")
                .with(CompilerOption.SPLIT, null)
                .ofLink())
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
    assertThat(usual.all()).isEqualTo(ImageTarget.STANDARD);
    assertThat(usual.implied()).isTrue();
  }

  /** Properties of the command line are called after the options that they set. */
  @Test
  void propertiesOfGoalsAreNamedByTheTable() throws Exception {
    String descriptor =
        Files.readString(Path.of("target", "classes", "META-INF", "maven", "plugin.xml"));
    for (CompilerOption option : List.of(CompilerOption.TARGETS, CompilerOption.SPLIT)) {
      assertThat(descriptor)
          .contains("<name>" + option.word() + "</name>")
          .contains("${" + ProcessorArguments.PREFIX + option.word() + "}");
    }
  }
}
