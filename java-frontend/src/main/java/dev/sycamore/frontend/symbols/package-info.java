/**
 * Declarations and types of Java, independent of who declares them. A {@link
 * dev.sycamore.frontend.symbols.SymbolTable} finds classes by name; start at {@link
 * dev.sycamore.frontend.symbols.JavaTypes} for what relates types to each other (JLS 4.10, 5), and
 * at {@link dev.sycamore.frontend.symbols.JavaType} for what types there are.
 *
 * <p>It knows no syntax tree. Two kinds of symbols exist: over elements of the host compiler, and
 * over source ({@code attribution.declaration}).
 */
package dev.sycamore.frontend.symbols;
