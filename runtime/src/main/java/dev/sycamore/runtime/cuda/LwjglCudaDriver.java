package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.natives.CallStack;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import org.lwjgl.PointerBuffer;
import org.lwjgl.cuda.CU;
import org.lwjgl.cuda.CUmemAccessDesc;
import org.lwjgl.cuda.CUmemPoolProps;
import org.lwjgl.system.MemoryUtil;

/** The driver of this machine, which {@link CudaLibrary} has found. */
final class LwjglCudaDriver implements CudaDriver {
  private static final int LOG_BYTES = 16 << 10;
  private static final int NAME_BYTES = 256;

  /** A call with a handle or an address as its result. */
  @FunctionalInterface
  private interface PointerCall {
    int into(PointerBuffer result);
  }

  /** A call with a number as its result. */
  @FunctionalInterface
  private interface IntCall {
    int into(IntBuffer result);
  }

  private static void check(String call, int error) {
    if (error != CU.CUDA_SUCCESS) {
      throw failure(call, error, "");
    }
  }

  private static CudaCallException failure(String call, int error, String log) {
    return new CudaCallException(call, error, meaning(error), log);
  }

  private static String meaning(int error) {
    try (CallStack stack = CallStack.open()) {
      PointerBuffer name = stack.callocPointer(1);
      PointerBuffer description = stack.callocPointer(1);
      if (CU.cuGetErrorName(error, name) != CU.CUDA_SUCCESS
          || CU.cuGetErrorString(error, description) != CU.CUDA_SUCCESS) {
        return "see cuda.h";
      }
      return MemoryUtil.memUTF8(name.get(0)) + ": " + MemoryUtil.memUTF8(description.get(0));
    }
  }

  private static long pointer(String name, PointerCall call) {
    try (CallStack stack = CallStack.open()) {
      PointerBuffer result = stack.callocPointer(1);
      check(name, call.into(result));
      return result.get(0);
    }
  }

  private static int number(String name, IntCall call) {
    try (CallStack stack = CallStack.open()) {
      IntBuffer result = stack.callocInt(1);
      check(name, call.into(result));
      return result.get(0);
    }
  }

  @Override
  public void initialize() {
    check("cuInit", CU.cuInit(0));
  }

  @Override
  public int version() {
    return number("cuDriverGetVersion", CU::cuDriverGetVersion);
  }

  @Override
  public int deviceCount() {
    return number("cuDeviceGetCount", CU::cuDeviceGetCount);
  }

  @Override
  public int device(int ordinal) {
    return number("cuDeviceGet", result -> CU.cuDeviceGet(result, ordinal));
  }

  @Override
  public String deviceName(int device) {
    try (CallStack stack = CallStack.open()) {
      ByteBuffer name = stack.calloc(NAME_BYTES);
      check("cuDeviceGetName", CU.cuDeviceGetName(name, device));
      return MemoryUtil.memUTF8(MemoryUtil.memAddress(name)).strip();
    }
  }

  @Override
  public int deviceAttribute(int device, int attribute) {
    return number(
        "cuDeviceGetAttribute", result -> CU.cuDeviceGetAttribute(result, attribute, device));
  }

  @Override
  public boolean canAccessPeer(int device, int peer) {
    return number("cuDeviceCanAccessPeer", result -> CU.cuDeviceCanAccessPeer(result, device, peer))
        != 0;
  }

  @Override
  public long totalMemory(int device) {
    return pointer("cuDeviceTotalMem", result -> CU.cuDeviceTotalMem(result, device));
  }

  @Override
  public long retainPrimaryContext(int device) {
    return pointer(
        "cuDevicePrimaryCtxRetain", result -> CU.cuDevicePrimaryCtxRetain(result, device));
  }

