package dev.sycamore.backend.text;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files of text, read as bytes. */
public final class TextFiles {

  private TextFiles() {}

  /**
   * All bytes of a file.
   *
   * @throws TextFileException if it is missing, a folder, not readable or too large
   */
  public static byte[] read(Path file) throws TextFileException {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new TextFileException(name, "cannot be read: this is a folder");
    }
    try (InputStream stream = Files.newInputStream(file)) {
      return read(name, stream);
    } catch (NoSuchFileException e) {
      throw new TextFileException(name, "cannot be read: no such file or folder");
    } catch (AccessDeniedException e) {
      throw new TextFileException(name, "cannot be read: permission denied");
    } catch (IOException e) {
      throw new TextFileException(
          name, "cannot be read: " + Quote.printable(String.valueOf(e.getMessage())));
    }
  }

  /**
   * All bytes of a stream.
   *
   * @param name in messages
   * @throws TextFileException if they are too many
   */
  public static byte[] read(String name, InputStream stream) throws IOException, TextFileException {
    byte[] bytes = stream.readNBytes(SizeLimit.TEXT.bytes() + 1);
    if (bytes.length > SizeLimit.TEXT.bytes()) {
      throw new TextFileException(name, "cannot be read: larger than 64 MiB");
    }
    return bytes;
  }
}
