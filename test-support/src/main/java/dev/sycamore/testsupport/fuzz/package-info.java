/**
 * Damaged inputs for readers of files: {@link dev.sycamore.testsupport.fuzz.Damage} makes them from
 * a corpus, {@link dev.sycamore.testsupport.fuzz.Reading} reads them as a program that knows only
 * the declared errors.
 *
 * <p>It knows no format: the tests bring corpus and reader.
 */
package dev.sycamore.testsupport.fuzz;
