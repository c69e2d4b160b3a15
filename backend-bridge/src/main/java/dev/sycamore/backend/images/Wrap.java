package dev.sycamore.backend.images;

import dev.sycamore.backend.FunctionName;
import dev.sycamore.backend.link.ModulePaths;
import dev.sycamore.backend.text.TextFileException;
import dev.sycamore.backend.text.TextLines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Gives the units of a folder of classes other images: those of file tables, each for a target. The
 * OpenCL C that the compilation wrote stays.
 */
public final class Wrap {

  private static final int MOST_NAMES = 5;

  /** Takes what is to be written. */
  public interface Sink {

    /**
     * Takes a resource; the same one may come twice, with the same bytes.
     *
     * @param resource its path in the folder
     */
    void add(String resource, byte[] bytes) throws IOException;
  }

  /**
   * What is known when all resources were handed on.
   *
   * @param warnings lines for users
   * @param obsolete resources of earlier calls that no unit has any more
   */
  public record Result(List<String> warnings, List<String> obsolete) {
    public Result {
      warnings = List.copyOf(warnings);
      obsolete = List.copyOf(obsolete);
    }
  }

  private final Path folder;
  private final List<ImageTable> tables;

  public Wrap(Path folder, List<ImageTable> tables) {
    this.folder = folder;
    this.tables = List.copyOf(tables);
  }

  /**
   * Hands on the images, then the descriptors of all units.
   *
   * @throws TextFileException what is wrong with a file
   */
  public Result run(Sink sink) throws TextFileException, IOException {
    List<DeviceUnitFiles> units = DeviceUnitFiles.in(folder);
    Map<String, FunctionName> kernels = new LinkedHashMap<>();
    units.forEach(unit -> unit.kernels().forEach(kernel -> kernels.put(kernel.symbol(), kernel)));
    List<ImageEntry> images = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    for (ImageTable table : tables) {
      TableImages of = new TableImages(table, kernels);
      images.addAll(of.copy(sink));
      warn(table, kernels.values(), of.found(), warnings);
    }
    Set<String> used = new TreeSet<>();
    Set<String> before = new TreeSet<>();
    for (DeviceUnitFiles unit : units) {
      UnitImages described = new UnitImages(unit.name(), images(unit, images));
      sink.add(ModulePaths.images(unit.name()), described.bytes());
      used.addAll(resources(described));
      before.addAll(resources(unit.images()));
    }
    before.removeIf(resource -> !resource.startsWith(TableImages.FOLDER));
    before.removeAll(used);
    return new Result(warnings, List.copyOf(before));
  }

  private static List<String> resources(UnitImages images) {
    return images.images().stream().map(ImageEntry::resource).toList();
  }

  private List<ImageEntry> images(DeviceUnitFiles unit, List<ImageEntry> all)
      throws TextFileException {
    List<ImageEntry> images = new ArrayList<>();
    for (ImageEntry image : all) {
      if (unit.hasKernelOf(image)) {
        images.add(image);
      }
    }
    for (ImageEntry image : unit.images().images()) {
      if (image.kind() == ImageKind.OPENCL_C) {
        Path file = folder.resolve(image.resource());
        String problem = image.mismatch(TextLines.read(file)).orElse("");
        if (!problem.isEmpty()) {
          throw new TextFileException(file.toString(), "the file " + problem);
        }
        images.add(image);
      }
    }
    return images;
  }

  /** Whether a filter left kernels out, or they were not built, cannot be seen here. */
  private static void warn(
      ImageTable table,
      Collection<FunctionName> kernels,
      Set<String> found,
      List<String> warnings) {
    List<String> missing =
        kernels.stream()
            .filter(kernel -> !found.contains(kernel.symbol()))
            .map(FunctionName::shown)
            .toList();
    if (!missing.isEmpty()) {
      List<String> named = missing.subList(0, Math.min(MOST_NAMES, missing.size()));
      warnings.add(
          table.file()
              + ": warning: no image for target '"
              + table.target().name()
              + "' has "
              + (missing.size() == 1 ? "the kernel " : "the " + missing.size() + " kernels ")
              + String.join(", ", named)
              + (named.size() < missing.size() ? ", ..." : "")
              + "; aspect-filter leaves out what the target could not run");
    }
  }
}
