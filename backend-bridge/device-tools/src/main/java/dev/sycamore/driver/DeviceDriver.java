package dev.sycamore.driver;

import dev.sycamore.backend.cli.DeviceBuilds;
import dev.sycamore.backend.cli.ModuleKernels;
import dev.sycamore.backend.client.CacheRoot;
import dev.sycamore.backend.client.DeviceCompilerFiles;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.images.DeviceUnitFiles;
import dev.sycamore.backend.job.BuildStatistics;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.text.ShellWords;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.processor.options.DeviceBuildMode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What {@code sycamorec} does around javac, as its options say. */
final class DeviceDriver {

  /** Compiles with javac; gives its exit code. */
  interface Javac {
    int run(JavacArguments arguments);
  }

  private final DriverOptions options;
  private final JavacArguments arguments;
  private final PrintStream err;
  private final ProgressLine progress;

  /**
   * @param progress that {@code err} prints through
   */
  DeviceDriver(
      DriverOptions options, JavacArguments arguments, PrintStream err, ProgressLine progress) {
    this.options = options;
    this.arguments = arguments;
    this.err = err;
    this.progress = progress;
  }

  /** Compiles sources, and makes the images that are asked for. */
  int compile(Javac javac) {
    // Without -d javac puts each resource beside the sources, where no class loader finds it.
    JavacArguments complete =
        arguments.output().isPresent()
            ? arguments
            : arguments.with(JavacArguments.OUTPUT, JavacArguments.HERE);
    if (options.noRdc()
        || !options.buildsImages()
        || isWithoutCompiler()
        || arguments.others().contains(JavacArguments.NO_PROCESSING)) {
      return run(javac, complete);
    }
    JavacArguments toModules =
        complete.with(CompilerOption.DEVICE_BUILD.with(DeviceBuildMode.MODULES.word()));
    Path output = arguments.outputFolder();
    ImagePipeline.Modules modules =
        new ImagePipeline.Modules(List.of(output), arguments.libraries(), output);
    Optional<RepeatedLink> repeated =
        options.modulesOnly()
            ? Optional.empty()
            : RepeatedLink.of(modules, options, arguments.others(), options.verbose());
    try (DeviceBuilds builds = builds()) {
      if (!options.modulesOnly() && repeated.filter(RepeatedLink::isLikely).isEmpty()) {
        // While javac works: both take a while, and nearly every compilation with kernels needs it.
        builds.prepare();
        Thread reader = new Thread(DeviceConfiguration::standard, "device configuration");
        reader.setDaemon(true);
        reader.start();
      }
      int status = run(javac, toModules);
      if (status != 0 || options.compileOnly()) {
        return status;
      }
      CommandSteps steps =
          new CommandSteps(builds, err, progress, options.verbose(), options.verbose());
      if (options.deviceLinked().isPresent()) {
        return checkLinked(output, options.deviceLinked().get(), steps, new ModuleKernels(builds));
      }
      return hasKernels(output) ? images(modules, repeated, builds, steps) : 0;
    } catch (TextFileException e) {
      err.println(e.getMessage());
      return 1;
    }
  }

  /** Whether no images can be made here: then the processor warns, and leaves modules. */
  private boolean isWithoutCompiler() {
    return !options.compileOnly()
        && DeviceCompilerFiles.unsupportedMachine(DeviceBuildOptions.fromSystemProperties())
            .isPresent();
  }

  /** Makes the images of classes that are compiled. */
  int link() {
    ImagePipeline.Modules modules = DeviceLinkInputs.of(arguments);
    Optional<RepeatedLink> repeated = RepeatedLink.of(modules, options, List.of(), true);
    try (DeviceBuilds builds = builds()) {
      if (repeated.filter(RepeatedLink::isLikely).isEmpty()) {
        builds.prepare();
      }
      return images(
          modules,
          repeated,
          builds,
          new CommandSteps(builds, err, progress, options.verbose(), true));
    } catch (TextFileException e) {
      err.println(e.getMessage());
      return 1;
    }
  }

  /** Whether some device code is older than its classes, which is told. */
  private boolean isStale(List<Path> places) throws TextFileException {
    boolean stale = false;
    for (Path place : places) {
      for (String problem : StaleCodeCheck.problems(place)) {
        err.println(problem);
        stale = true;
      }
    }
    return stale;
  }

  private int run(Javac javac, JavacArguments words) {
    if (options.verbose()) {
      List<String> command = new ArrayList<>(List.of("javac"));
      command.addAll(words.all());
      err.println(ShellWords.line(command));
    }
    return javac.run(words);
  }

  private static boolean hasKernels(Path output) throws TextFileException {
    return !DeviceUnitFiles.in(output).isEmpty();
  }

  private int checkLinked(Path classes, Path linked, CommandSteps steps, ModuleKernels modules)
      throws TextFileException {
    List<String> problems = new DeviceLinkCheck(classes, linked, steps, modules).problems();
    problems.forEach(err::println);
    return problems.isEmpty() ? 0 : 1;
  }

  private int images(
      ImagePipeline.Modules modules,
      Optional<RepeatedLink> repeated,
      DeviceBuilds builds,
      CommandSteps steps)
      throws TextFileException {
    try {
      if (repeated.isPresent() && repeated.get().replay()) {
        return 0;
      }
    } catch (IOException e) {
      err.println(FileProblems.notWritten(modules.output().toString(), e));
      return 1;
    }
    if (isStale(modules.inputs())) {
      return 1;
    }
    int status = linked(modules, builds, steps);
    if (status == 0 && steps.areSilent()) {
      repeated.ifPresent(RepeatedLink::keep);
    }
    return status;
  }

  private int linked(ImagePipeline.Modules modules, DeviceBuilds builds, CommandSteps steps) {
    long start = System.nanoTime();
    try (WorkFolder work = work(modules.output())) {
      run(new ImagePipeline(modules, steps, work, options.images()), work);
      if (options.verbose()) {
        long milliseconds = (System.nanoTime() - start) / 1_000_000;
        BuildStatistics done = builds.statistics();
        err.println(
            "sycamorec: device build took "
                + milliseconds
                + " ms; jobs of the device compiler: "
                + done.run()
                + " run, "
                + done.reused()
                + " unchanged");
      }
      return 0;
    } catch (CommandSteps.FailedException e) {
      return e.status();
    } catch (IOException e) {
      // Those between the steps are in a folder of the cache, unless the user named another.
      String folder = options.saveTemps().map(Path::toString).orElse("the cache");
      err.println(FileProblems.notWritten(folder, e));
      return 1;
    }
  }

  private void run(ImagePipeline pipeline, WorkFolder work) throws CommandSteps.FailedException {
    try {
      pipeline.run(options.images().targets());
    } catch (CommandSteps.FailedException e) {
      if (work.deletesWhatIsNamedIn(e.said())) {
        err.println("sycamorec: the files between the steps are deleted; --save-temps keeps them");
      }
      throw e;
    }
  }

  private WorkFolder work(Path output) throws IOException {
    return options.saveTemps().isPresent()
        ? WorkFolder.kept(options.saveTemps().get())
        : WorkFolder.of(
            output, CacheRoot.of(DeviceBuildOptions.fromSystemProperties()).resolve("work"));
  }

  private DeviceBuilds builds() {
    return new DeviceBuilds(
        DeviceBuildOptions.fromSystemProperties()
            .withIncremental(options.incremental().orElse(false)));
  }
}
