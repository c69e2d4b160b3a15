/**
 * What the functions and variables of a module need of each other. {@code ReferenceReader} reads a
 * {@link dev.sycamore.backend.worker.references.ReferenceGraph}, {@code ReachedNodes} asks it.
 * Knows values of LLVM, and nothing of aspects or images.
 */
package dev.sycamore.backend.worker.references;
