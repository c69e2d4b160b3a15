/**
 * The named targets that images can be fixed to, and how GPUs identify themselves as one of them.
 * Start at {@link dev.sycamore.binding.targets.NamedTargets}. What a target can do is in the device
 * configuration of the compiler; a device tells it itself at run time.
 */
package dev.sycamore.binding.targets;
