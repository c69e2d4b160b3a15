package dev.sycamore.binding.properties;

import java.util.Arrays;
import java.util.Optional;

/** The categories that the device build writes, in the order in which it writes them. */
public enum PropertyCategory {
  DEVICELIB_REQ_MASK("SYCL/devicelib req mask"),
  DEVICE_REQUIREMENTS("SYCL/device requirements"),
  /** Written even when it is empty. */
  SPECIALIZATION_CONSTANTS("SYCL/specialization constants"),
  SPECIALIZATION_CONSTANTS_DEFAULTS("SYCL/specialization constants default values"),
  KERNEL_PARAM_OPT("SYCL/kernel param opt"),
  EXPORTED_SYMBOLS("SYCL/exported symbols"),
  KERNEL_NAMES("SYCL/kernel names"),
  IMPORTED_SYMBOLS("SYCL/imported symbols"),
  PROGRAM_METADATA("SYCL/program metadata"),
  MISC_PROPERTIES("SYCL/misc properties"),
  ASSERT_USED("SYCL/assert used"),
  DEVICE_GLOBALS("SYCL/device globals"),
  VIRTUAL_FUNCTIONS("SYCL/virtual functions"),
  REGISTERED_KERNELS("SYCL/registered kernels");

  private final String title;

  PropertyCategory(String title) {
    this.title = title;
  }

  /** The name in files, without brackets. */
  public String title() {
    return title;
  }

  /** The category of this name, or nothing for one of another tool. */
  public static Optional<PropertyCategory> of(String title) {
    return Arrays.stream(values()).filter(category -> category.title.equals(title)).findFirst();
  }
}
