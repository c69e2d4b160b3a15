/**
 * Source files and their text: tokens, lines, and positions as the host compiler counts them. Start
 * at {@link dev.sycamore.frontend.text.SourceFile} and {@link
 * dev.sycamore.frontend.text.Positions}.
 *
 * <p>It uses no other package of the front end.
 */
package dev.sycamore.frontend.text;
