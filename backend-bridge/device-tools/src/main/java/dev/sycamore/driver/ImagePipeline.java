package dev.sycamore.driver;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.backend.text.TextFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The steps from modules to images beside classes: link, post-link, filter, AOT, wrap. */
final class ImagePipeline {

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
   * What is asked for.
   *
   * @param split a word for {@code post-link --split}
   * @param deviceConfigFile null for the product's
   * @param unsupported a word for {@code aot --unsupported}
   */
  record Wishes(
      List<DeviceTarget> targets, String split, String deviceConfigFile, String unsupported) {
    Wishes {
      targets = List.copyOf(targets);
    }
  }

  private final CommandSteps steps;
  private final WorkFolder work;
  private final Wishes wishes;
  private final DeviceOptions options;

  ImagePipeline(CommandSteps steps, WorkFolder work, Wishes wishes, DeviceOptions options) {
    this.steps = steps;
    this.work = work;
    this.wishes = wishes;
    this.options = options;
  }

  /** Runs all steps. */
  void run(Modules modules)
      throws CommandSteps.FailedException, ConfigurationException, TextFileException {
    Path linked = work.file("linked.bc");
    List<Object> link = new ArrayList<>(List.of("link"));
    link.addAll(modules.inputs());
    link.addAll(List.of("-cp", modules.classPath(), "-o", linked));
    steps.run(link);

    Path images = work.file("images.table");
    List<Object> postLink = new ArrayList<>(List.of("post-link", "--split=" + wishes.split()));
    postLink.addAll(List.of("--symbols", "--emit-only-kernels-as-entry-points", "-S"));
    postLink.addAll(deviceConfiguration());
    postLink.addAll(List.of("-o", images, linked));
    steps.run(postLink);

    List<Object> wrap = new ArrayList<>(List.of("wrap", "--output=" + modules.output()));
    if (!modules.inPlace()) {
      modules.inputs().forEach(input -> wrap.add("--from=" + input));
    }
    for (DeviceTarget target : wishes.targets()) {
      wrap.add("--target=" + target.name());
      wrap.add(compiled(target, filtered(target, images)));
    }
    steps.run(wrap);
  }

  private List<String> deviceConfiguration() {
    return wishes.deviceConfigFile() == null
        ? List.of()
        : List.of("--device-config-file=" + wishes.deviceConfigFile());
  }

  /** A table without what the target cannot run; all of it if nothing is known of the target. */
  private Path filtered(DeviceTarget target, Path images)
      throws CommandSteps.FailedException, ConfigurationException, TextFileException {
    if (wishes.deviceConfigFile() != null
        && DeviceConfiguration.read(Path.of(wishes.deviceConfigFile()))
            .find(target.name())
            .isEmpty()) {
      return images;
    }
    Path table = work.file(target.name() + ".table");
    List<Object> filter = new ArrayList<>(List.of("aspect-filter", "--target=" + target.name()));
    filter.addAll(deviceConfiguration());
    filter.addAll(List.of(images, "-o", table));
    steps.run(filter);
    return table;
  }

  /** The table with images in the place of modules. */
  private Path compiled(DeviceTarget target, Path table)
      throws CommandSteps.FailedException, TextFileException {
    Path modules = work.file(target.name() + ".modules");
    steps.run(List.of("file-table-tform", "--extract=Code", "--drop_titles", table, "-o", modules));

    Path images = work.file(target.name() + ".images");
    String extension = target.imageSuffix().substring(target.imageSuffix().lastIndexOf('.') + 1);
    List<Object> foreach =
        new ArrayList<>(List.of("foreach", "--in-file-list=" + modules, "--in-replace={in}"));
    foreach.addAll(List.of("--out-replace={out}", "--out-ext=" + extension));
    foreach.addAll(List.of("--out-file-list=" + images, "--jobs=" + jobs(modules), "--"));
    foreach.addAll(aot(target));
    steps.runTelling(foreach);

    Path replaced = work.file(target.name() + ".compiled.table");
    steps.run(List.of("file-table-tform", "--replace=Code,0", table, images, "-o", replaced));
    return replaced;
  }

  /** A few images are done before another device compiler has started. */
  private int jobs(Path modules) throws TextFileException {
    if (options.jobs != null) {
      return options.jobs;
    }
    int images = FileTable.read(modules).rows().size();
    int useful = Math.max(1, images / IMAGES_FOR_ANOTHER);
    return Math.min(useful, Runtime.getRuntime().availableProcessors());
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
      words.add("--unsupported=" + wishes.unsupported());
    }
    words.addAll(List.of("{in}", "-o", "{out}"));
    return words;
  }
}
