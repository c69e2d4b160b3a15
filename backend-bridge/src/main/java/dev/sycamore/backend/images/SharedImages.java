package dev.sycamore.backend.images;

import dev.sycamore.backend.DeviceTarget;
import dev.sycamore.backend.link.ModulePaths;

/** Images that no unit has for itself alone: their names follow from what is in them. */
public final class SharedImages {

  private static final String FOLDER = ModulePaths.FOLDER + "images/";
  private static final int DIGITS = 16;

  private SharedImages() {}

  /** The resource that an image is. */
  public static String resource(byte[] image, DeviceTarget target) {
    return FOLDER + Sha256.of(image).substring(0, DIGITS) + target.imageSuffix();
  }

  /** Whether a resource is such an image. */
  static boolean isOne(String resource) {
    return resource.startsWith(FOLDER);
  }
}
