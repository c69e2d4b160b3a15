package dev.sycamore.backend.option;

/** Which part of a build reads an option. */
public enum OptionUse {
  /** Only the compilation of classes; a device link refuses it. */
  COMPILATION,
  /** Whatever makes images: a compilation, and a device link too. */
  IMAGES,
  /** Only the steps after javac. */
  STEPS,
  /** The command itself: how far it goes, and what it prints. */
  COMMAND
}
