package dev.sycamore.testing;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.UnitResources;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes descriptors beside binding classes that are written by hand. */
public final class TestDescriptors {
  private TestDescriptors() {}

  /** An image of all kernels of a unit. */
  public record Image(String kind, String target, String resource) {}

  /** Writes the descriptor of a unit; an image that is missing is said to have no bytes. */
  public static void write(UnitBinding unit, Image... images) {
    Path classes = classes(unit.getClass());
    String name = UnitResources.unit(unit.getClass().getName());
    Path file = classes.resolve(UnitResources.images(name));
    List<String> kernels = unit.kernels().stream().map(KernelBinding::entryPoint).toList();
    try {
      List<ImageEntry> entries = new ArrayList<>();
      for (Image image : images) {
        entries.add(
            ImageEntry.of(
                ImageKind.valueOf(image.kind()),
                image.target(),
                bytes(classes.resolve(image.resource())),
                image.resource(),
                kernels,
                Optional.empty()));
      }
      Files.createDirectories(file.getParent());
      Files.write(file, new ImageDescriptor(name, entries).bytes());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] bytes(Path image) throws IOException {
    return Files.exists(image) ? Files.readAllBytes(image) : new byte[0];
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
