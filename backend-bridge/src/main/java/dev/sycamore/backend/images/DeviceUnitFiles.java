package dev.sycamore.backend.images;

import dev.sycamore.backend.FunctionName;
import dev.sycamore.backend.link.ModulePaths;
import dev.sycamore.backend.text.TextFileException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a compilation left of a unit in a folder of classes.
 *
 * @param name its qualified name
 * @param kernels those that its module defines, in the module's order
 * @param images its descriptor
 */
record DeviceUnitFiles(String name, List<FunctionName> kernels, UnitImages images) {

  private static final String MODULE = ".ll";
  private static final String LIBRARY = ".external.ll";

  /**
   * All units with kernels, in the order of their names.
   *
   * @throws TextFileException if one cannot be read, or there is none
   */
  static List<DeviceUnitFiles> in(Path folder) throws TextFileException {
    Path root = folder.resolve(ModulePaths.FOLDER);
    List<DeviceUnitFiles> units = new ArrayList<>();
    if (Files.isDirectory(root)) {
      for (Path module : modules(root)) {
        units.add(read(folder, root, module));
      }
    }
    if (units.isEmpty()) {
      throw new TextFileException(
          folder.toString(),
          "there is no unit with kernels: no module is in " + ModulePaths.FOLDER);
    }
    return units;
  }

  private static List<Path> modules(Path root) throws TextFileException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(MODULE) && !file.toString().endsWith(LIBRARY))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new TextFileException(root.toString(), "cannot be read: " + e);
    }
  }

  private static DeviceUnitFiles read(Path folder, Path root, Path module)
      throws TextFileException {
    String path = root.relativize(module).toString().replace('\\', '/');
    String name = path.substring(0, path.length() - MODULE.length()).replace('/', '.');
    List<FunctionName> kernels = KernelModule.kernels(text(module));
    UnitImages images = UnitImages.read(folder.resolve(ModulePaths.images(name)));
    return new DeviceUnitFiles(name, kernels, images);
  }

  /** Whether an image has one of its kernels. */
  boolean hasKernelOf(ImageEntry image) {
    return kernels.stream().anyMatch(kernel -> image.kernels().contains(kernel.symbol()));
  }

  private static String text(Path module) throws TextFileException {
    try {
      return Files.readString(module, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw new TextFileException(module.toString(), "cannot be read: it is not UTF-8");
    } catch (IOException e) {
      throw new TextFileException(module.toString(), "cannot be read: " + e);
    }
  }
}
