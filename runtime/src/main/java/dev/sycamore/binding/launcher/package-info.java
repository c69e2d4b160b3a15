/**
 * What generated launchers of {@code @Kernel} methods call: {@link
 * dev.sycamore.binding.launcher.LauncherKernels} makes the kernel objects that they submit. It is
 * on top of the public API; programs do not use it.
 */
package dev.sycamore.binding.launcher;
