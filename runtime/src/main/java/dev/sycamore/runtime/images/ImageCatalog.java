package dev.sycamore.runtime.images;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.images.DescriptorVersionException;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The images of a compilation unit. They are found, not registered: the descriptor has the name of
 * the unit, and the class loader of the binding class has it. It is read when a device first wants
 * an image of the unit.
 */
public final class ImageCatalog {

  private static final ClassValue<ImageCatalog> INSTANCES =
      new ClassValue<>() {
        @Override
        protected ImageCatalog computeValue(Class<?> type) {
          return read(type);
        }
      };

  private final ClassLoader loader;
  private final List<ImageEntry> images;

  private ImageCatalog(ClassLoader loader, List<ImageEntry> images) {
    this.loader = loader;
    this.images = List.copyOf(images);
  }

  /**
   * The images of a unit.
   *
   * @throws dev.sycamore.KernelNotSupportedException if there is no descriptor, or one of another
   *     release
   * @throws dev.sycamore.DeviceException if the descriptor is damaged
   */
  public static ImageCatalog of(UnitBinding unit) {
    return INSTANCES.get(unit.getClass());
  }

  private static ImageCatalog read(Class<?> binding) {
    String unit = UnitResources.unit(binding.getName());
    String resource = UnitResources.images(unit);
    ClassLoader loader = binding.getClassLoader();
    try {
      Optional<byte[]> bytes = bytes(loader, resource, ImageDescriptor.MOST_BYTES);
      if (bytes.isEmpty()) {
        throw ApiExceptions.notSupported(
            "the descriptor of images "
                + resource
                + " is missing: the compiler wrote it next to the class files, and it must be on"
                + " the class path too; without -d javac puts it where no class loader finds it");
      }
      return new ImageCatalog(loader, images(resource, unit, bytes.get()));
    } catch (IOException e) {
      throw ApiExceptions.device("the descriptor of images " + resource + " cannot be read", e);
    }
  }

  /** The images of a unit, as its descriptor lists them. */
  static List<ImageEntry> images(String resource, String unit, byte[] bytes) {
    try {
      ImageDescriptor descriptor = ImageDescriptor.parse(resource, bytes);
      if (!descriptor.unit().equals(unit)) {
        throw ApiExceptions.device(
            "the descriptor of images "
                + resource
                + " is of the unit "
                + Quote.of(descriptor.unit())
                + ", not of "
                + unit);
      }
      return descriptor.images();
    } catch (DescriptorVersionException e) {
      throw ApiExceptions.notSupported(
          "the descriptor of images "
              + resource
              + " has version "
              + e.version()
              + ", this runtime reads version "
              + e.expected()
              + ": compile its unit again with the processor of this release",
          e);
    } catch (TextFileException e) {
      throw ApiExceptions.device(
          "the descriptor of images "
              + resource
              + " is not valid: "
              + (e.line() > 0 ? "line " + e.line() + ": " : "")
              + e.problem(),
          e);
    }
  }

  /** Those that hold a kernel. */
  public List<ImageEntry> holding(String entryPoint) {
    List<ImageEntry> holding = new ArrayList<>();
    for (ImageEntry image : images) {
      if (image.kernels().contains(entryPoint)) {
        holding.add(image);
      }
    }
    return holding;
  }

  /**
   * The bytes of an image, or nothing if the resource is missing.
   *
   * @throws dev.sycamore.DeviceException if they are not those that the descriptor was made for
   */
  public Optional<byte[]> read(ImageEntry image) throws IOException {
    Optional<byte[]> bytes =
        image.kind() == ImageKind.NATIVE_CPU && ImagePlaces.isLimited()
            ? allowed(image)
            : bytes(loader, image.resource(), image.size());
    if (bytes.isPresent()) {
      check(image, bytes.get());
    }
    return bytes;
  }

  private static void check(ImageEntry image, byte[] bytes) {
    if (bytes.length != image.size()) {
      throw ApiExceptions.device(
          "the image "
              + image.resource()
              + " has "
              + (bytes.length > image.size() ? "more" : bytes.length)
              + " bytes, but its descriptor has the size "
              + image.size()
              + ": they come from different builds, or the file is damaged");
    }
    if (!Sha256.of(bytes).equals(image.sha256())) {
      throw ApiExceptions.device(
          "the image "
              + image.resource()
              + " is not the one that its descriptor was made for, the digest is another: they come"
              + " from different builds, or the file is damaged");
    }
  }

  /** The bytes of a native image whose place is one of those that they may come from. */
  private Optional<byte[]> allowed(ImageEntry image) throws IOException {
    URL url =
        loader == null
            ? ClassLoader.getSystemResource(image.resource())
            : loader.getResource(image.resource());
    if (url == null) {
      return Optional.empty();
    }
    ImagePlaces.check(image.resource(), url);
    URLConnection connection = url.openConnection();
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return Optional.of(in.readNBytes((int) image.size() + 1));
    }
  }

  /**
   * The bytes of a resource, of one that is too long the first only: what a compressed jar unpacks
   * to may be a thousand times as long as the jar.
   *
   * @param most the most bytes that are right
   */
  static Optional<byte[]> bytes(ClassLoader loader, String resource, long most) throws IOException {
    try (InputStream in =
        loader == null
            ? ClassLoader.getSystemResourceAsStream(resource)
            : loader.getResourceAsStream(resource)) {
      return in == null ? Optional.empty() : Optional.of(in.readNBytes((int) most + 1));
    }
  }
}
