package dev.sycamore.gradle;

import dev.sycamore.backend.option.CompilerOption;
import java.util.Map;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.JavaBasePlugin;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.compile.CompileOptions;
import org.gradle.api.tasks.compile.JavaCompile;

/**
 * Compiles kernels of a Java project: adds the runtime and the processor of its own version, and
 * the task {@code sycamoreCheck}.
 */
public class SycamorePlugin implements Plugin<Project> {

  /** The block of the build file. */
  static final String EXTENSION = "sycamore";

  /** The task that looks for images that are missing. */
  static final String CHECK = "sycamoreCheck";

  /** The configuration with the processor. */
  static final String PROCESSOR = "sycamoreProcessor";

  /** From Gradle 4.6 on; older ones take the path of each task. */
  private static final String ANNOTATION_PROCESSOR = "annotationProcessor";

  private static final String IMPLEMENTATION = "implementation";

  /** Creates the plugin; Gradle calls this. */
  public SycamorePlugin() {}

  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(JavaPlugin.class);
    SycamoreExtension extension =
        project.getExtensions().create(EXTENSION, SycamoreExtension.class);
    ProcessorDependencies dependencies = new ProcessorDependencies();
    project.getDependencies().add(IMPLEMENTATION, dependencies.own("sycamore-runtime"));
    Configuration processor = project.getConfigurations().create(PROCESSOR);
    processor.setDescription("Sycamore's annotation processor.");
    dependencies.addProcessor(project, PROCESSOR);
    Configuration standard = project.getConfigurations().findByName(ANNOTATION_PROCESSOR);
    if (standard != null) {
      standard.extendsFrom(processor);
    }

    JavaCompile compile =
        (JavaCompile) project.getTasks().getByName(JavaPlugin.COMPILE_JAVA_TASK_NAME);
    SycamoreCheck check = project.getTasks().create(CHECK, SycamoreCheck.class);
    check.setGroup("verification");
    check.setDescription("Checks that each kernel has an image for each target.");
    // It has no output: only what it reads decides whether it runs again.
    check.getOutputs().upToDateWhen(task -> true);
    check.dependsOn(project.getTasks().getByName(JavaPlugin.CLASSES_TASK_NAME));
    project.getTasks().getByName(JavaBasePlugin.CHECK_TASK_NAME).dependsOn(check);

    // Convention or extension, as the release of Gradle has it.
    SourceSet main =
        ((SourceSetContainer) project.property("sourceSets"))
            .getByName(SourceSet.MAIN_SOURCE_SET_NAME);
    // What the build file says is known when it has been read.
    project.afterEvaluate(
        evaluated -> {
          FileCollection sources =
              extension.getSourcepath() == null
                  ? evaluated.files()
                  : evaluated.files(extension.getSourcepath());
          Map<String, String> values = extension.values(sources.getAsPath());
          // javac would look for it where Gradle was started.
          String configurationFile = CompilerOption.DEVICE_CONFIG_FILE.word();
          values.computeIfPresent(
              configurationFile, (name, file) -> evaluated.file(file).getPath());
          CompileOptions options = compile.getOptions();
          options.getCompilerArgs().addAll(SycamoreExtension.arguments(values));
          if (standard == null) {
            options.setAnnotationProcessorPath(
                with(options.getAnnotationProcessorPath(), processor));
          }
          // Kernels contain the code of these files, too.
          compile.getInputs().files(sources.getAsFileTree());
          String configuration = values.getOrDefault(configurationFile, "");
          if (!configuration.isEmpty()) {
            compile.getInputs().file(configuration);
            check.getInputs().file(configuration);
          }

          check.setTargets(values.getOrDefault(CompilerOption.TARGETS.word(), ""));
          check.setDeviceConfigFile(configuration);
          check.setClasses(main.getOutput().getClassesDirs());
          check.setLibraries(main.getCompileClasspath());
          check.setSourceFolders(main.getAllJava().getSrcDirs());
        });
  }

  private static FileCollection with(FileCollection others, FileCollection processor) {
    return others == null ? processor : others.plus(processor);
  }
}
