/**
 * What compilations keep for later ones: {@link dev.sycamore.processor.cache.UnitResult} is what a
 * source file became, {@link dev.sycamore.processor.cache.KeptUnits} finds and keeps results, with
 * what they depend on.
 *
 * <p>Nothing here fails a compilation: a result that is not there is made anew.
 */
package dev.sycamore.processor.cache;
