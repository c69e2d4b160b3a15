package dev.sycamore.backend.images;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.UncheckedCode;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a jar, or a folder of classes, holds for devices.
 *
 * @param units in the order of their names
 * @param problems lines for users: descriptors that cannot be read, images that are not as they say
 */
public record Inventory(List<Unit> units, List<String> problems) {

  public Inventory {
    units = List.copyOf(units);
    problems = List.copyOf(problems);
  }

  /**
   * A compilation unit with kernels.
   *
   * @param header the resource with its C header, if it has one
   * @param unchecked its kernels and functions without checks
   */
  public record Unit(
      String name,
      String descriptor,
      Optional<String> header,
      List<FunctionName> kernels,
      List<UncheckedCode> unchecked,
      List<Image> images) {
    public Unit {
      kernels = List.copyOf(kernels);
      unchecked = List.copyOf(unchecked);
      images = List.copyOf(images);
    }
  }

  /**
   * An image of a unit.
   *
   * @param problem what is wrong with its bytes; empty if nothing is
   */
  public record Image(ImageEntry entry, Optional<String> problem) {}

  /**
   * Looks at everything.
   *
   * @param root a jar or a folder
   * @param names how users know kernels
   * @throws IOException if it is neither, or cannot be read
   */
  public static Inventory of(Path root, ModuleKernelNames names) throws IOException {
    try (ResourceTree tree = ResourceTree.open(root)) {
      List<Unit> units = new ArrayList<>();
      List<String> problems = new ArrayList<>();
      for (ResourceName name : tree.names(UnitResources.FOLDER)) {
        if (name.value().endsWith(UnitResources.IMAGES)) {
          try {
            units.add(unit(tree, name, problems, names));
          } catch (TextFileException e) {
            problems.add(e.getMessage());
          }
        }
      }
      return new Inventory(units, problems);
    }
  }

  private static Unit unit(
      ResourceTree tree, ResourceName descriptor, List<String> problems, ModuleKernelNames names)
      throws TextFileException {
    String file = tree.displayName(descriptor);
    ImageDescriptor described = ImageDescriptor.parse(file, tree.text(descriptor));
    if (!UnitResources.images(described.unit()).equals(descriptor.value())) {
      throw new TextFileException(
          file, 2, 1, "this is the place of another unit than " + described.unit());
    }
    List<Image> images = new ArrayList<>();
    for (ImageEntry entry : described.images()) {
      Optional<String> problem =
          ImageResources.read(tree, entry)
              .map(bytes -> ImageResources.mismatch(entry, bytes))
              .orElse(Optional.of("is missing, and " + descriptor + " lists it"));
      String name = tree.displayName(ImageResources.name(entry));
      problem.ifPresent(text -> problems.add(name + ": error: the image " + text));
      images.add(new Image(entry, problem));
    }
    String header = UnitResources.header(described.unit());
    return new Unit(
        described.unit(),
        descriptor.value(),
        isThere(tree, new ResourceName(header)) ? Optional.of(header) : Optional.empty(),
        kernels(tree, described, names),
        unchecked(tree, described, names),
        images);
  }

  /** Those of the unit's module; without one that can be read, what its own images hold. */
  private static List<FunctionName> kernels(
      ResourceTree tree, ImageDescriptor described, ModuleKernelNames names)
      throws TextFileException {
    ResourceName module = new ResourceName(ModulePaths.kernels(described.unit()));
    List<FunctionName> kernels =
        isThere(tree, module) ? names.of(tree.displayName(module), tree.text(module)) : List.of();
    return kernels.isEmpty()
        ? described.kernels().stream().map(FunctionName::ofSymbol).toList()
        : kernels;
  }

  private static List<UncheckedCode> unchecked(
      ResourceTree tree, ImageDescriptor described, ModuleKernelNames names)
      throws TextFileException {
    ResourceName module = new ResourceName(ModulePaths.kernels(described.unit()));
    return isThere(tree, module)
        ? names.unchecked(tree.displayName(module), tree.text(module))
        : List.of();
  }

  private static boolean isThere(ResourceTree tree, ResourceName name) throws TextFileException {
    try {
      return tree.read(name, 0).isPresent();
    } catch (IOException e) {
      throw new TextFileException(
          tree.displayName(name), "cannot be read: " + FileProblems.reason(e));
    }
  }
}
