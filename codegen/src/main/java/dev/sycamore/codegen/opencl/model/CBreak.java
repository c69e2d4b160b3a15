package dev.sycamore.codegen.opencl.model;

/** Leaves the innermost loop or switch. */
public record CBreak() implements CStatement {}
