package dev.sycamore.backend.images;

import dev.sycamore.backend.target.DeviceTarget;

/** Where compilations leave their modules, beside the classes; {@code docs/FORMATS.md}, 4. */
public final class ModulePaths {

  /** The folder of all that Sycamore adds to a jar. */
  public static final String FOLDER = "META-INF/sycamore/";

  private static final String MODULE = ".ll";
  private static final String LIBRARY = ".external";
  private static final String OPENCL = ".opencl.cl";
  private static final String IMAGES = ".images";

  private ModulePaths() {}

  /** The kernels of a unit, and what they reach in it. */
  public static String kernels(String unit) {
    return stem(unit) + MODULE;
  }

  /** The exported functions of a unit, and what they reach in it. */
  public static String library(String unit) {
    return stem(unit) + LIBRARY + MODULE;
  }

  /** The same as OpenCL C. */
  public static String openClLibrary(String unit) {
    return stem(unit) + LIBRARY + OPENCL;
  }

  /** The kernels of a unit, with what they call of other units, as OpenCL C. */
  public static String openCl(String unit) {
    return stem(unit) + OPENCL;
  }

  /** An image of a unit's kernels. */
  public static String image(String unit, DeviceTarget target) {
    return stem(unit) + target.imageSuffix();
  }

  /** The descriptor of the images that have a unit's kernels. */
  public static String images(String unit) {
    return stem(unit) + IMAGES;
  }

  private static String stem(String unit) {
    return FOLDER + unit.replace('.', '/');
  }

  /** Whether a file in the folder is a module. */
  public static boolean isModule(String path) {
    return path.startsWith(FOLDER) && (path.endsWith(MODULE) || path.endsWith(".bc"));
  }
}
