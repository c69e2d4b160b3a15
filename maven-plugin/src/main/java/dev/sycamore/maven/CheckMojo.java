package dev.sycamore.maven;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.report.BuildTargets;
import dev.sycamore.backend.report.KernelReport;
import dev.sycamore.backend.report.MissingImages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Fails unless each kernel of the class output has an image for each target of the build. */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class CheckMojo extends KernelMojo {

  /** Targets, separated by commas. Default: those of the compilation. */
  @Parameter(property = "sycamore.targets")
  private String targets;

  /** Creates the goal; Maven calls this. */
  public CheckMojo() {}

  @Override
  void run() throws MojoExecutionException, MojoFailureException {
    ProjectOptions options = options().with(CompilerOption.TARGETS, targets);
    BuildTargets required;
    DeviceConfiguration configuration;
    try {
      configuration = configuration(options.value(CompilerOption.DEVICE_CONFIG_FILE));
      required = BuildTargets.of(options.value(CompilerOption.TARGETS).orElse(""), configuration);
    } catch (IllegalArgumentException | ConfigurationException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
    KernelReport report = read();
    List<String> errors = new ArrayList<>(report.problems());
    errors.addAll(new MissingImages(required, configuration, sources()).errors(report));
    if (!errors.isEmpty()) {
      report(errors);
      throw new MojoFailureException(
          "kernels lack images for the targets " + required + "; see the errors above");
    }
    getLog().info("Kernels: " + report.kernels().size() + ", all with images for " + required);
  }

  private static DeviceConfiguration configuration(Optional<String> file)
      throws ConfigurationException {
    return file.isPresent()
        ? DeviceConfiguration.read(Path.of(file.get()))
        : DeviceConfiguration.standard();
  }
}
