/**
 * Several modules become one. {@link dev.sycamore.backend.worker.link.LinkRun} is the job; {@code
 * DefinitionText} compares the definitions of one function in two modules, {@code ImportCheck} the
 * type of a function with the one that its callers expect, {@code ModuleReport} reads what the
 * whole still lacks and requires.
 */
package dev.sycamore.backend.worker.link;
