package dev.sycamore.eclipse;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.batch.FileSystem;

/** What classes of the JDK, of the class path and of a folder of sources are called. */
final class ProjectNames extends FileSystem {

  private ProjectNames(Classpath[] places) {
    super(places, new String[0], false);
  }

  /** The sources come first. */
  static ProjectNames of(Path sources, List<String> classPath) {
    List<Classpath> places = new ArrayList<>();
    places.add(getClasspath(sources + File.separator, "UTF-8", true, null, null, null, null));
    classPath.forEach(jar -> places.add(getClasspath(jar, "UTF-8", null)));
    places.add(getJrtClasspath(System.getProperty("java.home"), "UTF-8", null, null));
    return new ProjectNames(places.toArray(Classpath[]::new));
  }
}
