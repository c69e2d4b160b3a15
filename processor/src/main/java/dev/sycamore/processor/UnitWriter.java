package dev.sycamore.processor;

import dev.sycamore.backend.DeviceTarget;
import dev.sycamore.backend.link.ModulePaths;
import dev.sycamore.header.DeviceImage;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.header.ImageFormat;
import dev.sycamore.model.DeviceUnit;
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
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.StandardLocation;

/** Writes what was made of a unit to the class output, as {@code docs/FORMATS.md} says. */
final class UnitWriter {

  private static final String OPENCL_TARGET = "opencl";
  private static final String OPENCL_SUFFIX = ".opencl.cl";

  private final Filer filer;
  private final Stages stages;
  private final CompilationUnits units;

  UnitWriter(Filer filer, Stages stages, CompilationUnits units) {
    this.filer = filer;
    this.stages = stages;
    this.units = units;
  }

  /** Writes the images, then the binding class, which brings another round; gives its name. */
  String write(CompiledUnit compiled) throws IOException {
    DeviceUnit unit = compiled.unit();
    Element[] origins = units.declaredIn(unit.file()).stream().toArray(Element[]::new);
    List<DeviceImage> images = new ArrayList<>();
    for (dev.sycamore.backend.DeviceImage image : compiled.images()) {
      DeviceTarget target = image.job().target();
      String resource = resource(unit, target.imageSuffix());
      writeResource(resource, image.bytes(), origins);
      images.add(new DeviceImage(format(target), target.name(), resource));
    }
    writeText(ModulePaths.kernels(unit.qualifiedName()), compiled.ir(), origins);
    String openCl = resource(unit, OPENCL_SUFFIX);
    writeText(openCl, compiled.openCl(), origins);
    images.add(new DeviceImage(ImageFormat.OPENCL_C, OPENCL_TARGET, openCl));

    GeneratedSource binding = stages.binding(unit, images);
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

  private static ImageFormat format(DeviceTarget target) {
    return switch (target.architecture()) {
      case SPIR64 -> ImageFormat.SPIRV;
      case PTX64 -> ImageFormat.PTX;
      case AMDGCN -> ImageFormat.AMDGCN;
      case X86_64 -> ImageFormat.NATIVE_CPU;
    };
  }

  private static String resource(DeviceUnit unit, String suffix) {
    return ModulePaths.FOLDER + unit.qualifiedName().replace('.', '/') + suffix;
  }

  private void writeResource(String name, byte[] bytes, Element[] origins) throws IOException {
    try (OutputStream out =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", name, origins).openOutputStream()) {
      out.write(bytes);
    }
  }
}
