package dev.sycamore.testing;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Writes descriptors beside binding classes that are written by hand. */
public final class TestDescriptors {
  private TestDescriptors() {}

  /**
   * An image of all kernels of a unit.
   *
   * @param properties lines of properties
   */
  public record Image(String kind, String target, String resource, List<String> properties) {
    public Image(String kind, String target, String resource) {
      this(kind, target, resource, List.of());
    }
  }

  /** Writes the descriptor of a unit; an image that is missing is said to have no bytes. */
  public static void write(UnitBinding unit, Image... images) {
    Path classes = classes(unit.getClass());
    String name = unit.getClass().getName().replace("__Sycamore", "");
    Path file = classes.resolve("META-INF/sycamore/" + name.replace('.', '/') + ".images");
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text(name, classes, unit, images));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String text(String name, Path classes, UnitBinding unit, Image... images)
      throws IOException {
    StringBuilder text = new StringBuilder("sycamore-images 1\nunit " + name + "\n");
    text.append("images ").append(images.length).append('\n');
    for (Image image : images) {
      Path file = classes.resolve(image.resource());
      byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
      text.append("image ").append(image.kind()).append(' ').append(image.target()).append(' ');
      text.append(bytes.length).append(' ').append(sha256(bytes)).append(' ');
      text.append(image.resource()).append("\nkernels ");
      text.append(unit.kernels().size()).append('\n');
      for (KernelBinding kernel : unit.kernels()) {
        text.append(kernel.entryPoint()).append('\n');
      }
      text.append("properties ").append(image.properties().size()).append('\n');
      image.properties().forEach(line -> text.append(line).append('\n'));
    }
    return text + "sha256 " + sha256(text.toString().getBytes(StandardCharsets.UTF_8)) + "\n";
  }

  /** A digest in hexadecimal. */
  public static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The folder that a class was compiled to. */
  public static Path classes(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
