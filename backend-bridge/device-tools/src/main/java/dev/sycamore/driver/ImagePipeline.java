package dev.sycamore.driver;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.pipeline.PipelineStages;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.binding.text.TextFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The stages from modules to images beside classes as commands over files, in the order of the
 * pipeline.
 */
final class ImagePipeline
    implements PipelineStages<Path, Path, Path, CommandSteps.FailedException> {

  private static final int IMAGES_FOR_ANOTHER = 32;

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

  /**
   * Options of the commands.
   *
   * @param split a word for {@code post-link --split}
   * @param deviceConfigFile null for the product's
   * @param unsupported a word for {@code aot --unsupported}
   */
  record StageOptions(
      List<DeviceTarget> targets, String split, String deviceConfigFile, String unsupported) {
    StageOptions {
      targets = List.copyOf(targets);
    }
  }

  private final Modules modules;
  private final CommandSteps steps;
  private final WorkFolder work;
  private final StageOptions stageOptions;
  private final DeviceOptions options;

  ImagePipeline(
      Modules modules,
      CommandSteps steps,
      WorkFolder work,
      StageOptions stageOptions,
      DeviceOptions options) {
    this.modules = modules;
    this.steps = steps;
    this.work = work;
    this.stageOptions = stageOptions;
    this.options = options;
  }

  @Override
  public Path link() throws CommandSteps.FailedException {
    Path linked = work.file("linked.bc");
    List<Object> words = new ArrayList<>(List.of("link"));
    words.addAll(modules.inputs());
    words.addAll(List.of("-cp", modules.classPath(), "-o", linked));
    steps.run(words);
    return linked;
  }

  @Override
  public Path split(Path linked) throws CommandSteps.FailedException {
    Path images = work.file("images.table");
    List<Object> words = new ArrayList<>(List.of("post-link", "--split=" + stageOptions.split()));
    words.addAll(List.of("--symbols", "--emit-only-kernels-as-entry-points", "-S"));
    words.addAll(deviceConfiguration());
    words.addAll(List.of("-o", images, linked));
    steps.run(words);
    return images;
  }

  @Override
  public void wrap(Map<DeviceTarget, Path> tables) throws CommandSteps.FailedException {
    List<Object> words = new ArrayList<>(List.of("wrap", "--output=" + modules.output()));
    if (!modules.inPlace()) {
      modules.inputs().forEach(input -> words.add("--from=" + input));
    }
    tables.forEach(
        (target, table) -> {
          words.add("--target=" + target.name());
          words.add(table);
        });
    steps.run(words);
  }

  private List<String> deviceConfiguration() {
    return stageOptions.deviceConfigFile() == null
        ? List.of()
        : List.of("--device-config-file=" + stageOptions.deviceConfigFile());
  }

  /** A table without what the target cannot run; all of it if nothing is known of the target. */
  @Override
  public Path filter(DeviceTarget target, Path images) throws CommandSteps.FailedException {
    if (!isConfigured(target)) {
      return images;
    }
    Path table = work.file(target.name() + ".table");
    List<Object> filter = new ArrayList<>(List.of("aspect-filter", "--target=" + target.name()));
    filter.addAll(deviceConfiguration());
    filter.addAll(List.of(images, "-o", table));
    steps.run(filter);
    return table;
  }

  private boolean isConfigured(DeviceTarget target) throws CommandSteps.FailedException {
    if (stageOptions.deviceConfigFile() == null) {
      return true;
    }
    try {
      Path file = Path.of(stageOptions.deviceConfigFile());
      return DeviceConfiguration.read(file).find(target.name()).isPresent();
    } catch (ConfigurationException e) {
      throw steps.failed(e.getMessage());
    }
  }

  /** The table with images instead of modules. */
  @Override
  public Path build(DeviceTarget target, Path table) throws CommandSteps.FailedException {
    Path parts = work.file(target.name() + ".modules");
    steps.run(List.of("file-table-tform", "--extract=Code", "--drop_titles", table, "-o", parts));

    Path images = work.file(target.name() + ".images");
    String extension = target.imageSuffix().substring(target.imageSuffix().lastIndexOf('.') + 1);
    List<Object> foreach =
        new ArrayList<>(List.of("foreach", "--in-file-list=" + parts, "--in-replace={in}"));
    foreach.addAll(List.of("--out-replace={out}", "--out-ext=" + extension));
    foreach.addAll(List.of("--out-file-list=" + images, "--jobs=" + jobs(parts), "--"));
    foreach.addAll(aot(target));
    steps.runTelling(foreach);

    Path replaced = work.file(target.name() + ".compiled.table");
    steps.run(List.of("file-table-tform", "--replace=Code,0", table, images, "-o", replaced));
    return replaced;
  }

  /** A few images are done before another device compiler has started. */
  private int jobs(Path parts) throws CommandSteps.FailedException {
    if (options.jobs != null) {
      return options.jobs;
    }
    try {
      int images = FileTable.read(parts).rows().size();
      int useful = Math.max(1, images / IMAGES_FOR_ANOTHER);
      return Math.min(useful, Runtime.getRuntime().availableProcessors());
    } catch (TextFileException e) {
      throw steps.failed(e.getMessage());
    }
  }

  private List<String> aot(DeviceTarget target) {
    List<String> words = new ArrayList<>(List.of("sycamore", "aot", "--target=" + target.name()));
    if (target.architecture() == DeviceTarget.Architecture.PTX64) {
      if (options.cubin != null) {
        words.add("--cubin=" + options.cubin);
      }
      if (options.ptxas != null) {
        words.add("--ptxas=" + options.ptxas);
      }
      if (options.embedIr) {
        words.add("--embed-ir");
      }
    }
    for (int i = 0; i < options.backendArgs.size(); i += 2) {
      if (options.backendArgs.get(i).equals(target.name())) {
        words.addAll(List.of("--backend-args", target.name(), options.backendArgs.get(i + 1)));
      }
    }
    if (target.architecture() == DeviceTarget.Architecture.SPIR64) {
      words.add("--unsupported=" + stageOptions.unsupported());
    }
    words.addAll(List.of("{in}", "-o", "{out}"));
    return words;
  }
}
