/**
 * Programs for readers: each runs alone, checks its own result, and shows one way to write a
 * kernel. Start at {@link dev.sycamore.samples.Saxpy}, on plain arrays, then {@link
 * dev.sycamore.samples.InitA}, with a buffer and an accessor.
 *
 * <p>They use the API only, and no class of each other except {@link
 * dev.sycamore.samples.AllSamples}, which runs all of them.
 */
package dev.sycamore.samples;
