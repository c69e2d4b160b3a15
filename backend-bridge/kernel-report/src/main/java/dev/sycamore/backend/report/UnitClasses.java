package dev.sycamore.backend.report;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.resource.UnitResources;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The binding classes of a class output, which say what kernels take. */
final class UnitClasses implements AutoCloseable {

  private final URLClassLoader loader;

  /**
   * @param roots class outputs
   * @param libraries what their classes are compiled against, the runtime among them
   */
  UnitClasses(List<Path> roots, List<Path> libraries) {
    List<URL> urls = new ArrayList<>();
    for (List<Path> paths : List.of(roots, libraries)) {
      for (Path path : paths) {
        urls.add(url(path));
      }
    }
    this.loader =
        new URLClassLoader(
            "sycamore report", urls.toArray(URL[]::new), UnitClasses.class.getClassLoader());
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(path + " cannot be a part of a class path", e);
    }
  }

  /**
   * The kernels of a unit, in source order.
   *
   * @throws UnreadableException if there is not a binding class of this release
   */
  List<KernelBinding> kernels(String unit) throws UnreadableException {
    String name = UnitResources.bindingClass(unit);
    try {
      UnitBinding binding =
          Class.forName(name, true, loader)
              .asSubclass(UnitBinding.class)
              .getConstructor()
              .newInstance();
      if (binding.formatVersion() != UnitBinding.FORMAT_VERSION) {
        throw new UnreadableException(
            name
                + " has the format "
                + binding.formatVersion()
                + ", and this release reads "
                + UnitBinding.FORMAT_VERSION
                + "; compile it again",
            null);
      }
      return binding.kernels();
    } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
      throw new UnreadableException("the class " + name + " cannot be loaded: " + e, e);
    }
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }

  /** What a kernel takes is not known. */
  static final class UnreadableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableException(String message, Throwable cause) {
      super(message, cause);
    }
  }
}
