package dev.sycamore.header.classfile;

/**
 * A section in the class that holds it.
 *
 * @param owner the internal name of that class
 */
record PlacedSection<S extends BindingSection<S>>(S section, String owner) {}
