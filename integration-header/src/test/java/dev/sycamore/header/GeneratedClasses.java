package dev.sycamore.header;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.header.classfile.GeneratedClass;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.TraceClassVisitor;

/** Generated class files as tests see them. */
final class GeneratedClasses {

  private GeneratedClasses() {}

  /** The instructions of a class file. */
  static String text(GeneratedClass generated) {
    StringWriter text = new StringWriter();
    new ClassReader(generated.bytes())
        .accept(new TraceClassVisitor(new PrintWriter(text)), ClassReader.SKIP_DEBUG);
    return text.toString();
  }

  /** Writes class files to a folder, beside the classes that they read. */
  static ClassLoader write(List<GeneratedClass> classes, Path folder) throws IOException {
    for (GeneratedClass each : classes) {
      Path file = folder.resolve(each.name().replace('.', '/') + ".class");
      Files.createDirectories(file.getParent());
      Files.write(file, each.bytes());
    }
    return new URLClassLoader(
        new URL[] {folder.toUri().toURL()}, GeneratedClasses.class.getClassLoader());
  }

  /** An instance of the first of some classes, after the JVM has verified it. */
  static UnitBinding load(List<GeneratedClass> classes, Path folder)
      throws ReflectiveOperationException, IOException {
    return (UnitBinding)
        write(classes, folder).loadClass(classes.get(0).name()).getConstructor().newInstance();
  }
}
