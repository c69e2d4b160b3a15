/**
 * The front end for Java source: from the text of a file to a syntax tree, and from the tree to
 * what each name, call and expression in it means.
 *
 * <p>The packages below, each using only those above it in this list:
 *
 * <ul>
 *   <li>{@code text}: files, their tokens and positions
 *   <li>{@code tree}: text to syntax tree, and what a reader of the tree needs
 *   <li>{@code javac}: trees of javac to syntax trees
 *   <li>{@code symbols}: declarations and types, and the relations between types
 *   <li>{@code elements}: symbols over {@code javax.lang.model}
 *   <li>{@code attribution}: what each expression means in Java
 *   <li>{@code source}: the files of a compilation, each with its tree and attribution
 * </ul>
 *
 * <p>Nothing here uses kernels or the device model.
 */
package dev.sycamore.frontend;
