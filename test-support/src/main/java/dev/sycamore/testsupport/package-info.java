/**
 * What the tests of several modules share: {@link dev.sycamore.testsupport.Goldens}, one harness
 * for compilations ({@code .compile}), tools and drivers that tests need ({@code .tools}), damaged
 * input ({@code .fuzz}) and file systems that fail ({@code .faults}). It knows no module of the
 * product, so that all of them can use it.
 */
package dev.sycamore.testsupport;
