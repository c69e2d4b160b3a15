package dev.sycamore.runtime.natives;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.Map;

/**
 * The folder in which Windows has libraries of drivers. LWJGL would write to the standard error
 * that a library is not there.
 */
public final class WindowsDrivers {
  private static final String ROOT = "SystemRoot";
  private static final String USUAL_ROOT = "C:\\Windows";

  private WindowsDrivers() {}

  /** Whether a library is installed. */
  public static boolean contain(String library) {
    return contain(library, System.getenv(), FileSystems.getDefault());
  }

  static boolean contain(String library, Map<String, String> environment, FileSystem files) {
    try {
      return Files.isRegularFile(
          files.getPath(environment.getOrDefault(ROOT, USUAL_ROOT), "System32", library));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
