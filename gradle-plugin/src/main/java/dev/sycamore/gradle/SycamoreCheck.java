package dev.sycamore.gradle;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.report.BuildTargets;
import dev.sycamore.backend.report.KernelReport;
import dev.sycamore.backend.report.KernelReports;
import dev.sycamore.backend.report.MissingImages;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.TaskAction;

/** Fails unless each kernel of the class output has an image for each target of the build. */
public class SycamoreCheck extends DefaultTask {

  private String targets = "";
  private String deviceConfigFile = "";
  private FileCollection classes;
  private FileCollection libraries;
  private List<String> sourceFolders = List.of();

  /** Creates the task; Gradle calls this. */
  public SycamoreCheck() {}

  /**
   * Returns the targets that each kernel must have an image for.
   *
   * @return targets, separated by commas; empty for the default ones
   */
  @Input
  public String getTargets() {
    return targets;
  }

  /**
   * Sets the targets.
   *
   * @param targets targets, separated by commas; empty for the default ones
   */
  public void setTargets(String targets) {
    this.targets = targets;
  }

  /**
   * Returns the device configuration that describes the targets.
   *
   * @return the path of the file; empty for Sycamore's own configuration
   */
  @Input
  public String getDeviceConfigFile() {
    return deviceConfigFile;
  }

  /**
   * Sets the device configuration.
   *
   * @param deviceConfigFile the path of the file; empty for Sycamore's own configuration
   */
  public void setDeviceConfigFile(String deviceConfigFile) {
    this.deviceConfigFile = deviceConfigFile;
  }

  /**
   * Returns the folders of classes whose kernels are checked.
   *
   * @return the folders; those that do not exist are ignored
   */
  @InputFiles
  public FileCollection getClasses() {
    return classes;
  }

  /**
   * Sets the folders of classes whose kernels are checked.
   *
   * @param classes the folders; those that do not exist are ignored
   */
  public void setClasses(FileCollection classes) {
    this.classes = classes;
  }

  /**
   * Returns the class path of the compilation.
   *
   * @return jars and folders; those that do not exist are ignored
   */
  @Classpath
  public FileCollection getLibraries() {
    return libraries;
  }

  /**
   * Sets the class path of the compilation.
   *
   * @param libraries jars and folders; those that do not exist are ignored
   */
  public void setLibraries(FileCollection libraries) {
    this.libraries = libraries;
  }

  /**
   * Returns the folders of sources. Messages contain the paths of files in them.
   *
   * @return the paths of the folders
   */
  @Input
  public List<String> getSourceFolders() {
    return sourceFolders;
  }

  /**
   * Sets the folders of sources.
   *
   * @param folders the folders, for the paths in messages
   */
  public void setSourceFolders(Iterable<File> folders) {
    List<String> names = new ArrayList<>();
    folders.forEach(folder -> names.add(folder.getPath()));
    this.sourceFolders = List.copyOf(names);
  }

  /**
   * Checks all kernels, and logs an error for each image that is missing.
   *
   * @throws GradleException if an image is missing, or if a kernel or the configuration cannot be
   *     read
   */
  @TaskAction
  public void check() {
    DeviceConfiguration configuration;
    BuildTargets required;
    KernelReport report;
    try {
      configuration =
          deviceConfigFile.isEmpty()
              ? DeviceConfiguration.standard()
              : DeviceConfiguration.read(Path.of(deviceConfigFile));
      required = BuildTargets.of(targets, configuration);
      report = KernelReports.of(existing(classes), List.of(), existing(libraries));
    } catch (IllegalArgumentException | ConfigurationException | IOException e) {
      throw new GradleException(e.getMessage(), e);
    }
    List<String> errors = new ArrayList<>(report.problems());
    List<Path> sources = sourceFolders.stream().map(Path::of).collect(Collectors.toList());
    errors.addAll(new MissingImages(required, configuration, sources).errors(report));
    if (!errors.isEmpty()) {
      errors.forEach(getLogger()::error);
      throw new GradleException("kernels lack images for the targets " + required);
    }
    getLogger().info("Kernels: {}, all with images for {}", report.kernels().size(), required);
  }

  private static List<Path> existing(FileCollection files) {
    return files.getFiles().stream()
        .filter(File::exists)
        .map(File::toPath)
        .collect(Collectors.toList());
  }
}
