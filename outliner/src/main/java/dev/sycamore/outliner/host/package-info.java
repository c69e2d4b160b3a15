/**
 * What the host compiler's side hands to the outliner: source files, where to find more of them
 * ({@link dev.sycamore.outliner.host.SourceLookup}), and in what the compilers differ ({@link
 * dev.sycamore.outliner.host.HostDialect}).
 *
 * <p>A leaf: it uses no other package of the outliner.
 */
package dev.sycamore.outliner.host;
