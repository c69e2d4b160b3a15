package dev.sycamore.processor;

import dev.sycamore.backend.images.CompiledImages;
import dev.sycamore.backend.images.ModulePaths;
import dev.sycamore.backend.images.OpenClEntries;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.processor.UnitCompiler.CompiledLibrary;
import dev.sycamore.processor.UnitCompiler.CompiledUnit;
import dev.sycamore.processor.cache.Content;
import dev.sycamore.processor.cache.UnitFile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The files of the class output that a unit becomes, as {@code docs/FORMATS.md} says. */
final class UnitFiles {

  private UnitFiles() {}

  /**
   * A unit's modules, the descriptor of its images, its C header if it has one, the binding class,
   * and texts of its model if they were asked for.
   *
   * @param images those that kernels of the unit are in
   * @param properties of the code of kernels, by entry point, as far as they are known
   */
  static List<UnitFile> of(
      CompiledUnit compiled, Collection<BuiltImage> images, Map<String, PropertySets> properties) {
    String name = compiled.code().name();
    Set<String> kernels = new HashSet<>(compiled.entryPoints());
    List<UnitFile> files = new ArrayList<>();
    // Several GPUs may have the same IR beside their code.
    List<ImageEntry> entries = new ArrayList<>();
    for (BuiltImage image : images) {
      boolean whole = kernels.equals(Set.copyOf(image.kernels()));
      ImageEntry entry = entry(image, whole ? Optional.of(name) : Optional.empty());
      if (!entries.contains(entry)) {
        entries.add(entry);
        files.add(new UnitFile(entry.resource(), image.content()));
      }
    }
    files.add(new UnitFile(ModulePaths.kernels(name), compiled.ir()));
    if (compiled.openCl().isPresent()) {
      Content text = compiled.openCl().get();
      String resource = ModulePaths.openCl(name);
      files.add(new UnitFile(resource, text));
      entries.addAll(OpenClEntries.of(text.bytes(), resource, kernels, properties));
    }
    files.add(new UnitFile(UnitResources.images(name), new ImageDescriptor(name, entries).bytes()));
    compiled
        .header()
        .ifPresent(header -> files.add(new UnitFile(UnitResources.header(name), header)));
    files.addAll(compiled.binding());
    files.addAll(compiled.dumps());
    return files;
  }

  /** What a file exports. */
  static List<UnitFile> of(CompiledLibrary library) {
    return List.of(
        new UnitFile(ModulePaths.library(library.name()), library.ir()),
        new UnitFile(ModulePaths.openClLibrary(library.name()), library.openCl()));
  }

  /**
   * @param unit whose kernels it has, all of them and no other
   */
  private static ImageEntry entry(BuiltImage image, Optional<String> unit) {
    return CompiledImages.entry(
        image.format(),
        image.content().bytes(),
        unit,
        image.kernels(),
        Optional.of(image.properties()));
  }
}
