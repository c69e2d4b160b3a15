package dev.sycamore.driver;

import dev.sycamore.backend.cli.CommandNames;
import dev.sycamore.backend.cli.OptionNames;
import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.images.ImageTable;
import dev.sycamore.backend.pipeline.PipelineStages;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.backend.target.EmbeddedIr;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.text.TextFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The stages from modules to images beside classes as commands over files, in the order of the
 * pipeline.
 */
final class ImagePipeline
    implements PipelineStages<Path, Path, List<ImageTable>, CommandSteps.FailedException> {

  private static final int IMAGES_FOR_ANOTHER = 32;

  /** Stand for the files of each command. */
  private static final String INPUT = "{in}";

  private static final String OUTPUT = "{out}";

  /**
   * What the images are made of.
   *
   * @param inputs folders of classes and jars with modules
   * @param classPath where functions of other modules are
   * @param output the folder that gets the images
   */
  record Modules(List<Path> inputs, String classPath, Path output) {
    Modules {
      inputs = List.copyOf(inputs);
    }

    /** Whether the units are in the output already. */
    boolean inPlace() {
      return inputs.equals(List.of(output));
    }
  }

  private final Modules modules;
  private final CommandSteps steps;
  private final WorkFolder work;
  private final StageOptions options;

  ImagePipeline(Modules modules, CommandSteps steps, WorkFolder work, StageOptions options) {
    this.modules = modules;
    this.steps = steps;
    this.work = work;
    this.options = options;
  }

  @Override
  public Path link() throws CommandSteps.FailedException {
    Path linked = work.file("linked.bc");
    List<Object> words = new ArrayList<>(List.of(CommandNames.LINK));
    words.addAll(modules.inputs());
    words.addAll(List.of(OptionNames.CP, modules.classPath(), OptionNames.O, linked));
    steps.run(words);
    return linked;
  }

  @Override
  public Path split(Path linked) throws CommandSteps.FailedException {
    Path images = work.file("images.table");
    List<Object> words =
        new ArrayList<>(
            List.of(CommandNames.POST_LINK, OptionNames.with(OptionNames.SPLIT, options.split())));
    words.addAll(
        List.of("--" + OptionNames.SYMBOLS, "--" + OptionNames.ONLY_KERNELS, OptionNames.S));
    words.addAll(deviceConfiguration());
    words.addAll(List.of(OptionNames.O, images, linked));
    steps.run(words);
    return images;
  }

  @Override
  public void wrap(Map<ImageTarget, List<ImageTable>> tables) throws CommandSteps.FailedException {
    List<Object> words =
        new ArrayList<>(
            List.of(CommandNames.WRAP, OptionNames.with(OptionNames.OUTPUT, modules.output())));
    if (!modules.inPlace()) {
      modules.inputs().forEach(input -> words.add(OptionNames.with(OptionNames.FROM, input)));
    }
    for (List<ImageTable> ofTarget : tables.values()) {
      for (ImageTable table : ofTarget) {
        words.add(OptionNames.with(OptionNames.TARGET, table.format().target()));
        words.add(table.file());
      }
    }
    words.addAll(List.of(OptionNames.CP, modules.classPath()));
    steps.run(words);
  }

  private List<String> deviceConfiguration() {
    return options
        .deviceConfigFile()
        .map(file -> List.of(OptionNames.with(OptionNames.DEVICE_CONFIG_FILE, file)))
        .orElse(List.of());
  }

  /** A table without what the target cannot run; all of it if nothing is known of the target. */
  @Override
  public Path filter(ImageTarget target, Path images) throws CommandSteps.FailedException {
    if (!isConfigured(target)) {
      return images;
    }
    Path table = work.file(target.name() + ".table");
    List<Object> filter = new ArrayList<>(List.of(CommandNames.ASPECT_FILTER, forTarget(target)));
    if (options.targetNames().isEmpty()) {
      filter.add("--" + OptionNames.IMPLIED);
    }
    filter.addAll(deviceConfiguration());
    filter.addAll(List.of(images, OptionNames.O, table));
    steps.run(filter);
    return table;
  }

  private boolean isConfigured(ImageTarget target) throws CommandSteps.FailedException {
    if (options.deviceConfigFile().isEmpty()) {
      return true;
    }
    try {
      Path file = Path.of(options.deviceConfigFile().get());
      return DeviceConfiguration.read(file).find(target.name()).isPresent();
    } catch (ConfigurationException e) {
      throw steps.failed(e.getMessage());
    }
  }

  /** Tables with images instead of modules; a second one for IR that goes beside them. */
  @Override
  public List<ImageTable> build(ImageTarget target, Path table)
      throws CommandSteps.FailedException {
    Path parts = work.file(target.name() + ".modules");
    steps.run(
        List.of(
            CommandNames.FILE_TABLE_TFORM,
            OptionNames.with(OptionNames.EXTRACT, FileTable.CODE),
            "--" + OptionNames.DROP_TITLES,
            table,
            OptionNames.O,
            parts));
    List<ImageTable> built = new ArrayList<>();
    built.add(compiled(target.name(), target.format(), table, parts, aot(target)));
    if (options.tools().embedIr()) {
      Optional<EmbeddedIr> ir = EmbeddedIr.of(target);
      if (ir.isPresent()) {
        built.add(compiled(target.name() + ".ir", ir.get().format(), table, parts, emit(target)));
      }
    }
    return built;
  }

  /**
   * A table with what a command makes of each module.
   *
   * @param name of the files
   * @param parts the list of the modules of the table
   */
  private ImageTable compiled(
      String name, CodeFormat format, Path table, Path parts, List<String> command)
      throws CommandSteps.FailedException {
    Path images = work.file(name + ".images");
    List<Object> foreach =
        new ArrayList<>(
            List.of(
                CommandNames.FOREACH,
                OptionNames.with(OptionNames.IN_FILE_LIST, parts),
                OptionNames.with(OptionNames.IN_REPLACE, INPUT),
                OptionNames.with(OptionNames.OUT_REPLACE, OUTPUT),
                OptionNames.with(OptionNames.OUT_EXT, format.extension()),
                OptionNames.with(OptionNames.OUT_FILE_LIST, images),
                OptionNames.with(OptionNames.JOBS, jobs(parts)),
                "--"));
    foreach.addAll(command);
    steps.runTelling(foreach);

    Path replaced = work.file(name + ".compiled.table");
    steps.run(
        List.of(
            CommandNames.FILE_TABLE_TFORM,
            OptionNames.with(OptionNames.REPLACE, FileTable.CODE + ",0"),
            table,
            images,
            OptionNames.O,
            replaced));
    return new ImageTable(format, replaced);
  }

  /** A few images are done before another device compiler has started. */
  private int jobs(Path parts) throws CommandSteps.FailedException {
    if (options.jobs().isPresent()) {
      return options.jobs().get();
    }
    try {
      int images = FileTable.read(parts).rows().size();
      int useful = Math.max(1, images / IMAGES_FOR_ANOTHER);
      return Math.min(useful, Runtime.getRuntime().availableProcessors());
    } catch (TextFileException e) {
      throw steps.failed(e.getMessage());
    }
  }

  private List<String> aot(ImageTarget target) {
    List<String> words =
        new ArrayList<>(List.of(CommandNames.SYCAMORE, CommandNames.AOT, forTarget(target)));
    if (steps.arePrinted()) {
      words.add(OptionNames.V);
    }
    words.addAll(options.tools().words(target, options.names()));
    if (target.architecture().isSpirv()) {
      words.add(OptionNames.with(OptionNames.UNSUPPORTED, options.unsupported()));
    }
    words.addAll(List.of(INPUT, OptionNames.O, OUTPUT));
    return words;
  }

  private static List<String> emit(ImageTarget target) {
    return List.of(
        CommandNames.SYCAMORE,
        CommandNames.AOT,
        forTarget(target),
        "--" + OptionNames.EMIT_LLVM,
        INPUT,
        OptionNames.O,
        OUTPUT);
  }

  private static String forTarget(ImageTarget target) {
    return OptionNames.with(OptionNames.TARGET, target.name());
  }
}
