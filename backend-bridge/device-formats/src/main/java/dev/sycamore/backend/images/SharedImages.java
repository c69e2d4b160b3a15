package dev.sycamore.backend.images;

import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import java.util.regex.Pattern;

/** Images that no unit has for itself alone: their names follow from what is in them. */
final class SharedImages {

  static final String FOLDER = UnitResources.FOLDER + "images/";

  private static final int DIGITS = 16;
  private static final Pattern NAME = Pattern.compile("[0-9a-f]{" + DIGITS + "}\\..+");

  private SharedImages() {}

  /** The resource that an image is. */
  static String resource(byte[] image, CodeFormat format) {
    return FOLDER + Sha256.of(image).substring(0, DIGITS) + format.suffix();
  }

  /** Whether a file of the folder is called like such an image. */
  static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }
}
