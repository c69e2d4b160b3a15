package dev.sycamore.fuzz.run;

import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.text.TextFileException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;

/**
 * Classes whose descriptors list the native images of one target only: the runtime takes the best
 * that is listed.
 */
final class ImageView extends URLClassLoader {
  private static final String DESCRIPTOR = ".images";

  private final String target;

  /**
   * A view.
   *
   * @param target empty for all
   */
  ImageView(URL place, ClassLoader parent, String target) {
    super(new URL[] {place}, parent);
    this.target = target;
  }

  @Override
  public InputStream getResourceAsStream(String name) {
    InputStream all = super.getResourceAsStream(name);
    if (all == null || target.isEmpty() || !name.endsWith(DESCRIPTOR)) {
      return all;
    }
    try (all) {
      return new ByteArrayInputStream(ofTarget(ImageDescriptor.parse(name, all.readAllBytes())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (TextFileException e) {
      throw new IllegalStateException(name, e);
    }
  }

  private byte[] ofTarget(ImageDescriptor descriptor) {
    List<ImageEntry> images =
        descriptor.images().stream()
            .filter(image -> image.kind() != ImageKind.NATIVE_CPU || image.target().equals(target))
            .toList();
    return new ImageDescriptor(descriptor.unit(), images).bytes();
  }
}
