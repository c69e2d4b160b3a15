/**
 * The devices of this machine and the words that select them: the one place that names all drivers.
 * A new driver is added here.
 */
package dev.sycamore.runtime.registry;
