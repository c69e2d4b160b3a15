package dev.sycamore.processor.code;

import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.ClassFiles;
import dev.sycamore.processor.host.FileException;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;

/** Class files that the host compiler wrote, and those that it sees. Each is read once. */
final class HostClassFiles implements ClassFiles {
  private final Filer filer;
  private final Elements elements;
  private final Map<String, Optional<ClassFile>> known = new HashMap<>();

  HostClassFiles(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  @Override
  public Optional<ClassFile> find(String internalName) throws IOException {
    Optional<ClassFile> file = known.get(internalName);
    if (file == null) {
      Optional<Found> found = contents(internalName);
      file = found.isEmpty() ? Optional.empty() : Optional.of(found.get().parse());
      known.put(internalName, file);
    }
    return file;
  }

  /** The bytes of a class file. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Found(FileObject file, byte[] bytes) {

    /** Another compilation may be writing it. */
    ClassFile parse() throws FileException {
      try {
        return ClassFile.read(bytes);
      } catch (IOException e) {
        throw FileException.notRead(file, new IOException("it is not a whole class file"));
      }
    }
  }

  private Optional<Found> contents(String internalName) {
    int slash = internalName.lastIndexOf('/');
    String packageName = slash < 0 ? "" : internalName.substring(0, slash).replace('/', '.');
    String file = internalName.substring(slash + 1) + ".class";
    Optional<Found> found =
        contents(StandardLocation.CLASS_OUTPUT, "", internalName + ".class")
            .or(() -> contents(StandardLocation.CLASS_PATH, packageName, file));
    return found.isPresent()
        ? found
        : module(internalName)
            .flatMap(m -> contents(StandardLocation.MODULE_PATH, m + "/" + packageName, file));
  }

  private Optional<String> module(String internalName) {
    int dollar = internalName.indexOf('$');
    String outermost = dollar < 0 ? internalName : internalName.substring(0, dollar);
    TypeElement type = elements.getTypeElement(outermost.replace('/', '.'));
    ModuleElement module = type == null ? null : elements.getModuleOf(type);
    return module == null || module.isUnnamed()
        ? Optional.empty()
        : Optional.of(module.getQualifiedName().toString());
  }

  private Optional<Found> contents(Location location, String packageName, String name) {
    try {
      FileObject file = filer.getResource(location, packageName, name);
      try (InputStream in = file.openInputStream()) {
        return Optional.of(new Found(file, in.readAllBytes()));
      }
    } catch (IOException | IllegalArgumentException e) {
      // Not there, or the host compiler has no such location: what is not recorded is no proof.
      return Optional.empty();
    }
  }
}
