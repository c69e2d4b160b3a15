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
 * @param module the text of its module
 * @param kernels those that it defines, in the module's order
 * @param images its descriptor
 */
public record DeviceUnitFiles(
    String name, String module, List<FunctionName> kernels, UnitImages images) {

  private static final String MODULE = ".ll";
  private static final String LIBRARY = ".external.ll";

  /**
   * All units with kernels, in the order of their names.
   *
   * @throws TextFileException if one cannot be read
   */
  public static List<DeviceUnitFiles> in(ClassRoot classes) throws TextFileException {
    Path folder = classes.root().resolve(ModulePaths.FOLDER);
    List<DeviceUnitFiles> units = new ArrayList<>();
    try {
      if (Files.isDirectory(folder)) {
        for (Path module : modules(folder)) {
          units.add(read(classes.root(), folder, module));
        }
      }
      return units;
    } catch (TextFileException e) {
      throw classes.located(e);
    }
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

  private static DeviceUnitFiles read(Path classes, Path modules, Path module)
      throws TextFileException {
    String path = modules.relativize(module).toString().replace('\\', '/');
    String name = path.substring(0, path.length() - MODULE.length()).replace('/', '.');
    String text = text(module);
    UnitImages images = UnitImages.read(classes.resolve(ModulePaths.images(name)));
    return new DeviceUnitFiles(name, text, KernelModule.kernels(text), images);
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