  @Override
  public long currentContext() {
    try (CallStack stack = CallStack.open()) {
      // Before every launch: without objects.
      long result = stack.ncalloc(Long.BYTES, 1, Long.BYTES);
      check("cuCtxGetCurrent", CU.ncuCtxGetCurrent(result));
      return MemoryUtil.memGetAddress(result);
    }
  }

  @Override
  public void setContext(long context) {
    check("cuCtxSetCurrent", CU.cuCtxSetCurrent(context));
  }

  @Override
  public void pushContext(long context) {
    check("cuCtxPushCurrent", CU.cuCtxPushCurrent(context));
  }

  @Override
  public void popContext() {
    pointer("cuCtxPopCurrent", CU::cuCtxPopCurrent);
  }

  @Override
  public void synchronizeContext() {
    check("cuCtxSynchronize", CU.cuCtxSynchronize());
  }

  @Override
  public void enablePeerAccess(long peerContext) {
    int error = CU.cuCtxEnablePeerAccess(peerContext, 0);
    if (error != CU.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED) {
      check("cuCtxEnablePeerAccess", error);
    }
  }

  @Override
  public long createPool(int device) {
    try (CallStack stack = CallStack.open()) {
      CUmemPoolProps properties = CUmemPoolProps.calloc(stack);
      properties.allocType(CU.CU_MEM_ALLOCATION_TYPE_PINNED);
      properties.location().type(CU.CU_MEM_LOCATION_TYPE_DEVICE).id(device);
      return pointer("cuMemPoolCreate", result -> CU.cuMemPoolCreate(result, properties));
    }
  }

  @Override
  public void destroyPool(long pool) {
    check("cuMemPoolDestroy", CU.cuMemPoolDestroy(pool));
  }

  @Override
  public void keepInPool(long pool, long bytes) {
    try (CallStack stack = CallStack.open()) {
      int attribute = CU.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
      check("cuMemPoolSetAttribute", CU.cuMemPoolSetAttribute(pool, attribute, stack.longs(bytes)));
    }
  }

