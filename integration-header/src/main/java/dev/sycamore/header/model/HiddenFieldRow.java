package dev.sycamore.header.model;

/**
 * A field that the class reads by a {@code HiddenField}.
 *
 * @param index in the class
 * @param call of the method that makes it, with its own arguments: {@code of(lookup, "p.Unit",
 *     "x")}
 */
public record HiddenFieldRow(int index, String call) {}
