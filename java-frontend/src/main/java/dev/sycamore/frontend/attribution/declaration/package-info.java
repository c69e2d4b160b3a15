/**
 * Symbols of local and anonymous classes, which host compilers have no elements for, read from
 * their source when they are asked. Start at {@link
 * dev.sycamore.frontend.attribution.declaration.SourceClass}.
 *
 * <p>Headers and constants are read here; the code in bodies is attributed by {@code statement}.
 */
package dev.sycamore.frontend.attribution.declaration;
