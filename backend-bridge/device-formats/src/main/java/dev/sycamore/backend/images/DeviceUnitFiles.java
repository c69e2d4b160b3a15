package dev.sycamore.backend.images;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a compilation left of a unit in a folder of classes or a jar.
 *
 * @param name its qualified name
 * @param module its module, IR text
 * @param images its descriptor
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
public record DeviceUnitFiles(String name, byte[] module, ImageDescriptor images) {

  private static final String MODULE = ".ll";
  private static final String LIBRARY = ".external.ll";

  /**
   * All units with kernels, in the order of their names.
   *
   * @throws TextFileException if one cannot be read
   */
  public static List<DeviceUnitFiles> in(Path root) throws TextFileException {
    try (ResourceTree classes = open(root)) {
      return in(classes);
    } catch (IOException e) {
      throw new TextFileException(root.toString(), "cannot be read: " + FileProblems.reason(e));
    }
  }

  /** Opens a folder or a jar. */
  static ResourceTree open(Path root) throws TextFileException {
    try {
      return ResourceTree.open(root);
    } catch (IOException e) {
      throw new TextFileException(
          root.toString(), "cannot be read: " + Quote.printable(FileProblems.reason(e)));
    }
  }

  /** As {@link #in(Path)}, of a folder or a jar that is open. */
  static List<DeviceUnitFiles> in(ResourceTree classes) throws TextFileException {
    List<DeviceUnitFiles> units = new ArrayList<>();
    long size = 0;
    for (ResourceName module : modules(classes)) {
      DeviceUnitFiles unit = read(classes, module);
      units.add(unit);
      size += unit.module().length;
      if (size > SizeLimit.BINARY.bytes()) {
        throw new TextFileException(
            classes.root().toString(), "cannot be read: its modules are larger than 512 MiB");
      }
    }
    return units;
  }

  private static List<ResourceName> modules(ResourceTree classes) throws TextFileException {
    try {
      return classes.names(UnitResources.FOLDER).stream()
          .filter(name -> name.value().endsWith(MODULE) && !name.value().endsWith(LIBRARY))
          .toList();
    } catch (IOException e) {
      throw unreadable(classes, e);
    }
  }

  /** The same problem with the place that it has. */
  static TextFileException unreadable(ResourceTree classes, IOException problem) {
    return new TextFileException(
        FileProblems.file(problem).orElse(classes.root().toString()),
        "cannot be read: " + FileProblems.reason(problem));
  }

  private static DeviceUnitFiles read(ResourceTree classes, ResourceName module)
      throws TextFileException {
    String path = module.value().substring(UnitResources.FOLDER.length());
    String name = path.substring(0, path.length() - MODULE.length()).replace('/', '.');
    byte[] text = classes.text(module);
    checkText(classes.displayName(module), text);
    if (!ImageDescriptor.isUnit(name)) {
      throw new TextFileException(
          classes.displayName(module), "no unit can be called " + Quote.of(name));
    }
    ResourceName images = new ResourceName(UnitResources.images(name));
    ImageDescriptor described =
        ImageDescriptor.parse(classes.displayName(images), classes.text(images));
    return new DeviceUnitFiles(name, text, described);
  }

  /** Whether an image has one of its kernels. */
  boolean hasKernelOf(ImageEntry image) {
    return images.kernels().stream().anyMatch(image.kernels()::contains);
  }

  private static void checkText(String module, byte[] bytes) throws TextFileException {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
    } catch (CharacterCodingException e) {
      throw new TextFileException(module, "cannot be read: it is not UTF-8");
    }
  }
}
