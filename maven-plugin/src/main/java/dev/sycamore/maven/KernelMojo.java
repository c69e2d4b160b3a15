package dev.sycamore.maven;

import dev.sycamore.backend.report.KernelReport;
import dev.sycamore.backend.report.KernelReports;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** The base of all goals: reads the class output, paths and options of the project. */
abstract class KernelMojo extends AbstractMojo {

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  /** The folder of classes. */
  @Parameter(
      property = "sycamore.classes",
      defaultValue = "${project.build.outputDirectory}",
      required = true)
  private File classesDirectory;

  /**
   * A folder for images, which must precede the classes on the class path. By default images are
   * next to the classes.
   */
  @Parameter(property = "sycamore.imagesDirectory")
  private File imagesDirectory;

  /** Whether to skip the goal. */
  @Parameter(property = "sycamore.skip", defaultValue = "false")
  private boolean skip;

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("Skipped: sycamore.skip is set.");
    } else if (Files.isDirectory(classes())) {
      run();
    } else {
      getLog().info("There are no classes in " + classes() + ".");
    }
  }

  /** Runs the goal; the folder of classes exists. */
  abstract void run() throws MojoExecutionException, MojoFailureException;

  final Path classes() {
    return classesDirectory.toPath();
  }

  /** The folder for images, if it is not that of the classes. */
  final Optional<Path> images() {
    return Optional.ofNullable(imagesDirectory).map(File::toPath);
  }

  /** The options of the compilation. */
  final ProjectOptions options() {
    return ProjectOptions.of(project);
  }

  /** The folders of sources. */
  final List<Path> sources() {
    return project.getCompileSourceRoots().stream().map(Path::of).toList();
  }

  /** Jars and folders that the classes are compiled against. */
  final List<Path> libraries() throws MojoExecutionException {
    try {
      return project.getCompileClasspathElements().stream()
          .map(Path::of)
          .filter(path -> !path.equals(classes()))
          .toList();
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("the class path is not resolved", e);
    }
  }

  /** Reads the kernels of the class output with their images. */
  final KernelReport read() throws MojoExecutionException {
    List<Path> outputs =
        Stream.concat(images().filter(Files::isDirectory).stream(), Stream.of(classes())).toList();
    try {
      return KernelReports.of(outputs, sources(), libraries());
    } catch (IOException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
  }

  /** Reports lines as errors. */
  final void report(List<String> lines) {
    lines.stream().flatMap(String::lines).forEach(getLog()::error);
  }
}
