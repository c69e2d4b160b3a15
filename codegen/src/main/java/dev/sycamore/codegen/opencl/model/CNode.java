package dev.sycamore.codegen.opencl.model;

/** A part of an OpenCL C program. */
public interface CNode {

  /**
   * Prints it, without indentation. What takes lines of its own, such as a statement, ends with a
   * line feed.
   */
  void print(StringBuilder out);
}
