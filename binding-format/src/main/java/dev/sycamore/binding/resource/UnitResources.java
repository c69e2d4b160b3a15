package dev.sycamore.binding.resource;

/** What belongs to a compilation unit besides its classes; {@code docs/FORMATS.md}, 4. */
public final class UnitResources {

  /** The folder of all that Sycamore adds to a jar. */
  public static final String FOLDER = "META-INF/sycamore/";

  /** What the name of a descriptor of images ends with. */
  public static final String IMAGES = ".images";

  /** What the name of a record of code ends with. */
  public static final String CODE = ".code";

  /** What the name of a record of warnings ends with. */
  public static final String WARNINGS = ".warnings";

  private static final String BINDING = "__Sycamore";

  private UnitResources() {}

  /**
   * The resource of a unit with this ending.
   *
   * @param unit {@code p.Unit}
   */
  public static String of(String unit, String ending) {
    return FOLDER + unit.replace('.', '/') + ending;
  }

  /** The descriptor of the images that have a unit's kernels. */
  public static String images(String unit) {
    return of(unit, IMAGES);
  }

  /** The unit of a descriptor of images: the inverse of {@link #images}. */
  public static String unitOfImages(String resource) {
    return resource
        .substring(FOLDER.length(), resource.length() - IMAGES.length())
        .replace('/', '.');
  }

  /** The record of the code of a unit's kernels. */
  public static String code(String unit) {
    return of(unit, CODE);
  }

  /** The C header of a unit, for native hosts. */
  public static String header(String unit) {
    return of(unit, ".h");
  }

  /** The name of the binding class of a unit. */
  public static String bindingClass(String unit) {
    return unit + BINDING;
  }

  /** The unit that a binding class is of; the name itself if it is not that of one. */
  public static String unit(String bindingClass) {
    return bindingClass.endsWith(BINDING)
        ? bindingClass.substring(0, bindingClass.length() - BINDING.length())
        : bindingClass;
  }
}
