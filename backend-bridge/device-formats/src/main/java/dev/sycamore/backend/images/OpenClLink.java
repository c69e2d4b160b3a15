package dev.sycamore.backend.images;

import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Links the OpenCL C of units with the libraries that their other images are linked with. */
final class OpenClLink {

  private final UnitLibraries libraries;
  private final boolean copies;

  /**
   * @param copies whether a text that has not changed is handed on, too
   */
  OpenClLink(UnitLibraries libraries, boolean copies) {
    this.libraries = libraries;
    this.copies = copies;
  }

  /**
   * The unit with entries for the text that is handed on.
   *
   * @param classes where the unit is
   * @throws TextFileException if a text is not the one that the descriptor means, or cannot be
   *     linked
   */
  DeviceUnitFiles link(DeviceUnitFiles unit, ResourceTree classes, ResourceSink sink)
      throws TextFileException, IOException {
    Map<String, byte[]> linked = new HashMap<>();
    List<ImageEntry> entries = new ArrayList<>();
    for (ImageEntry image : unit.images().images()) {
      if (image.kind() != ImageKind.OPENCL_C) {
        entries.add(image);
        continue;
      }
      String resource = image.resource();
      if (!linked.containsKey(resource)) {
        linked.put(resource, link(unit, image, classes, sink));
      }
      entries.add(
          ImageEntry.of(
              image.kind(),
              image.target(),
              linked.get(resource),
              resource,
              image.kernels(),
              image.properties()));
    }
    return new DeviceUnitFiles(
        unit.name(), unit.module(), new ImageDescriptor(unit.name(), entries));
  }

  private byte[] link(
      DeviceUnitFiles unit, ImageEntry image, ResourceTree classes, ResourceSink sink)
      throws TextFileException, IOException {
    byte[] before = read(image, classes);
    Optional<String> own = OpenClText.own(new String(before, StandardCharsets.UTF_8));
    byte[] text =
        own.isEmpty()
            ? before
            : OpenClText.join(libraries.openCl(unit), own.get()).getBytes(StandardCharsets.UTF_8);
    if (copies || !Arrays.equals(before, text)) {
      sink.add(image.resource(), text);
    }
    return text;
  }

  private static byte[] read(ImageEntry image, ResourceTree classes) throws TextFileException {
    String name = classes.displayName(ImageResources.name(image));
    byte[] text =
        ImageResources.read(classes, image)
            .orElseThrow(
                () -> new TextFileException(name, "cannot be read: no such file or folder"));
    Optional<String> problem = ImageResources.mismatch(image, text);
    if (problem.isPresent()) {
      throw new TextFileException(name, "the file " + problem.get());
    }
    return text;
  }
}
