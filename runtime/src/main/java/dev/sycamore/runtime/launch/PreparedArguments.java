package dev.sycamore.runtime.launch;

import java.util.List;

/**
 * What a launch is given.
 *
 * @param all in the order of the kernel's binding
 * @param report whether the launch may report anything
 */
record PreparedArguments(List<LaunchArgument> all, boolean report) {}
