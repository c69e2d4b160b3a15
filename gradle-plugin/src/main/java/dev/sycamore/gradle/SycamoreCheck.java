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

  /** Targets, separated by commas; empty for the usual ones. */
  @Input
  public String getTargets() {
    return targets;
  }

  /** Sets the targets. */
  public void setTargets(String targets) {
    this.targets = targets;
  }

  /** The user's device configuration; empty for Sycamore's own. */
  @Input
  public String getDeviceConfigFile() {
    return deviceConfigFile;
  }

  /** Sets the device configuration. */
  public void setDeviceConfigFile(String deviceConfigFile) {
    this.deviceConfigFile = deviceConfigFile;
  }

  /** The folders of classes. */
  @InputFiles
  public FileCollection getClasses() {
    return classes;
  }

  /** Sets the folders of classes. */
  public void setClasses(FileCollection classes) {
    this.classes = classes;
  }

  /** What the classes are compiled against. */
  @Classpath
  public FileCollection getLibraries() {
    return libraries;
  }

  /** Sets what the classes are compiled against. */
  public void setLibraries(FileCollection libraries) {
    this.libraries = libraries;
  }

  /** The folders of sources, for the paths in messages. */
  @Input
  public List<String> getSourceFolders() {
    return sourceFolders;
  }

  /** Sets the folders of sources. */
  public void setSourceFolders(Iterable<File> folders) {
    List<String> names = new ArrayList<>();
    folders.forEach(folder -> names.add(folder.getPath()));
    this.sourceFolders = List.copyOf(names);
  }

  /** Looks at all kernels. */
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
