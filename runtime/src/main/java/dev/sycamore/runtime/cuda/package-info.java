/**
 * NVIDIA GPUs, behind CUDA's driver API. Start at {@link dev.sycamore.runtime.cuda.CudaDevices}.
 *
 * <ul>
 *   <li>{@code CudaDriver} is every call of the driver that is made, with errors as exceptions;
 *       {@code LwjglCudaDriver} makes them, {@code CudaLibrary} finds the library. Nothing else
 *       knows LWJGL's CUDA classes but for constants, so that tests have a driver of their own.
 *   <li>{@code PrimaryContext} is the context of a GPU, for calls of any thread, and knows when the
 *       device is lost.
 *   <li>{@code CudaContext} is its memory ({@code CudaHeap}, {@code CudaBlock}, {@code CudaCopies})
 *       and its code ({@code CudaModules}); {@code CudaStream} launches.
 *   <li>{@code CudaPeers} copies from other GPUs, those of its {@code PeerGroup}; a {@code
 *       PeerTransfer} is such a copy under way.
 * </ul>
 */
package dev.sycamore.runtime.cuda;
