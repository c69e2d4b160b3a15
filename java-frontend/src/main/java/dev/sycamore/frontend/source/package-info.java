/**
 * The files of a compilation: {@link dev.sycamore.frontend.source.SourceUnits} parses each of them
 * once, those of callees when they are first asked for; a {@link
 * dev.sycamore.frontend.source.ParsedUnit} is a syntax tree with its attribution. {@link
 * dev.sycamore.frontend.source.SourceLookup} finds more files, and {@link
 * dev.sycamore.frontend.source.HostDialect} is what the host compilers do each in its own way.
 *
 * <p>It knows neither kernels nor the device model.
 */
package dev.sycamore.frontend.source;
