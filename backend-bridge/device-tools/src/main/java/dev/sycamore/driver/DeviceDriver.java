package dev.sycamore.driver;

import dev.sycamore.backend.cli.DeviceBuilds;
import dev.sycamore.backend.cli.ModuleKernels;
import dev.sycamore.backend.client.CacheRoot;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.images.DeviceUnitFiles;
import dev.sycamore.backend.job.BuildStatistics;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.backend.text.ShellWords;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.ImageOptions;
import dev.sycamore.processor.options.OptionReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What {@code sycamorec} does around javac, as its options say. */
final class DeviceDriver {

  /** Compiles with javac; gives its exit code. */
  interface Javac {
    int run(JavacArguments arguments);
  }

  /** Where classes go if nothing else is said. */
  private static final String HERE = ".";

  private static final String TARGETS = "targets";
  private static final String SPLIT = "split";
  private static final String DEVICE_BUILD = "deviceBuild";
  private static final String INCREMENTAL = "incremental";
  private static final String NO_SPIRV = "severity." + DiagnosticId.SYC3003;
  private static final String DEVICE_CONFIG_FILE = "deviceConfigFile";

  private final DeviceOptions options;
  private final JavacArguments arguments;
  private final PrintStream err;
  private final boolean verbose;

  DeviceDriver(DeviceOptions options, JavacArguments arguments, PrintStream err, boolean verbose) {
    this.options = options;
    this.arguments = arguments;
    this.err = err;
    this.verbose = verbose;
  }

  /** Compiles sources, and makes the images that are asked for. */
  int compile(Javac javac) {
    boolean modules = options.compileOnly || options.deviceLinked != null;
    check(modules);
    knownTargets().ifPresent(this::checkTargets);
    // Without -d javac puts each resource beside the sources, where no class loader finds it.
    JavacArguments complete =
        arguments.output().isPresent() ? arguments : arguments.with("-d", HERE);
    boolean images =
        arguments
            .sycamoreOption(DEVICE_BUILD)
            .map(word -> DeviceBuildMode.find(word).equals(Optional.of(DeviceBuildMode.ON)))
            .orElse(true);
    if (options.noRdc || !images || arguments.others().contains("-proc:none")) {
      return run(javac, complete);
    }
    JavacArguments toModules = complete.with("-Asycamore.deviceBuild=modules");
    try (DeviceBuilds builds = builds()) {
      if (!modules) {
        // While javac works: both take a while, and nearly every compilation with kernels needs it.
        builds.prepare();
        Thread reader = new Thread(DeviceConfiguration::standard, "device configuration");
        reader.setDaemon(true);
        reader.start();
      }
      int status = run(javac, toModules);
      if (status != 0 || options.compileOnly) {
        return status;
      }
      CommandSteps steps = new CommandSteps(builds, err, verbose, verbose);
      Path output = Path.of(arguments.output().orElse(HERE));
      if (options.deviceLinked != null) {
        return checkLinked(output, steps, new ModuleKernels(builds));
      }
      if (isStale(List.of(output))) {
        return 1;
      }
      return hasKernels(output)
          ? images(
              new ImagePipeline.Modules(List.of(output), arguments.libraries(), output),
              builds,
              steps)
          : 0;
    } catch (TextFileException e) {
      err.println(e.getMessage());
      return 1;
    }
  }

  /** Makes the images of classes that are compiled. */
  int link() {
    if (options.noRdc || options.compileOnly || options.deviceLinked != null) {
      throw new IllegalArgumentException(
          "--device-link goes with neither -c, --no-rdc nor --device-linked");
    }
    checkTargets(targets());
    // Nothing but this is left to javac to look at.
    if (incremental().isEmpty()) {
      throw new IllegalArgumentException("--incremental is on or off");
    }
    List<Path> inputs = inputs();
    Path output = arguments.output().map(Path::of).orElseGet(() -> inputs.get(0));
    if (arguments.output().isEmpty() && (inputs.size() > 1 || !output.toFile().isDirectory())) {
      throw new IllegalArgumentException(
          "--device-link: -d names the folder for the images, unless there is one folder of classes");
    }
    try (DeviceBuilds builds = builds()) {
      builds.prepare();
      if (isStale(inputs)) {
        return 1;
      }
      return images(
          new ImagePipeline.Modules(inputs, arguments.libraries(), output),
          builds,
          new CommandSteps(builds, err, verbose, true));
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

  private List<Path> inputs() {
    List<Path> inputs = new ArrayList<>();
    List<String> words = arguments.others();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("-d")) {
        i++;
      } else if (word.endsWith(".java")) {
        throw new IllegalArgumentException(
            "--device-link takes classes, not sources: " + word + " has to be compiled first (-c)");
      } else if (!word.startsWith("-")) {
        inputs.add(Path.of(word));
      } else if (!word.startsWith("-Asycamore.")) {
        throw new IllegalArgumentException("--device-link does not take " + word);
      }
    }
    if (inputs.isEmpty()) {
      throw new IllegalArgumentException("--device-link needs a folder of classes, or a jar");
    }
    return inputs;
  }

