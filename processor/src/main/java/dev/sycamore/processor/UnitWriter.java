package dev.sycamore.processor;

import dev.sycamore.backend.images.CompiledImages;
import dev.sycamore.backend.images.ModulePaths;
import dev.sycamore.backend.images.OpenClEntries;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.header.classfile.GeneratedClass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.processor.UnitCompiler.CompiledLibrary;
import dev.sycamore.processor.UnitCompiler.CompiledUnit;
import dev.sycamore.processor.launchers.KernelLaunchers;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.units.CompilationUnits;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Writes what was made of a unit to the class output, as {@code docs/FORMATS.md} says. */
final class UnitWriter {

  private final Filer filer;
  private final Stages stages;
  private final CompilationUnits units;

  /** The resources of those that are written. */
  private final Set<String> images = new HashSet<>();

  UnitWriter(Filer filer, Stages stages, CompilationUnits units) {
    this.filer = filer;
    this.stages = stages;
    this.units = units;
  }

  /**
   * Writes a unit's modules, the descriptor of its images and its C header, then the binding class,
   * which brings another round.
   *
   * @param all images, of this unit and of others; those of the unit are written unless they have
   *     been
   * @param properties of the code of kernels, by entry point, as far as they are known
   * @return the names of the classes that the binding consists of
   */
  List<String> write(
      CompiledUnit compiled, List<BuiltImage> all, Map<String, PropertySets> properties)
      throws IOException {
    DeviceUnit unit = compiled.unit();
    Element[] origins = origins(unit);
    Set<String> kernels =
        unit.kernels().stream().map(Kernel::entryPoint).collect(Collectors.toSet());
    String name = unit.qualifiedName();
    // Several GPUs may have the same IR beside their code.
    Set<ImageEntry> entries = new LinkedHashSet<>();
    for (BuiltImage image : all) {
      if (!Collections.disjoint(image.kernels(), kernels)) {
        boolean whole = kernels.equals(Set.copyOf(image.kernels()));
        entries.add(write(image, whole ? Optional.of(name) : Optional.empty(), origins));
      }
    }
    writeResource(ModulePaths.kernels(name), compiled.ir(), origins);
    byte[] openCl = compiled.openCl().getBytes(StandardCharsets.UTF_8);
    String resource = ModulePaths.openCl(name);
    writeResource(resource, openCl, origins);
    entries.addAll(OpenClEntries.of(openCl, resource, kernels, properties));
    writeResource(
        UnitResources.images(name),
        new ImageDescriptor(name, List.copyOf(entries)).bytes(),
        origins);

    if (compiled.header().isPresent()) {
      writeText(UnitResources.header(name), compiled.header().get(), origins);
    }
    List<GeneratedClass> binding = stages.binding(compiled.normalized());
    for (GeneratedClass each : binding) {
      writeClass(each, origins);
    }
    return binding.stream().map(GeneratedClass::name).toList();
  }

  /** A resource of a unit that is to be written when there are class files. */
  FileObject later(DeviceUnit unit, String name) throws IOException {
    return filer.createResource(StandardLocation.CLASS_OUTPUT, "", name, origins(unit));
  }

  /**
   * Writes an image.
   *
   * @param unit whose kernels it has, all of them and no other
   */
  private ImageEntry write(BuiltImage image, Optional<String> unit, Element[] origins)
      throws IOException {
    byte[] bytes = image.image().bytes();
    ImageEntry entry =
        CompiledImages.entry(
            image.format(), bytes, unit, image.kernels(), Optional.of(image.properties()));
    if (images.add(entry.resource())) {
      writeResource(entry.resource(), bytes, origins);
    }
    return entry;
  }

  private Element[] origins(DeviceUnit unit) {
    return units.declaredIn(unit.file()).stream().toArray(Element[]::new);
  }

  /** Writes what a file exports. */
  void write(CompiledLibrary library) throws IOException {
    String unit = library.unit().qualifiedName();
    Element[] origins = origins(library.unit());
    writeResource(ModulePaths.library(unit), library.ir(), origins);
    writeText(ModulePaths.openClLibrary(unit), library.openCl(), origins);
  }

  private void writeText(String name, String text, Element[] origins) throws IOException {
    writeResource(name, text.getBytes(StandardCharsets.UTF_8), origins);
  }

  /** Writes a launcher class, which brings another round. */
  void write(KernelLaunchers.Launcher launcher) throws IOException {
    GeneratedSource source = launcher.source();
    Element[] origins = units.classNamed(launcher.origin()).stream().toArray(Element[]::new);
    writeSource(source, origins);
  }

  private void writeSource(GeneratedSource source, Element[] origins) throws IOException {
    FileObject file = filer.createSourceFile(source.qualifiedName(), origins);
    try (Writer out = file.openWriter()) {
      out.write(source.text());
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  private void writeClass(GeneratedClass generated, Element[] origins) throws IOException {
    writeBytes(filer.createClassFile(generated.name(), origins), generated.bytes());
  }

  private void writeResource(String name, byte[] bytes, Element[] origins) throws IOException {
    writeBytes(filer.createResource(StandardLocation.CLASS_OUTPUT, "", name, origins), bytes);
  }

  private static void writeBytes(FileObject file, byte[] bytes) throws IOException {
    try (OutputStream out = file.openOutputStream()) {
      out.write(bytes);
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }
}
