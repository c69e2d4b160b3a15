/**
 * Rules and analyses on lowered kernels, each with the functions that it calls. They see the device
 * model and places in the source, and no syntax tree.
 *
 * <p>The packages below:
 *
 * <ul>
 *   <li>{@code lowered}: kernels and functions as the outliner hands them over, with the calls
 *       between them
 *   <li>{@code uniformity}, {@code access}, {@code aspect}: the analyses, which use {@code lowered}
 *   <li>{@code rule}: the rules, which use the analyses
 * </ul>
 */
package dev.sycamore.analysis;
