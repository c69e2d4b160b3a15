package dev.sycamore.processor;

import dev.sycamore.backend.DeviceImage;
import dev.sycamore.backend.DeviceTarget;
import dev.sycamore.backend.images.ImageEntry;
import dev.sycamore.backend.images.ImageKind;
import dev.sycamore.backend.images.UnitImages;
import dev.sycamore.backend.link.ModulePaths;
import dev.sycamore.backend.properties.PropertySets;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.Kernel;
import dev.sycamore.processor.UnitCompiler.CompiledLibrary;
import dev.sycamore.processor.UnitCompiler.CompiledUnit;
import dev.sycamore.processor.launchers.KernelLaunchers;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.units.CompilationUnits;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.StandardLocation;

/** Writes what was made of a unit to the class output, as {@code docs/FORMATS.md} says. */
final class UnitWriter {

  private final Filer filer;
  private final Stages stages;
  private final CompilationUnits units;

  UnitWriter(Filer filer, Stages stages, CompilationUnits units) {
    this.filer = filer;
    this.stages = stages;
    this.units = units;
  }

  /**
   * Writes the images, their descriptor, then the binding class, which brings another round; gives
   * its name.
   */
  String write(CompiledUnit compiled) throws IOException {
    DeviceUnit unit = compiled.unit();
    Element[] origins = units.declaredIn(unit.file()).stream().toArray(Element[]::new);
    List<String> kernels = unit.kernels().stream().map(Kernel::entryPoint).toList();
    Optional<PropertySets> properties = Optional.of(ImageProperties.of(unit));
    String name = unit.qualifiedName();
    List<ImageEntry> images = new ArrayList<>();
    for (DeviceImage image : compiled.images()) {
      DeviceTarget target = image.job().target();
      String resource = ModulePaths.image(name, target);
      byte[] bytes = image.bytes();
      writeResource(resource, bytes, origins);
      images.add(
          ImageEntry.of(ImageKind.of(target), target.name(), bytes, resource, kernels, properties));
    }
    writeText(ModulePaths.kernels(name), compiled.ir(), origins);
    byte[] openCl = compiled.openCl().getBytes(StandardCharsets.UTF_8);
    String resource = ModulePaths.openCl(name);
    writeResource(resource, openCl, origins);
    images.add(
        ImageEntry.of(
            ImageKind.OPENCL_C, ImageKind.OPENCL_TARGET, openCl, resource, kernels, properties));
    writeResource(ModulePaths.images(name), new UnitImages(name, images).bytes(), origins);

    GeneratedSource binding = stages.binding(unit);
    try (Writer out = filer.createSourceFile(binding.qualifiedName(), origins).openWriter()) {
      out.write(binding.text());
    }
    return binding.qualifiedName();
  }

  /** Writes what a file exports. */
  void write(CompiledLibrary library) throws IOException {
    String unit = library.unit().qualifiedName();
    Element[] origins = units.declaredIn(library.unit().file()).stream().toArray(Element[]::new);
    writeText(ModulePaths.library(unit), library.ir(), origins);
    writeText(ModulePaths.openClLibrary(unit), library.openCl(), origins);
  }

  private void writeText(String name, String text, Element[] origins) throws IOException {
    writeResource(name, text.getBytes(StandardCharsets.UTF_8), origins);
  }

  /** Writes a launcher class, which brings another round. */
  void write(KernelLaunchers.Launcher launcher) throws IOException {
    GeneratedSource source = launcher.source();
    Element[] origins = units.classNamed(launcher.origin()).stream().toArray(Element[]::new);
    try (Writer out = filer.createSourceFile(source.qualifiedName(), origins).openWriter()) {
      out.write(source.text());
    }
  }

  private void writeResource(String name, byte[] bytes, Element[] origins) throws IOException {
    try (OutputStream out =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", name, origins).openOutputStream()) {
      out.write(bytes);
    }
  }
}
