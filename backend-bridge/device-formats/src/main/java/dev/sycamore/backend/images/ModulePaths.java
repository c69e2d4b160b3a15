package dev.sycamore.backend.images;

import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.binding.resource.UnitResources;

/** Where compilations leave their modules, beside the classes; {@code docs/FORMATS.md}, 4. */
public final class ModulePaths {

  private static final String MODULE = ".ll";
  private static final String LIBRARY = ".external";
  private static final String OPENCL = ".opencl.cl";

  private ModulePaths() {}

  /** The kernels of a unit, and what they reach in it. */
  public static String kernels(String unit) {
    return UnitResources.of(unit, MODULE);
  }

  /** The exported functions of a unit, and what they reach in it. */
  public static String library(String unit) {
    return UnitResources.of(unit, LIBRARY + MODULE);
  }

  /** The same as OpenCL C. */
  public static String openClLibrary(String unit) {
    return UnitResources.of(unit, LIBRARY + OPENCL);
  }

  /** The kernels of a unit, with what they call of other units, as OpenCL C. */
  public static String openCl(String unit) {
    return UnitResources.of(unit, OPENCL);
  }

  /** An image of a unit's kernels. */
  public static String image(String unit, CodeFormat format) {
    return UnitResources.of(unit, format.suffix());
  }

  /** Whether a file in the folder is a module. */
  public static boolean isModule(String path) {
    return path.startsWith(UnitResources.FOLDER) && (path.endsWith(MODULE) || path.endsWith(".bc"));
  }
}
