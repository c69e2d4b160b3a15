package dev.sycamore.processor;

import dev.sycamore.backend.DeviceImage;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.processor.UnitCompiler.CompiledUnit;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.stages.Stages.UnitImage;
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

  private static final String IMAGES = "META-INF/sycamore/";
  private static final String OPENCL_SUFFIX = ".opencl.cl";
  private static final String BINDING_SUFFIX = "__Sycamore";

  private final Filer filer;
  private final Stages stages;
  private final CompilationUnits units;

  UnitWriter(Filer filer, Stages stages, CompilationUnits units) {
    this.filer = filer;
    this.stages = stages;
    this.units = units;
  }

  /** Writes the images, then the binding class, which triggers another round. */
  void write(CompiledUnit compiled) throws IOException {
    DeviceUnit unit = compiled.unit();
    Element[] origins = units.declaredIn(unit.file()).stream().toArray(Element[]::new);
    List<UnitImage> images = new ArrayList<>();
    for (DeviceImage image : compiled.images()) {
      String resource = resource(unit, image.job().target().imageSuffix());
      writeResource(resource, image.bytes(), origins);
      images.add(new UnitImage(image.job().target(), resource));
    }
    String openCl = resource(unit, OPENCL_SUFFIX);
    writeResource(openCl, compiled.openCl().getBytes(StandardCharsets.UTF_8), origins);
    images.add(new UnitImage(null, openCl));

    String binding = stages.binding(unit, images);
    try (Writer out =
        filer.createSourceFile(unit.qualifiedName() + BINDING_SUFFIX, origins).openWriter()) {
      out.write(binding);
    }
  }

  private static String resource(DeviceUnit unit, String suffix) {
    return IMAGES + unit.qualifiedName().replace('.', '/') + suffix;
  }

  private void writeResource(String name, byte[] bytes, Element[] origins) throws IOException {
    try (OutputStream out =
        filer
            .createResource(StandardLocation.CLASS_OUTPUT, "", name, origins)
            .openOutputStream()) {
      out.write(bytes);
    }
  }
}
