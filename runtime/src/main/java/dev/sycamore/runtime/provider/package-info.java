/**
 * What the internals need of classes of the public API and may not name: its exceptions and {@code
 * Half}. The classes implement interfaces of the internals and are found by {@link
 * java.util.ServiceLoader}; they only construct and recognise. Nothing depends on this package.
 */
package dev.sycamore.runtime.provider;
