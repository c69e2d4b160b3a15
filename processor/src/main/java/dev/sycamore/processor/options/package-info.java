/**
 * The options {@code -Asycamore.*}. {@link dev.sycamore.processor.options.OptionReader} reads them
 * once, into the typed {@link dev.sycamore.processor.options.ProcessorOptions}.
 *
 * <p>It knows nothing of rounds or of host compilers, and reads no file but the device
 * configuration, which only some options need.
 */
package dev.sycamore.processor.options;
