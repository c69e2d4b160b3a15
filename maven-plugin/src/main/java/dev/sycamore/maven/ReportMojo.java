package dev.sycamore.maven;

import dev.sycamore.backend.report.KernelReport;
import dev.sycamore.backend.report.KernelReports;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Writes an HTML report on the kernels of the class output, as {@code sycamore report} does. */
@Mojo(
    name = "report",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class ReportMojo extends KernelMojo {

  /** The HTML file to write. */
  @Parameter(
      property = "sycamore.report",
      defaultValue = "${project.build.directory}/sycamore-report.html",
      required = true)
  private File reportFile;

  /** Creates the goal; Maven calls this. */
  public ReportMojo() {}

  @Override
  void run() throws MojoExecutionException, MojoFailureException {
    KernelReport report = read();
    try {
      Files.createDirectories(reportFile.getAbsoluteFile().toPath().getParent());
      KernelReports.write(reportFile.toPath(), KernelReports.html(report));
    } catch (IOException e) {
      throw new MojoExecutionException("cannot write " + reportFile + ": " + e.getMessage(), e);
    }
    getLog().info("Kernels: " + report.kernels().size() + ", in " + reportFile);
    if (!report.problems().isEmpty()) {
      report(report.problems());
      throw new MojoFailureException("not all kernels could be read; see the errors above");
    }
  }
}
