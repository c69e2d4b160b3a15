package dev.sycamore.codegen.opencl.model;

/** A parameter or a member. */
public record CVariable(String type, String name) {}
