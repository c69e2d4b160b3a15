package dev.sycamore.backend.images;

import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Gives units other images: those of file tables, each for a target, and OpenCL C that is linked
 * with the same libraries.
 */
public final class Wrap {

  private static final int MOST_NAMES = 5;

  /**
   * What is known when all resources were handed on.
   *
   * @param errors about kernels; with any, nothing that was handed on is of use
   * @param warnings lines for users
   * @param obsolete resources of the folder that no unit has any more
   */
  public record Result(List<String> errors, List<String> warnings, List<String> obsolete) {
    public Result {
      errors = List.copyOf(errors);
      warnings = List.copyOf(warnings);
      obsolete = List.copyOf(obsolete);
    }
  }

  private final Path folder;
  private final List<Path> sources;
  private final List<ImageTable> tables;
  private final ModuleKernelFacts names;
  private final Optional<String> foreignUnit;
  private final UnitLibraries libraries;

  /**
   * @param folder where the images go
   * @param sources folders of classes and jars whose units they are; empty for the units of the
   *     folder itself
   * @param names for warnings
   * @param foreignUnit the name of a unit that gets the kernels that no class has; empty if there
   *     may be none
   * @param libraries what units are linked with
   */
  public Wrap(
      Path folder,
      List<Path> sources,
      List<ImageTable> tables,
      ModuleKernelFacts names,
      Optional<String> foreignUnit,
      UnitLibraries libraries) {
    this.folder = folder;
    this.sources = List.copyOf(sources);
    this.tables = List.copyOf(tables);
    this.names = names;
    this.foreignUnit = foreignUnit;
    this.libraries = libraries;
  }

  /**
   * Hands on the images, then the descriptors of all units; of units from elsewhere also their
   * modules, OpenCL C and C headers.
   *
   * @throws TextFileException what is wrong with a file
   */
  public Result run(ResourceSink sink) throws TextFileException, IOException {
    List<DeviceUnitFiles> units = new ArrayList<>();
    List<String> unchanged = new ArrayList<>();
    OpenClLink openCl = new OpenClLink(libraries, !sources.isEmpty());
    CodeLink code = new CodeLink(libraries.classes());
    for (Path source : roots()) {
      try (ResourceTree classes = DeviceUnitFiles.open(source)) {
        for (DeviceUnitFiles unit : DeviceUnitFiles.in(classes)) {
          if (units.stream().anyMatch(other -> other.name().equals(unit.name()))) {
            throw new TextFileException(
                source.toString(), "the unit " + unit.name() + " is also in another input");
          }
          copyHeader(unit, classes, sink);
          if (!code.link(unit.name(), classes, sink) && !sources.isEmpty()) {
            unchanged.add(UnitResources.code(unit.name()));
          }
          units.add(openCl.link(unit, classes, sink));
        }
      }
    }
    for (DeviceUnitFiles unit : units) {
      if (foreignUnit.filter(unit.name()::equals).isPresent()) {
        throw new TextFileException(
            unit.name(), "a unit of classes has this name; kernels without a class need another");
      }
    }
    if (units.isEmpty() && foreignUnit.isEmpty()) {
      throw new TextFileException(
          (sources.isEmpty() ? folder : sources.get(0)).toString(),
          "there is no unit with kernels: no module is in " + UnitResources.FOLDER);
    }
    return run(units, unchanged, sink);
  }

  /** Where units may be; a folder that is yet to be made has none. */
  private List<Path> roots() {
    if (!sources.isEmpty()) {
      return sources;
    }
    return foreignUnit.isPresent() && !Files.exists(folder) ? List.of() : List.of(folder);
  }

