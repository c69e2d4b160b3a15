package dev.sycamore.frontend.source;

/**
 * What a unit is called after its file.
 *
 * @param packageName empty for the unnamed package
 * @param name of the file without folders and {@code .java}, with what no class name has escaped
 * @param path of the file
 */
public record UnitName(String packageName, String name, String path) {}
