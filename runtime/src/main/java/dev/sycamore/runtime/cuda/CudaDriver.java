package dev.sycamore.runtime.cuda;

import java.nio.ByteBuffer;

/**
 * The calls of CUDA's driver API that the runtime makes, each named in its comment. All but those
 * about devices need a context that is current in the calling thread. Handles and addresses are
 * CUDA's.
 *
 * <p>A call that the driver answers with an error throws a {@link CudaCallException}, which may be
 * about anything that was started earlier.
 */
interface CudaDriver {
  /** {@code cuInit}. */
  void initialize();

  /** {@code cuDriverGetVersion}: the newest CUDA that the driver supports, 12040 for 12.4. */
  int version();

  /** {@code cuDeviceGetCount}. */
  int deviceCount();

  /** {@code cuDeviceGet}: the handle of a device by its number. */
  int device(int ordinal);

  /** {@code cuDeviceGetName}. */
  String deviceName(int device);

  /** {@code cuDeviceGetAttribute}. */
  int deviceAttribute(int device, int attribute);

  /** {@code cuDeviceCanAccessPeer}: whether a device reaches the memory of another one. */
  boolean canAccessPeer(int device, int peer);

  /** {@code cuDeviceTotalMem}. */
  long totalMemory(int device);

  /** {@code cuDevicePrimaryCtxRetain}. */
  long retainPrimaryContext(int device);

  /** {@code cuCtxGetCurrent}: the context of this thread, 0 for none. It costs next to nothing. */
  long currentContext();

  /** {@code cuCtxSetCurrent}. */
  void setContext(long context);

  /** {@code cuCtxPushCurrent}. */
  void pushContext(long context);

  /** {@code cuCtxPopCurrent}. */
  void popContext();

  /** {@code cuCtxSynchronize}: waits for all streams. */
  void synchronizeContext();

  /**
   * {@code cuCtxEnablePeerAccess}: the context that is current reaches what another one allocates
   * without a pool, which it may have done before.
   */
  void enablePeerAccess(long peerContext);

  /** {@code cuMemPoolCreate} of memory on a device. */
  long createPool(int device);

  /** {@code cuMemPoolDestroy}. */
  void destroyPool(long pool);

  /** {@code cuMemPoolSetAttribute}: how many unused bytes the pool keeps. */
  void keepInPool(long pool, long bytes);

  /** {@code cuMemPoolSetAccess}: another device reads and writes memory of the pool. */
  void sharePool(long pool, int device);

  /** {@code cuMemPoolTrimTo}: gives back what is unused. */
  void trimPool(long pool);

  /** {@code cuMemAllocFromPoolAsync}. */
  long allocateAsync(long size, long pool, long stream);

  /** {@code cuMemFreeAsync}. */
  void freeAsync(long address, long stream);

  /** {@code cuMemAlloc}. */
  long allocate(long size);

  /** {@code cuMemFree}. */
  void free(long address);

  /** {@code cuMemAllocManaged} for all devices: memory that moves between host and device. */
  long allocateManaged(long size);

  /** {@code cuMemPrefetchAsync} to a device. */
  void prefetchAsync(long address, long size, int device, long stream);

  /**
   * {@code cuMemsetD8Async}, {@code cuMemsetD16Async} or {@code cuMemsetD32Async}.
   *
   * @param valueSize 1, 2 or 4 bytes
   */
  void fillAsync(long address, int valueSize, int value, long count, long stream);

  /** {@code cuMemsetD2D32Async} of one column: a value of 4 bytes every {@code pitch} bytes. */
  void fillColumnAsync(long address, long pitch, int value, long count, long stream);

  /** {@code cuMemHostAlloc}: memory of the host that the GPU copies from and to by itself. */
  long allocatePinned(long size);

  /** {@code cuMemFreeHost}. */
  void freePinned(long address);

  /** {@code cuMemcpyHtoDAsync}. */
  void copyToDeviceAsync(long device, long host, long size, long stream);

  /** {@code cuMemcpyDtoHAsync}. */
  void copyToHostAsync(long host, long device, long size, long stream);

  /** {@code cuMemcpyAsync}: the addresses may be of any memory that the driver knows. */
  void copyAsync(long to, long from, long size, long stream);

  /** {@code cuMemcpyPeerAsync}: from memory of one context to memory of another. */
  void copyPeerAsync(long to, long toContext, long from, long fromContext, long size, long stream);

  /** {@code cuStreamCreate} of one that does not wait for the default stream. */
  long createStream();

  /** {@code cuStreamDestroy}. */
  void destroyStream(long stream);

  /** {@code cuStreamSynchronize}. */
  void synchronizeStream(long stream);

  /** {@code cuStreamWaitEvent}; the event may be one of another context. */
  void waitForEvent(long stream, long event);

  /** {@code cuEventCreate} without times. */
  long createEvent();

  /** {@code cuEventCreate} of one that notes when it was reached. */
  long createTimedEvent();

  /** {@code cuEventDestroy}. */
  void destroyEvent(long event);

  /** {@code cuEventRecord}. */
  void recordEvent(long event, long stream);

  /** {@code cuEventSynchronize}. */
  void synchronizeEvent(long event);

  /** {@code cuEventQuery}: whether it was reached. */
  boolean isReached(long event);

  /** {@code cuEventElapsedTime}, in milliseconds, between two timed events that were reached. */
  float millisecondsBetween(long start, long end);

  /**
   * {@code cuModuleLoadDataEx}. What the compiler in the driver says of a module that it refuses is
   * in the exception.
   *
   * @param image a cubin, or PTX that ends with a 0
   */
  long loadModule(ByteBuffer image);

  /** {@code cuModuleUnload}. */
  void unloadModule(long module);

  /** {@code cuModuleGetFunction}. */
  long function(long module, String name);

  /** {@code cuFuncGetAttribute}. */
  int functionAttribute(long function, int attribute);

  /** {@code cuFuncSetAttribute}. */
  void setFunctionAttribute(long function, int attribute, int value);

  /** {@code cuOccupancyMaxPotentialBlockSize}: the number of threads that fills the GPU best. */
  int bestBlockSize(long function);

  /**
   * {@code cuLaunchKernel}.
   *
   * @param sharedBytes dynamic shared memory of each block
   * @param parameters address of an array with the addresses of the parameters' values
   */
  void launch(long function, LaunchShape shape, int sharedBytes, long stream, long parameters);

  /** {@code cuStreamBeginCapture}: what is started in the stream goes to a graph, whatever else. */
  void beginCapture(long stream);

  /** {@code cuStreamEndCapture}: the graph. */
  long endCapture(long stream);

  /** {@code cuGraphDestroy}. */
  void destroyGraph(long graph);

  /** {@code cuGraphInstantiate}: what can be launched of a graph. */
  long instantiateGraph(long graph);

  /**
   * {@code cuGraphExecUpdate}: makes what was instantiated of one graph that of another.
   *
   * @return whether the graphs are alike enough; false if nothing has changed
   */
  boolean updateGraph(long executable, long graph);

  /** {@code cuGraphLaunch}. */
  void launchGraph(long executable, long stream);

  /** {@code cuGraphExecDestroy}; launches that are under way go on. */
  void destroyExecutable(long executable);
}