  @Override
  public void sharePool(long pool, int device) {
    try (CallStack stack = CallStack.open()) {
      CUmemAccessDesc.Buffer access = CUmemAccessDesc.calloc(1, stack);
      access.flags(CU.CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
      access.location().type(CU.CU_MEM_LOCATION_TYPE_DEVICE).id(device);
      check("cuMemPoolSetAccess", CU.cuMemPoolSetAccess(pool, access));
    }
  }

  @Override
  public void trimPool(long pool) {
    check("cuMemPoolTrimTo", CU.cuMemPoolTrimTo(pool, 0));
  }

  @Override
  public long allocateAsync(long size, long pool, long stream) {
    return pointer(
        "cuMemAllocFromPoolAsync of " + size + " bytes",
        result -> CU.cuMemAllocFromPoolAsync(result, size, pool, stream));
  }

  @Override
  public void freeAsync(long address, long stream) {
    check("cuMemFreeAsync", CU.cuMemFreeAsync(address, stream));
  }

  @Override
  public long allocate(long size) {
    return pointer("cuMemAlloc of " + size + " bytes", result -> CU.cuMemAlloc(result, size));
  }

  @Override
  public void free(long address) {
    check("cuMemFree", CU.cuMemFree(address));
  }

  @Override
  public long allocateManaged(long size) {
    return pointer(
        "cuMemAllocManaged of " + size + " bytes",
        result -> CU.cuMemAllocManaged(result, size, CU.CU_MEM_ATTACH_GLOBAL));
  }

  @Override
  public void prefetchAsync(long address, long size, int device, long stream) {
    check("cuMemPrefetchAsync", CU.cuMemPrefetchAsync(address, size, device, stream));
  }

  @Override
  public void fillAsync(long address, int valueSize, int value, long count, long stream) {
    switch (valueSize) {
      case Byte.BYTES ->
          check("cuMemsetD8Async", CU.cuMemsetD8Async(address, (byte) value, count, stream));
      case Short.BYTES ->
          check("cuMemsetD16Async", CU.cuMemsetD16Async(address, (short) value, count, stream));
      default -> check("cuMemsetD32Async", CU.cuMemsetD32Async(address, value, count, stream));
    }
  }

  @Override
  public void fillColumnAsync(long address, long pitch, int value, long count, long stream) {
    check("cuMemsetD2D32Async", CU.cuMemsetD2D32Async(address, pitch, value, 1, count, stream));
  }

  @Override
  public long allocatePinned(long size) {
    return pointer(
        "cuMemHostAlloc of " + size + " bytes", result -> CU.cuMemHostAlloc(result, size, 0));
  }

  @Override
  public void freePinned(long address) {
    check("cuMemFreeHost", CU.ncuMemFreeHost(address));
  }

  @Override
  public void copyToDeviceAsync(long device, long host, long size, long stream) {
    check("cuMemcpyHtoDAsync", CU.ncuMemcpyHtoDAsync(device, host, size, stream));
  }

  @Override
  public void copyToHostAsync(long host, long device, long size, long stream) {
    check("cuMemcpyDtoHAsync", CU.ncuMemcpyDtoHAsync(host, device, size, stream));
  }

  @Override
  public void copyAsync(long to, long from, long size, long stream) {
    check("cuMemcpyAsync", CU.cuMemcpyAsync(to, from, size, stream));
  }

  @Override
  public void copyPeerAsync(
      long to, long toContext, long from, long fromContext, long size, long stream) {
    check(
        "cuMemcpyPeerAsync", CU.cuMemcpyPeerAsync(to, toContext, from, fromContext, size, stream));
  }

  @Override
  public long createStream() {
    return pointer(
        "cuStreamCreate", result -> CU.cuStreamCreate(result, CU.CU_STREAM_NON_BLOCKING));
  }

  @Override
  public void destroyStream(long stream) {
    check("cuStreamDestroy", CU.cuStreamDestroy(stream));
  }

  @Override
  public void synchronizeStream(long stream) {
    check("cuStreamSynchronize", CU.cuStreamSynchronize(stream));
  }

  @Override
  public void waitForEvent(long stream, long event) {
    check("cuStreamWaitEvent", CU.cuStreamWaitEvent(stream, event, 0));
  }

  @Override
  public long createEvent() {
    return pointer("cuEventCreate", result -> CU.cuEventCreate(result, CU.CU_EVENT_DISABLE_TIMING));
  }

  @Override
  public long createTimedEvent() {
    return pointer("cuEventCreate", result -> CU.cuEventCreate(result, CU.CU_EVENT_DEFAULT));
  }

  @Override
  public void destroyEvent(long event) {
    check("cuEventDestroy", CU.cuEventDestroy(event));
  }

  @Override
  public void recordEvent(long event, long stream) {
    check("cuEventRecord", CU.cuEventRecord(event, stream));
  }

  @Override
  public void synchronizeEvent(long event) {
    check("cuEventSynchronize", CU.cuEventSynchronize(event));
  }

  @Override
  public boolean isReached(long event) {
    int error = CU.cuEventQuery(event);
    if (error != CU.CUDA_ERROR_NOT_READY) {
      check("cuEventQuery", error);
    }
    return error == CU.CUDA_SUCCESS;
  }

  @Override
  public float millisecondsBetween(long start, long end) {
    try (CallStack stack = CallStack.open()) {
      FloatBuffer milliseconds = stack.callocFloat(1);
      check("cuEventElapsedTime", CU.cuEventElapsedTime(milliseconds, start, end));
      return milliseconds.get(0);
    }
  }

  @Override
  public long loadModule(ByteBuffer image) {
    ByteBuffer log = MemoryUtil.memCalloc(LOG_BYTES);
    try (CallStack stack = CallStack.open()) {
      PointerBuffer module = stack.callocPointer(1);
      IntBuffer options =
          stack.ints(CU.CU_JIT_ERROR_LOG_BUFFER, CU.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
      PointerBuffer values = stack.pointers(MemoryUtil.memAddress(log), LOG_BYTES);
      int error = CU.cuModuleLoadDataEx(module, image, options, values);
      if (error != CU.CUDA_SUCCESS) {
        String printed = MemoryUtil.memUTF8(MemoryUtil.memAddress(log)).strip();
        throw failure("cuModuleLoadDataEx", error, printed);
      }
      return module.get(0);
    } finally {
      MemoryUtil.memFree(log);
    }
  }

  @Override
  public void unloadModule(long module) {
    check("cuModuleUnload", CU.cuModuleUnload(module));
  }

  @Override
  public long function(long module, String name) {
    ByteBuffer text = MemoryUtil.memUTF8(name);
    try {
      return pointer("cuModuleGetFunction", result -> CU.cuModuleGetFunction(result, module, text));
    } finally {
      MemoryUtil.memFree(text);
    }
  }

  @Override
  public int functionAttribute(long function, int attribute) {
    return number(
        "cuFuncGetAttribute", result -> CU.cuFuncGetAttribute(result, attribute, function));
  }

  @Override
  public void setFunctionAttribute(long function, int attribute, int value) {
    check("cuFuncSetAttribute", CU.cuFuncSetAttribute(function, attribute, value));
  }

  @Override
  public int bestBlockSize(long function) {
    try (CallStack stack = CallStack.open()) {
      IntBuffer gridSize = stack.callocInt(1);
      IntBuffer blockSize = stack.callocInt(1);
      int error = CU.cuOccupancyMaxPotentialBlockSize(gridSize, blockSize, function, null, 0, 0);
      check("cuOccupancyMaxPotentialBlockSize", error);
      return blockSize.get(0);
    }
  }

  @Override
  public void launch(
      long function, LaunchShape shape, int sharedBytes, long stream, long parameters) {
    int error =
        CU.ncuLaunchKernel(
            function,
            shape.gridX(),
            shape.gridY(),
            shape.gridZ(),
            shape.blockX(),
            shape.blockY(),
            shape.blockZ(),
            sharedBytes,
            stream,
            parameters,
            MemoryUtil.NULL);
    check("cuLaunchKernel", error);
  }

  @Override
  public void beginCapture(long stream) {
    int mode = CU.CU_STREAM_CAPTURE_MODE_RELAXED;
    check("cuStreamBeginCapture", CU.cuStreamBeginCapture_v2(stream, mode));
  }

  @Override
  public long endCapture(long stream) {
    return pointer("cuStreamEndCapture", result -> CU.cuStreamEndCapture(stream, result));
  }

  @Override
  public void destroyGraph(long graph) {
    check("cuGraphDestroy", CU.cuGraphDestroy(graph));
  }

  @Override
  public long instantiateGraph(long graph) {
    // LWJGL's own checks refuse the calls without a buffer for messages, which the driver allows.
    return pointer(
        "cuGraphInstantiate",
        result -> CU.ncuGraphInstantiate(MemoryUtil.memAddress(result), graph, 0, 0, 0));
  }

  @Override
  public boolean updateGraph(long executable, long graph) {
    try (CallStack stack = CallStack.open()) {
      PointerBuffer node = stack.callocPointer(1);
      IntBuffer result = stack.callocInt(1);
      int error = CU.cuGraphExecUpdate(executable, graph, node, result);
      if (error == CU.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE) {
        return false;
      }
      check("cuGraphExecUpdate", error);
      return true;
    }
  }

  @Override
  public void launchGraph(long executable, long stream) {
    check("cuGraphLaunch", CU.cuGraphLaunch(executable, stream));
  }

  @Override
  public void destroyExecutable(long executable) {
    check("cuGraphExecDestroy", CU.cuGraphExecDestroy(executable));
  }
}