  /**
   * @param unchanged resources of sources that are not handed on: the output must not have others
   */
  private Result run(List<DeviceUnitFiles> units, List<String> unchanged, ResourceSink sink)
      throws TextFileException, IOException {
    UnitKernels kernels = new UnitKernels(units, names, foreignUnit.isPresent());
    // Several GPUs may have the same IR beside their code.
    Set<ImageEntry> images = new LinkedHashSet<>();
    List<String> warnings = new ArrayList<>();
    Map<ImageTable, Set<String>> found = new LinkedHashMap<>();
    for (ImageTable table : tables) {
      TableImages of = new TableImages(table, kernels);
      images.addAll(of.copy(sink));
      if (table.format().kind().isRun()) {
        found.put(table, of.found());
      }
    }
    Set<String> served = new HashSet<>();
    found.values().forEach(served::addAll);
    Set<String> targets = new TreeSet<>();
    tables.forEach(table -> targets.add(table.format().target()));
    List<String> errors = new UnservedKernels(names, targets).errors(units, served);
    found.forEach((table, symbols) -> warn(table, kernels.shownWithout(symbols), warnings));
    List<ImageDescriptor> described = new ArrayList<>();
    for (DeviceUnitFiles unit : units) {
      if (!sources.isEmpty()) {
        sink.add(ModulePaths.kernels(unit.name()), unit.module());
      }
      described.add(new ImageDescriptor(unit.name(), images(unit, images)));
    }
    foreignUnit.ifPresent(
        unit -> described.add(new ImageDescriptor(unit, kernels.foreign(images))));
    Set<String> used = new TreeSet<>();
    Set<String> descriptors = new TreeSet<>();
    for (ImageDescriptor descriptor : described) {
      String resource = UnitResources.images(descriptor.unit());
      sink.add(resource, descriptor.bytes());
      descriptors.add(resource);
      used.addAll(resources(descriptor));
    }
    List<String> obsolete = new ArrayList<>(new ObsoleteImages(folder).besides(used, descriptors));
    for (String resource : unchanged) {
      if (Files.exists(new ResourceName(resource).in(folder))) {
        obsolete.add(resource);
      }
    }
    return new Result(errors, warnings, obsolete);
  }

  private static List<String> resources(ImageDescriptor images) {
    return images.images().stream().map(ImageEntry::resource).toList();
  }

  private static List<ImageEntry> images(DeviceUnitFiles unit, Collection<ImageEntry> all) {
    List<ImageEntry> images = new ArrayList<>();
    for (ImageEntry image : all) {
      if (unit.hasKernelOf(image)) {
        images.add(image);
      }
    }
    List<ImageEntry> text =
        unit.images().images().stream()
            .filter(image -> image.kind() == ImageKind.OPENCL_C)
            .toList();
    if (!text.isEmpty()) {
      images.addAll(OpenClEntries.withProperties(text, properties(images)));
    }
    return images;
  }

  /** What the code of each kernel requires, as the first image with properties says that is run. */
  private static Map<String, PropertySets> properties(List<ImageEntry> images) {
    Map<String, PropertySets> properties = new HashMap<>();
    for (ImageEntry image : images) {
      if (!image.kind().isRun()) {
        continue;
      }
      for (String kernel : image.kernels()) {
        image.properties().ifPresent(known -> properties.putIfAbsent(kernel, known));
      }
    }
    return properties;
  }

  /** The C header describes the kernels, whatever images they are in. */
  private void copyHeader(DeviceUnitFiles unit, ResourceTree classes, ResourceSink sink)
      throws IOException {
    if (sources.isEmpty()) {
      return;
    }
    String header = UnitResources.header(unit.name());
    Optional<byte[]> text = classes.read(new ResourceName(header), SizeLimit.TEXT);
    if (text.isPresent()) {
      sink.add(header, text.get());
    }
  }

  /** Whether a filter left kernels out, or they were not built, cannot be seen here. */
  private static void warn(ImageTable table, List<String> missing, List<String> warnings) {
    if (!missing.isEmpty()) {
      List<String> named = missing.subList(0, Math.min(MOST_NAMES, missing.size()));
      warnings.add(
          table.file()
              + ": warning: no image for target '"
              + table.format().target()
              + "' has "
              + (missing.size() == 1 ? "the kernel " : "the " + missing.size() + " kernels ")
              + String.join(", ", named)
              + (named.size() < missing.size() ? ", ..." : "")
              + "; aspect-filter leaves out what the target could not run");
    }
  }
}
