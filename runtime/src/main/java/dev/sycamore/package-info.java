/**
 * What programs use: queues, kernels, buffers and devices.
 *
 * <p>A {@link dev.sycamore.DeviceQueue} runs kernels on a {@link dev.sycamore.ComputeDevice}. A
 * kernel is a lambda; it captures plain arrays, or accessors of a {@link dev.sycamore.DeviceBuffer}
 * or a {@link dev.sycamore.PixelImage}. This program doubles four numbers:
 *
 * <pre>{@code
 * float[] x = {1, 2, 3, 4};
 * try (DeviceQueue q = DeviceQueue.open()) {
 *   q.parallelFor(Range.range(4), i -> x[i] = 2 * x[i]).await(); // now x has the results
 * }
 * }</pre>
 *
 * <h2>Queues and devices</h2>
 *
 * <ul>
 *   <li>{@link dev.sycamore.DeviceQueue} runs commands, {@link dev.sycamore.Handler} describes one,
 *       {@link dev.sycamore.Event} waits for one, {@link dev.sycamore.Profiling} has its times.
 *   <li>{@link dev.sycamore.QueueOption} has the options of a queue, and {@link
 *       dev.sycamore.CommandGraph} commands that are submitted again and again.
 *   <li>{@link dev.sycamore.ComputeDevice} lists, selects and describes devices; {@link
 *       dev.sycamore.DeviceKind} and {@link dev.sycamore.DeviceTarget} classify them.
 *   <li>{@link dev.sycamore.RuntimeStatistics} counts launches, copies and memory.
 * </ul>
 *
 * <h2>Ranges and work-items</h2>
 *
 * <ul>
 *   <li>{@link dev.sycamore.Range} has the indices of a launch, {@link dev.sycamore.NdRange} the
 *       work-groups too.
 *   <li>{@link dev.sycamore.Item1}, {@link dev.sycamore.Item2} and {@link dev.sycamore.Item3} are
 *       work-items of a range; {@link dev.sycamore.NdItem1}, {@link dev.sycamore.NdItem2} and
 *       {@link dev.sycamore.NdItem3} those of work-groups.
 *   <li>{@link dev.sycamore.Group} and {@link dev.sycamore.SubGroup} have barriers, reductions,
 *       scans and exchanges; {@link dev.sycamore.Op} names what they combine by.
 * </ul>
 *
 * <h2>Data</h2>
 *
 * <ul>
 *   <li>Buffers, which the runtime moves: {@link dev.sycamore.DeviceBuffer}, with one class for
 *       each type of element and number of dimensions, such as {@link
 *       dev.sycamore.FloatDeviceBuffer2}; {@link dev.sycamore.RecordDeviceBuffer} for records.
 *   <li>Accessors, by which kernels use buffers, such as {@link dev.sycamore.FloatAccessor2};
 *       {@link dev.sycamore.AccessMode} has the way in which they do.
 *   <li>Memory that the program copies itself: {@link dev.sycamore.DeviceMemory}, with classes such
 *       as {@link dev.sycamore.FloatMemory}; {@link dev.sycamore.MemoryKind} has the kinds.
 *   <li>Memory of a work-group, such as {@link dev.sycamore.LocalFloats}: {@link
 *       dev.sycamore.LocalAccessor}.
 *   <li>Images: {@link dev.sycamore.PixelImage}, {@link dev.sycamore.ImageFormat}, {@link
 *       dev.sycamore.ImageSampler}, and accessors such as {@link
 *       dev.sycamore.FloatSampledImageAccessor2}.
 * </ul>
 *
 * <h2>In kernels</h2>
 *
 * <ul>
 *   <li>{@link dev.sycamore.Atomics}: operations on elements that work-items share.
 *   <li>{@link dev.sycamore.DeviceMath}: functions of {@code float} and {@code double}, and faster
 *       ones; {@link dev.sycamore.DeviceBits}: bits; {@link dev.sycamore.DeviceRandom}: random
 *       numbers.
 *   <li>{@link dev.sycamore.DeviceDebug}: {@code printf}.
 *   <li>Values: {@link dev.sycamore.Half}, and vectors such as {@link dev.sycamore.Float4}.
 *   <li>Matrices that sub-groups hold: {@link dev.sycamore.MatrixFragment}, {@link
 *       dev.sycamore.MatrixAccumulator}.
 * </ul>
 *
 * <h2>Failures</h2>
 *
 * <p>Nothing here throws a checked exception. What is thrown for other reasons than a wrong
 * argument is a {@link dev.sycamore.SycamoreException}, or what the kernel itself threw, with a
 * {@link dev.sycamore.WorkItemException} that names the work-item. {@link
 * dev.sycamore.KernelNotSupportedException} is for kernels that a device cannot run, {@link
 * dev.sycamore.DeviceMemoryException} for memory that is used up, {@link
 * dev.sycamore.DataRaceException} and {@link dev.sycamore.UninitializedReadException} for mistakes
 * that were looked for.
 *
 * <h2>Order of indices</h2>
 *
 * <p>The order is SYCL's: the last dimension is the fastest. Images are different: their first
 * coordinate is the fastest.
 */
package dev.sycamore;
