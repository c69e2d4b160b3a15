package dev.sycamore.compiled;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A class path on which the OpenCL C of {@link Kernels} is missing, though its unit lists it. */
final class ImageLoss extends URLClassLoader {
  private static final String IMAGE = "kernels.cl";

  private boolean isLost;

  private ImageLoss(List<URL> path) {
    super(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  /** Runs a part of {@link DriverFailures}, and prints what it throws. */
  static void run(String part) throws ReflectiveOperationException, MalformedURLException {
    List<URL> path = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      path.add(Path.of(entry).toUri().toURL());
    }
    ImageLoss loader = new ImageLoss(path);
    // Writes the list of images.
    Class.forName(Kernels__Sycamore.class.getName(), true, loader);
    loader.isLost = true;
    try {
      Class.forName(DriverFailures.class.getName(), true, loader)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[] {part});
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause().getClass().getSimpleName());
    }
  }

  @Override
  public URL findResource(String name) {
    return isLost && name.endsWith(IMAGE) ? null : super.findResource(name);
  }
}
