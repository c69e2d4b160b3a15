package dev.sycamore.processor.units;

import dev.sycamore.backend.images.ModulePaths;
import dev.sycamore.backend.link.ImportedModule;
import dev.sycamore.backend.link.LibraryFinder;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.resource.ResourcePaths;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;

/** What earlier compilations left beside the classes that this one sees. */
public final class LibraryResources implements LibraryFinder {

  private final Filer filer;
  private final Elements elements;

  public LibraryResources(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  /**
   * A file that was found.
   *
   * @param name for messages; of a file in a jar, the jar's and then the file's
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Found(String name, byte[] bytes) {

    static Found read(String url, InputStream in) throws IOException {
      // Each host compiler has its own spelling of a file in a jar.
      String name = url.replaceFirst("^(jar:)?(file:)?/*", "/").replaceFirst("!/?", "!/");
      try {
        return new Found(name, SizeLimit.TEXT.read(in));
      } catch (IOException e) {
        throw new IOException(name + ": cannot be read: " + e.getMessage(), e);
      }
    }
  }

  @Override
  public Optional<LinkInput> find(String id) throws IOException {
    Optional<Found> module = read(id, ModulePaths.library(id));
    return module.isEmpty()
        ? Optional.empty()
        : Optional.of(ImportedModule.of(module.get().name(), module.get().bytes()));
  }

  @Override
  public Optional<String> openCl(String id) throws IOException {
    return read(id, ModulePaths.openClLibrary(id))
        .map(found -> new String(found.bytes(), StandardCharsets.UTF_8));
  }

  private Optional<Found> read(String id, String path) throws IOException {
    if (!ResourcePaths.isValid(path)) {
      return Optional.empty();
    }
    // javac sees no folder of a jar that is no package; beside a class it can be found.
    Optional<Found> besideClass = besideClass(id, path);
    if (besideClass.isPresent()) {
      return besideClass;
    }
    Optional<Found> onClassPath = contents(resource(StandardLocation.CLASS_PATH, "", path));
    return onClassPath.isPresent()
        ? onClassPath
        : contents(resource(StandardLocation.CLASS_OUTPUT, "", path));
  }

  /** A file in the jar or folder that a class comes from. */
  private Optional<Found> besideClass(String id, String path) throws IOException {
    String packageName = id.substring(0, Math.max(0, id.lastIndexOf('.')));
    String file = id.substring(id.lastIndexOf('.') + 1) + ".class";
    Optional<FileObject> type = resource(StandardLocation.CLASS_PATH, packageName, file);
    if (type.isEmpty()) {
      type = module(id).flatMap(m -> resource(StandardLocation.MODULE_PATH, m + packageName, file));
    }
    String suffix = (packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/") + file;
    Optional<String> uri =
        type.map(found -> found.toUri().toString()).filter(name -> name.endsWith(suffix));
    return uri.isEmpty()
        ? Optional.empty()
        : contents(uri.get().substring(0, uri.get().length() - suffix.length()) + path);
  }

  /** The module of a class as locations of modules take it; empty for the unnamed one. */
  private Optional<String> module(String id) {
    TypeElement type = elements.getTypeElement(id);
    ModuleElement module = type == null ? null : elements.getModuleOf(type);
    return module == null || module.isUnnamed()
        ? Optional.empty()
        : Optional.of(module.getQualifiedName() + "/");
  }

  private Optional<FileObject> resource(Location location, String packageName, String name) {
    try {
      return Optional.of(filer.getResource(location, packageName, name));
    } catch (IOException | IllegalArgumentException e) {
      // Not there, or the host compiler has no such location.
      return Optional.empty();
    }
  }

  private static Optional<Found> contents(Optional<FileObject> file) throws IOException {
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try (InputStream in = file.get().openInputStream()) {
      return Optional.of(Found.read(file.get().toUri().toString(), in));
    } catch (FileNotFoundException | NoSuchFileException e) {
      return Optional.empty();
    }
  }

  private static Optional<Found> contents(String url) throws IOException {
    URLConnection connection;
    try {
      connection = new URL(url).openConnection();
    } catch (MalformedURLException e) {
      // Files of the host compiler's own making.
      return Optional.empty();
    }
    // A cached jar would stay open in a build daemon, and could not be replaced.
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return Optional.of(Found.read(url, in));
    } catch (FileNotFoundException | NoSuchFileException e) {
      return Optional.empty();
    }
  }
}
