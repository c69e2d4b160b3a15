package dev.sycamore.benchmarks.cpu.math;

import java.util.function.Supplier;

/**
 * A function and its arguments.
 *
 * @param name as in {@code StrictMath}; with the ending {@code f} if the results are floats
 * @param arguments {@code double[]} or {@code float[]}
 * @param second the second arguments, or those again of a function of one
 * @param result an array for the JVM's results
 * @param kernel launches the kernel on the device, and waits
 * @param deviceResult copies the device's results
 * @param strictMath the same on the JVM, in parallel
 */
record MathFunction(
    String name,
    Object arguments,
    Object second,
    Object result,
    Runnable kernel,
    Supplier<Object> deviceResult,
    Runnable strictMath) {}
