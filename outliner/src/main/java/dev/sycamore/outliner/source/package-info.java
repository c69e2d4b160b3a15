/**
 * The files of a compilation: {@link dev.sycamore.outliner.source.SourceUnits} parses each of them
 * once, those of callees when they are first asked for; a {@link
 * dev.sycamore.outliner.source.ParsedUnit} is a syntax tree with its attribution.
 *
 * <p>It knows neither kernels nor the device model.
 */
package dev.sycamore.outliner.source;
