/**
 * Random programs on several threads and all devices, with failing kernels and drivers, checked
 * against models, and what is left of them. Start at {@link dev.sycamore.soak.Soak}.
 */
package dev.sycamore.soak;
