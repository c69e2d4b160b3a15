/**
 * The compilation units of one compilation and what lies around them: {@link
 * dev.sycamore.processor.units.CompilationUnits} holds their texts over all rounds, {@link
 * dev.sycamore.processor.units.KernelMentions} decides which are parsed, {@link
 * dev.sycamore.processor.units.LibraryResources} finds modules that earlier compilations wrote.
 *
 * <p>It holds names and texts, never elements of a round, and parses nothing.
 */
package dev.sycamore.processor.units;
