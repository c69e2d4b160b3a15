package dev.sycamore.processor.startup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The classes of the processor's jar that its bundle only names. The jar stays open as long as the
 * loader of its classes lives: a compiler that has closed its class loaders may still end some work
 * of the processor, and a build may put another jar in its place.
 */
final class JarClasses {
  private final Optional<Path> jar;
  private final ClassLoader loader;
  private ZipFile opened;

  /**
   * @param jar empty if the class loader has no file
   * @param loader finds the classes then
   */
  JarClasses(Optional<Path> jar, ClassLoader loader) {
    this.jar = jar;
    this.loader = loader;
  }

  /** The bytes of a class. */
  ByteBuffer read(String name) throws ClassNotFoundException {
    String path = name.replace('.', '/') + ".class";
    try {
      return ByteBuffer.wrap(jar.isPresent() ? entry(jar.get(), path) : resource(path));
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private byte[] entry(Path file, String path) throws IOException {
    ZipFile zip = open(file);
    ZipEntry entry = zip.getEntry(path);
    if (entry == null) {
      throw new IOException(file + " lacks " + path);
    }
    try (InputStream in = zip.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  private synchronized ZipFile open(Path file) throws IOException {
    if (opened == null) {
      opened = new ZipFile(file.toFile());
    }
    return opened;
  }

  private byte[] resource(String path) throws IOException {
    try (InputStream in = loader.getResourceAsStream(path)) {
      if (in == null) {
        throw new IOException("there is no " + path);
      }
      return in.readAllBytes();
    }
  }
}
