package dev.sycamore.processor.units;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import javax.annotation.processing.Filer;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * What an earlier compilation left in the class output. To make a file costs a file system a
 * multiple of reading it.
 */
public final class EarlierOutput {

  private static final String FILE = "file";

  private EarlierOutput() {}

  /**
   * Whether a file is there. Most often there is none: an attempt to open it, and the exception,
   * would take several times as long.
   */
  public static boolean has(Filer filer, String path) {
    try {
      FileObject file = filer.getResource(StandardLocation.CLASS_OUTPUT, "", path);
      if (FILE.equals(file.toUri().getScheme())) {
        return new File(file.toUri()).exists();
      }
      file.openInputStream().close();
      return true;
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }

  /** Whether a file is there with this content. */
  public static boolean has(Filer filer, String path, byte[] bytes) {
    try (InputStream in =
        filer.getResource(StandardLocation.CLASS_OUTPUT, "", path).openInputStream()) {
      return Arrays.equals(in.readNBytes(bytes.length + 1), bytes);
    } catch (IOException | IllegalArgumentException e) {
      // Not there, or the host compiler does not let it be read.
      return false;
    }
  }
}
