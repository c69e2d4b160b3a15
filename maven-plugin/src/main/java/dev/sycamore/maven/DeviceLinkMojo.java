package dev.sycamore.maven;

import dev.sycamore.backend.images.DeviceUnitFiles;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.driver.SycamorecMain;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Links the device code of the class output with that of the jars on the class path, as {@code
 * sycamorec --device-link} does. Writes the images next to the classes. It is for compilations with
 * {@code -Asycamore.deviceBuild=modules}, and for use after a library has changed.
 */
@Mojo(
    name = "device-link",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.COMPILE,
    threadSafe = true)
public final class DeviceLinkMojo extends KernelMojo {

  /** Targets, separated by commas. Default: those of the compilation. */
  @Parameter(property = "sycamore.targets")
  private String targets;

  /** How kernels are grouped into images. Default: as for the compilation. */
  @Parameter(property = "sycamore.split")
  private String split;

  /**
   * Whether the kernels of the jars on the class path also get images. This requires {@code
   * imagesDirectory}, because jars are not changed.
   */
  @Parameter(property = "sycamore.jars", defaultValue = "false")
  private boolean jars;

  /** The only variable that the link reads: a log has no line of progress. */
  private static final Map<String, String> ENVIRONMENT = Map.of("TERM", "dumb");

  /** Creates the goal; Maven calls this. */
  public DeviceLinkMojo() {}

  @Override
  void run() throws MojoExecutionException, MojoFailureException {
    List<Path> linked = linked();
    if (linked.isEmpty()) {
      getLog().info("There is no device code in " + classes() + ".");
      return;
    }
    List<String> words = new ArrayList<>(List.of(CompilerOption.DEVICE_LINK.command()));
    words.addAll(
        options().with(CompilerOption.TARGETS, targets).with(CompilerOption.SPLIT, split).ofLink());
    words.add("-cp");
    words.add(
        libraries().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    images().ifPresent(images -> words.addAll(List.of("-d", images.toString())));
    linked.forEach(path -> words.add(path.toString()));
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int status;
    try (PrintStream stream = new PrintStream(messages, true, Charset.defaultCharset())) {
      status = SycamorecMain.run(stream, stream, ENVIRONMENT::get, words.toArray(String[]::new));
    }
    List<String> lines = messages.toString(Charset.defaultCharset()).lines().toList();
    if (status != 0) {
      report(lines);
      throw new MojoFailureException(
          "the device code of " + classes() + " was not linked; see the errors above");
    }
    lines.forEach(getLog()::warn);
  }

  /** Returns the class output, and with {@code jars} the jars: those that have device code. */
  private List<Path> linked() throws MojoExecutionException, MojoFailureException {
    if (jars && images().isEmpty()) {
      throw new MojoExecutionException("'jars' needs 'imagesDirectory': jars stay as they are");
    }
    List<Path> all = new ArrayList<>(List.of(classes()));
    if (jars) {
      all.addAll(libraries());
    }
    List<Path> linked = new ArrayList<>();
    for (Path path : all) {
      if (hasDeviceCode(path)) {
        linked.add(path);
      }
    }
    return linked;
  }

  private static boolean hasDeviceCode(Path path) throws MojoFailureException {
    try {
      return !DeviceUnitFiles.in(path).isEmpty();
    } catch (TextFileException e) {
      throw new MojoFailureException(e.getMessage(), e);
    }
  }
}
