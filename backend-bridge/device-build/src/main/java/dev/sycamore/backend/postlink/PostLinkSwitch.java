package dev.sycamore.backend.postlink;

/** What post-link does only if it is asked to. */
public enum PostLinkSwitch {
  /** Warn about aspects that functions use and do not declare; front ends have done so already. */
  CHECK_DECLARED_ASPECTS,
  /** Exported functions are in images only if kernels reach them. */
  ONLY_KERNELS,
  /** A module that would become another number of images than one is refused. */
  SINGLE_IMAGE,
  /** Behind each image with specialization constants, one that has their default values. */
  DEFAULT_VALUE_IMAGES,
  /** Which parameters of kernels were removed. */
  PARAMETER_INFO,
  /** What kernels demand of their launches. */
  PROGRAM_METADATA,
  /** The functions that other images may call. */
  EXPORTED_SYMBOLS,
  /** The functions of other images that an image calls. */
  IMPORTED_SYMBOLS,
  /** The names of an image's kernels. */
  KERNEL_NAMES,
  /** Exported functions are in the images that they are for, and declared in others. */
  IMAGE_DEPENDENCIES,
  /** Variables that hosts can copy to and from. */
  DEVICE_GLOBALS,
  /** Fixed targets that nothing gives a number are passed over; otherwise they are refused. */
  UNKNOWN_TARGETS,
  /** Compile units keep what no code names, such as constants. */
  KEEP_DEBUG_CONSTANTS
}