  private void check(boolean modules) {
    boolean ptxas = options.cubin != null || options.ptxas != null;
    Path output = Path.of(arguments.output().orElse(HERE)).toAbsolutePath().normalize();
    if (options.deviceLinked != null
        && options.deviceLinked.toAbsolutePath().normalize().equals(output)) {
      throw new IllegalArgumentException(
          "--device-linked needs images in a folder of their own: javac writes to " + output);
    }
    if (modules && options.noRdc) {
      throw new IllegalArgumentException("--no-rdc makes the images at once: it goes without -c");
    }
    if (options.noRdc && (ptxas || !options.backendArgs.isEmpty())) {
      throw new IllegalArgumentException(
          "--cubin, --ptxas and --backend-args are steps after javac: they go without --no-rdc");
    }
  }

  private int run(Javac javac, JavacArguments words) {
    if (verbose) {
      List<String> command = new ArrayList<>(List.of("javac"));
      command.addAll(words.all());
      err.println(ShellWords.line(command));
    }
    return javac.run(words);
  }

  private static boolean hasKernels(Path output) throws TextFileException {
    return !DeviceUnitFiles.in(output).isEmpty();
  }

  private int checkLinked(Path classes, CommandSteps steps, ModuleKernels modules)
      throws TextFileException {
    List<String> problems =
        new DeviceLinkCheck(classes, options.deviceLinked, steps, modules).problems();
    problems.forEach(err::println);
    return problems.isEmpty() ? 0 : 1;
  }

  private int images(ImagePipeline.Modules modules, DeviceBuilds builds, CommandSteps steps) {
    ImagePipeline.StageOptions stageOptions =
        new ImagePipeline.StageOptions(
            targets(),
            arguments.sycamoreOption(SPLIT).orElse("auto"),
            arguments.sycamoreOption(DEVICE_CONFIG_FILE).orElse(null),
            arguments.sycamoreOption(NO_SPIRV).orElse("warning"));
    long start = System.nanoTime();
    try (WorkFolder work = work(modules.output())) {
      new ImagePipeline(modules, steps, work, stageOptions, options).run(stageOptions.targets());
      if (verbose) {
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
      // Those between the steps are in a folder of the cache, or where --save-temps wants them.
      String folder = options.saveTemps == null ? "the cache" : options.saveTemps.toString();
      err.println(FileProblems.notWritten(folder, e));
      return 1;
    }
  }

  /**
   * The targets.
   *
   * @throws IllegalArgumentException if one is unknown
   */
  private List<DeviceTarget> targets() {
    return arguments
        .sycamoreOption(TARGETS)
        .map(DeviceDriver::parse)
        .orElse(ImageOptions.DEFAULT_TARGETS);
  }

  /** Empty if one is unknown, which the processor says with what it could have meant. */
  private Optional<List<DeviceTarget>> knownTargets() {
    try {
      return Optional.of(targets());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static List<DeviceTarget> parse(String list) {
    return Stream.of(list.split(",", -1))
        .map(word -> DeviceTarget.parse(word.strip()))
        .distinct()
        .toList();
  }

  /** What nobody would see is not passed over in silence. */
  private void checkTargets(List<DeviceTarget> targets) {
    boolean ptx =
        targets.stream().anyMatch(t -> t.architecture() == DeviceTarget.Architecture.PTX64);
    if (!ptx && (options.embedIr || options.cubin != null || options.ptxas != null)) {
      throw new IllegalArgumentException(
          "--embed-ir, --cubin and --ptxas are for PTX, which is not among the targets");
    }
    for (int i = 0; i < options.backendArgs.size(); i += 2) {
      String name = options.backendArgs.get(i);
      if (targets.stream().noneMatch(target -> target.name().equals(name))) {
        throw new IllegalArgumentException(
            "--backend-args are for the target " + name + ", which is not among the targets");
      }
    }
  }

  private WorkFolder work(Path output) throws IOException {
    return options.saveTemps == null
        ? WorkFolder.of(
            output, CacheRoot.of(DeviceBuildOptions.fromSystemProperties()).resolve("work"))
        : WorkFolder.kept(options.saveTemps);
  }

  private DeviceBuilds builds() {
    return new DeviceBuilds(
        DeviceBuildOptions.fromSystemProperties().withIncremental(incremental().orElse(false)));
  }

  /** Empty if it is neither on nor off. */
  private Optional<Boolean> incremental() {
    return OptionReader.onOff(arguments.sycamoreOption(INCREMENTAL).orElse("on"));
  }
}
