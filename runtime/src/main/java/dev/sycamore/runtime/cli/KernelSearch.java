package dev.sycamore.runtime.cli;

import dev.sycamore.runtime.images.UnitSearch;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.kernel.KernelsOfUnit;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The kernels of the jars and folders of a class path. */
final class KernelSearch {
  private final String classPath;
  private final List<BoundKernel> kernels = new ArrayList<>();

  private KernelSearch(String classPath) {
    this.classPath = classPath;
  }

  /**
   * Finds all kernels.
   *
   * @throws IllegalArgumentException if an entry of the path cannot be read
   */
  static KernelSearch on(String classPath) {
    KernelSearch search = new KernelSearch(classPath);
    SortedSet<String> units = new TreeSet<>();
    List<URL> urls = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      Path path = Path.of(entry.isEmpty() ? "." : entry).toAbsolutePath();
      try {
        units.addAll(UnitSearch.in(path));
        urls.add(path.toUri().toURL());
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException(entry + " cannot be a part of a class path", e);
      } catch (NoSuchFileException e) {
        throw new IllegalArgumentException(
            "no file or folder '" + entry + "' of the class path", e);
      } catch (IOException e) {
        throw new IllegalArgumentException(entry + " cannot be read: " + e, e);
      }
    }
    // Not closed: images are read from it until the process ends.
    ClassLoader loader =
        new URLClassLoader(urls.toArray(URL[]::new), KernelSearch.class.getClassLoader());
    for (String unit : units) {
      search.kernels.addAll(KernelsOfUnit.of(loader, unit));
    }
    return search;
  }

  /**
   * The kernels of a name, entry point or place.
   *
   * @param name empty for all
   * @throws IllegalArgumentException if there is none
   */
  List<BoundKernel> named(String name) {
    List<BoundKernel> named =
        kernels.stream().filter(kernel -> name.isEmpty() || isNamed(kernel, name)).toList();
    if (named.isEmpty()) {
      throw new IllegalArgumentException(
          (name.isEmpty() ? "no kernel" : "no kernel '" + name + "'")
              + " on the class path "
              + classPath
              + (kernels.isEmpty()
                  ? "; -cp names the folders and jars of compiled classes"
                  : "; there are "
                      + kernels.stream()
                          .map(BoundKernel::shown)
                          .collect(Collectors.joining(", "))));
    }
    return named;
  }

  private static boolean isNamed(BoundKernel kernel, String name) {
    return name.equals(kernel.binding().name())
        || name.equals(kernel.binding().entryPoint())
        || name.equals(kernel.place());
  }
}
