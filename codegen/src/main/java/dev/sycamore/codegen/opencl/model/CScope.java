package dev.sycamore.codegen.opencl.model;

import java.util.List;

/**
 * Names that a program keeps to itself where it is read in one text with others.
 *
 * @param names of types, functions and constants
 * @param suffix that they get
 */
public record CScope(List<String> names, String suffix) {

  /** A program that is read alone, or as the last. */
  public static final CScope WHOLE_PROGRAM = new CScope(List.of(), "");

  public CScope {
    names = List.copyOf(names);
  }
}
