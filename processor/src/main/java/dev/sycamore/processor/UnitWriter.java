package dev.sycamore.processor;

import dev.sycamore.backend.images.UnitWarnings;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.processor.cache.UnitFile;
import dev.sycamore.processor.host.FileException;
import dev.sycamore.processor.launchers.KernelLaunchers;
import dev.sycamore.processor.units.CompilationUnits;
import dev.sycamore.processor.units.EarlierOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Writes what was made of source files to the class output. */
final class UnitWriter {

  private final Filer filer;
  private final CompilationUnits units;

  /** Resources that are written: units may share images. */
  private final Set<String> written = new HashSet<>();

  UnitWriter(Filer filer, CompilationUnits units) {
    this.filer = filer;
    this.units = units;
  }

  /**
   * Writes what a source file became, classes as resources, too: to a class of the {@code Filer}
   * the host compiler gives a round, and javac looks for one of this name in all packages first.
   * But it notices if the compilation has that class, which is left to do here.
   *
   * @param source the path of the source file
   */
  void write(String source, List<UnitFile> files) throws IOException {
    writeFiles(source, files);
    replaceWarnings(source, files);
  }

  private void writeFiles(String source, List<UnitFile> files) throws IOException {
    Element[] origins = origins(source);
    for (UnitFile file : files) {
      if (written.add(file.path())) {
        FileObject resource = resource(file.path(), origins);
        if (file.isClass() && units.compiles(file.className())) {
          throw FileException.notWritten(
              resource, new IOException("the compilation has a class of this name"));
        }
        write(resource, file.bytes());
      }
    }
  }

  /**
   * Writes what a source file became in an earlier compilation, as far as that did not leave it
   * here.
   *
   * @param source the path of the source file
   */
  void writeAgain(String source, List<UnitFile> files) throws IOException {
    List<UnitFile> missing = new ArrayList<>();
    for (UnitFile file : files) {
      if (!EarlierOutput.has(filer, file.path(), file.bytes())) {
        missing.add(file);
      }
    }
    writeFiles(source, missing);
    replaceWarnings(source, files);
  }

  /** Warnings that an earlier compilation left of a unit which now has none. */
  private void replaceWarnings(String source, List<UnitFile> files) throws IOException {
    for (UnitFile file : files) {
      if (file.path().endsWith(UnitResources.IMAGES)) {
        String unit = UnitResources.unitOfImages(file.path());
        String warnings = UnitResources.of(unit, UnitResources.WARNINGS);
        if (files.stream().noneMatch(other -> other.path().equals(warnings))
            && EarlierOutput.has(filer, warnings)) {
          write(
              resource(warnings, origins(source)), UnitWarnings.bytes(unit, List.of(), List.of()));
        }
      }
    }
  }

  /** A resource of a source file that is to be written when there are class files. */
  FileObject later(String source, String name) throws IOException {
    return resource(name, origins(source));
  }

  private FileObject resource(String name, Element[] origins) throws IOException {
    try {
      FileObject file = filer.createResource(StandardLocation.CLASS_OUTPUT, "", name, origins);
      OutputLinks.refuse(file, name);
      return file;
    } catch (IOException e) {
      throw FileException.notWritten(name, e);
    }
  }

  private Element[] origins(String source) {
    Optional<TypeElement> declared = units.declaredIn(source);
    return declared.isPresent() ? new Element[] {declared.get()} : new Element[0];
  }

  /** Writes a launcher class, which brings another round. */
  void write(KernelLaunchers.Launcher launcher) throws IOException {
    GeneratedSource source = launcher.source();
    Element[] origins = units.classNamed(launcher.origin()).stream().toArray(Element[]::new);
    String name = source.qualifiedName();
    try (Writer out = filer.createSourceFile(name, origins).openWriter()) {
      out.write(source.text());
    } catch (IOException e) {
      throw FileException.notWritten(name.replace('.', '/') + ".java", e);
    }
  }

  private static void write(FileObject file, byte[] bytes) throws IOException {
    try (OutputStream out = file.openOutputStream()) {
      out.write(bytes);
    } catch (IOException e) {
      throw FileException.notWritten(file, e);
    }
  }
}
