package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.runtime.values.NativeMemory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import org.lwjgl.cuda.CU;
import org.lwjgl.system.MemoryUtil;

/**
 * A CUDA driver without a GPU, as lazy as one may be: what is started in a stream happens when
 * somebody waits for it, and memory is what it was before until then. So whoever forgets to wait,
 * frees too early or uses what is not there yet is found out. It records the calls, counts handles,
 * and fails at calls that a test chooses. Kernels are run by the native image of their unit. Each
 * of its GPUs has memory, streams and events of its own, and reaches no others.
 */
final class FakeCudaDriver implements CudaDriver {
  /** The context of the first GPU. */
  private static final long CONTEXT = 77;

  /** Memory that all GPUs reach. */
  private static final int EVERYWHERE = -1;

  private static final long LANE_BYTES = 2 << 20;
  private static final byte GARBAGE = (byte) 0xA5;
  private static final Pattern ENTRY = Pattern.compile("\\.visible \\.entry (\\w+)\\(");

  /** The answers to questions about the device. */
  final Map<Integer, Integer> attributes = new HashMap<>();

  int version = 12_040;
  int devices = 1;
  long memory = 1L << 30;

  /** Whether a GPU reaches the memory of another one. */
  BiPredicate<Integer, Integer> peers = (device, peer) -> true;

  private final FakeKernels kernels;
  private final IntPredicate fails;
  private final IntSupplier error;
  private final List<String> calls = new ArrayList<>();
  private final ThreadLocal<Deque<Long>> contexts = ThreadLocal.withInitial(ArrayDeque::new);
  private final TreeMap<Long, Block> blocks = new TreeMap<>();
  private final Map<Long, Stream> streams = new HashMap<>();
  private final Map<Long, Event> events = new HashMap<>();
  private final Map<Long, List<Runnable>> graphs = new HashMap<>();
  private final Map<Long, List<Runnable>> executables = new HashMap<>();
  private final Map<Long, List<String>> modules = new HashMap<>();
  private final Map<Long, String> functions = new HashMap<>();
  private final Map<Long, Long> pinned = new HashMap<>();
  private final Map<Long, Long> kept = new HashMap<>();
  private final Map<Long, Integer> pools = new HashMap<>();
  private final Set<Integer> retained = new HashSet<>();

  /** The errors that have ended contexts, by the GPUs. */
  private final Map<Integer, Integer> lost = new HashMap<>();

  private long nextHandle = 1;
  private int numbered;
  private int faults;
  private String lastFault = "";
  private String lastCall = "";
  private boolean records = true;

  /** A driver that never fails. */
  FakeCudaDriver(UnitBinding unit) {
    this(unit, call -> false, () -> CU.CUDA_ERROR_UNKNOWN);
  }

  /**
   * @param unit whose kernels it runs
   * @param fails whether the call with a number, from 0, is to fail
   * @param error what it fails with
   */
  FakeCudaDriver(UnitBinding unit, IntPredicate fails, IntSupplier error) {
    this.kernels = new FakeKernels(unit);
    this.fails = fails;
    this.error = error;
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 9);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 1024);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, 1024);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, 1024);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, 64);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 227 << 10);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 32);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, 1);
    attributes.put(CU.CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, 1);
  }

  private static final class Block {
    final long size;
    final int device;
    boolean usable;

    Block(long size, int device) {
      this.size = size;
      this.device = device;
    }
  }

  private static final class Stream {
    final Queue<Runnable> waiting = new ArrayDeque<>();
    final int device;
    long added;
    long done;

    /** Null while nothing is captured. */
    List<Runnable> captured;

    Stream(int device) {
      this.device = device;
    }

    void add(Runnable step) {
      if (captured != null) {
        captured.add(step);
        return;
      }
      waiting.add(step);
      added++;
    }

    void runUntil(long count) {
      while (done < count) {
        done++;
        waiting.remove().run();
      }
    }
  }

  private static final class Event {
    final int device;
    Stream stream;
    long count;
    boolean timed;
    long reachedNs;

    Event(int device) {
      this.device = device;
      this.stream = new Stream(device);
    }
  }

  /** The calls so far, names of functions of CUDA. */
  synchronized List<String> calls() {
    return List.copyOf(calls);
  }

  private void record(String function) {
    lastCall = function;
    if (records) {
      calls.add(function);
    }
  }

  /** The function that was called last. */
  synchronized String lastCall() {
    return lastCall;
  }

  /** From now on calls are counted, and not kept. */
  synchronized void recordNothing() {
    records = false;
    calls.clear();
  }

  /** Frees the memory of this process that a driver frees when the process ends. */
  synchronized void end() {
    blocks.keySet().forEach(MemoryUtil::nmemFree);
    pinned.keySet().forEach(MemoryUtil::nmemFree);
    blocks.clear();
    pinned.clear();
  }

  /** How many calls have failed. */
  synchronized int faults() {
    return faults;
  }

  /** The function that failed last. */
  synchronized String lastFault() {
    return lastFault;
  }

  /** Handles that neither the heap of a context nor idle lanes for copies hold. */
  synchronized int leaks() {
    streams.values().forEach(stream -> stream.runUntil(stream.added));
    int lanes = (int) pinned.values().stream().filter(size -> size == LANE_BYTES).count();
    int heaps =
        attributes.get(CU.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) != 0
            ? kept.size()
            : Math.min(retained.size(), streams.size() - lanes);
    int ofHosts = pinned.size() - lanes;
    int ownStreams = streams.size() - lanes - heaps;
    int graphHandles = graphs.size() + executables.size();
    return blocks.size() + ofHosts + ownStreams + events.size() - 2 * lanes - heaps + graphHandles;
  }

  /** The handles that there are, for messages. */
  synchronized String held() {
    return String.format(
        "blocks %d, pinned %d, streams %d, events %d, pools %d, graphs %d, executables %d, modules"
            + " %d",
        blocks.size(),
        pinned.size(),
        streams.size(),
        events.size(),
        kept.size(),
        graphs.size(),
        executables.size(),
        modules.size());
  }

  private void call(String function) {
    record(function);
    checkLoss(function, current());
    if (fails.test(numbered++)) {
      faults++;
      lastFault = function;
      int chosen = error.getAsInt();
      CudaCallException fault = new CudaCallException(function, chosen, "INJECTED: by a test", "");
      if (fault.losesDevice()) {
        lost.put(current(), chosen);
      }
      throw fault;
    }
  }

  /** What is about a GPU that is lost fails. */
  private void checkLoss(String function, int device) {
    if (lost.containsKey(device)) {
      throw new CudaCallException(function, lost.get(device), "INJECTED: before", "");
    }
  }

  /** The GPU of the context that is current; that of calls without one is the first. */
  private int current() {
    return contexts.get().isEmpty() ? 0 : (int) (contexts.get().peek() - CONTEXT);
  }

  private void callInContext(String function) {
    assertThat(!contexts.get().isEmpty(), function + " without a context");
    call(function);
  }

  private static void assertThat(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }

  private long handle() {
    return nextHandle++;
  }

  private Stream stream(long handle) {
    assertThat(streams.containsKey(handle), "no stream " + handle);
    return streams.get(handle);
  }

  private Event event(long handle) {
    assertThat(events.containsKey(handle), "no event " + handle);
    return events.get(handle);
  }

  private void checkBlock(int device, long address, long size) {
    Map.Entry<Long, Block> block = blocks.floorEntry(address);
    assertThat(
        block != null && address + size <= block.getKey() + block.getValue().size,
        "no memory at " + address);
    assertThat(block.getValue().usable, "memory is used that is not there yet");
    assertThat(
        block.getValue().device == EVERYWHERE || block.getValue().device == device,
        "the GPU " + device + " uses memory of the GPU " + block.getValue().device);
  }

  private void checkPinned(long address, long size) {
    assertThat(
        pinned.entrySet().stream()
            .anyMatch(p -> address >= p.getKey() && address + size <= p.getKey() + p.getValue()),
        "no pinned memory at " + address);
  }

  @Override
  public synchronized void initialize() {
    call("cuInit");
  }

  @Override
  public synchronized int version() {
    call("cuDriverGetVersion");
    return version;
  }

  @Override
  public synchronized int deviceCount() {
    call("cuDeviceGetCount");
    return devices;
  }

  @Override
  public synchronized int device(int ordinal) {
    call("cuDeviceGet");
    return ordinal;
  }

  @Override
  public synchronized String deviceName(int device) {
    call("cuDeviceGetName");
    return "Fake GPU " + device;
  }

  @Override
  public synchronized int deviceAttribute(int device, int attribute) {
    call("cuDeviceGetAttribute");
    return attributes.get(attribute);
  }

  @Override
  public synchronized long totalMemory(int device) {
    call("cuDeviceTotalMem");
    return memory;
  }

  @Override
  public synchronized long retainPrimaryContext(int device) {
    call("cuDevicePrimaryCtxRetain");
    retained.add(device);
    return CONTEXT + device;
  }

  @Override
  public synchronized long currentContext() {
    // It looks at the thread only.
    return contexts.get().isEmpty() ? 0 : contexts.get().peek();
  }

  @Override
  public synchronized void setContext(long context) {
    record("cuCtxSetCurrent");
    contexts.get().poll();
    contexts.get().push(context);
  }

  @Override
  public synchronized void pushContext(long context) {
    // Of a context that is there, only its loss makes this fail.
    record("cuCtxPushCurrent");
    contexts.get().push(context);
  }

  @Override
  public synchronized void popContext() {
    assertThat(!contexts.get().isEmpty(), "no context is current");
    try {
      call("cuCtxPopCurrent");
    } finally {
      contexts.get().pop();
    }
  }

  @Override
  public synchronized long createPool(int device) {
    callInContext("cuMemPoolCreate");
    long pool = handle();
    kept.put(pool, 0L);
    pools.put(pool, device);
    return pool;
  }

  @Override
  public synchronized void destroyPool(long pool) {
    assertThat(kept.remove(pool) != null, "no pool");
    callInContext("cuMemPoolDestroy");
  }

  @Override
  public synchronized void keepInPool(long pool, long bytes) {
    callInContext("cuMemPoolSetAttribute");
    kept.put(pool, bytes);
  }

  @Override
  public synchronized void trimPool(long pool) {
    callInContext("cuMemPoolTrimTo");
  }

  @Override
  public synchronized long allocateAsync(long size, long pool, long stream) {
    callInContext("cuMemAllocFromPoolAsync");
    assertThat(kept.containsKey(pool), "no pool " + pool);
    assertThat(pools.get(pool) == current(), "a pool of another GPU");
    return allocate(size, stream(stream), current());
  }

  @Override
  public synchronized long allocate(long size) {
    callInContext("cuMemAlloc");
    return allocateNow(size, current());
  }

  private long allocateNow(long size, int device) {
    Stream now = new Stream(device);
    long address = allocate(size, now, device);
    now.runUntil(now.added);
    return address;
  }

  private long allocate(long size, Stream stream, int device) {
    assertThat(size > 0, "an empty block");
    if (size > memory) {
      throw new CudaCallException(
          "cuMemAlloc of " + size + " bytes", CU.CUDA_ERROR_OUT_OF_MEMORY, "OUT: of memory", "");
    }
    long address = MemoryUtil.nmemAllocChecked(size);
    MemoryUtil.memSet(address, GARBAGE, size);
    Block block = new Block(size, device);
    blocks.put(address, block);
    stream.add(() -> block.usable = true);
    return address;
  }

  @Override
  public synchronized void freeAsync(long address, long stream) {
    stream(stream).add(() -> free(address, "cuMemFreeAsync"));
    callInContext("cuMemFreeAsync");
  }

  @Override
  public synchronized void free(long address) {
    runAll();
    free(address, "cuMemFree");
    callInContext("cuMemFree");
  }

  private void free(long address, String function) {
    assertThat(blocks.remove(address) != null, function + " of what is no block");
    MemoryUtil.nmemFree(address);
  }

  @Override
  public synchronized long allocateManaged(long size) {
    callInContext("cuMemAllocManaged");
    return allocateNow(size, EVERYWHERE);
  }

  @Override
  public synchronized void prefetchAsync(long address, long size, int device, long stream) {
    callInContext("cuMemPrefetchAsync");
    stream(stream).add(() -> checkBlock(device, address, size));
  }

  @Override
  public synchronized void fillAsync(
      long address, int valueSize, int value, long count, long stream) {
    callInContext("cuMemsetD" + 8 * valueSize + "Async");
    Stream own = stream(stream);
    own.add(() -> fill(own.device, address, valueSize, valueSize, value, count));
  }

  @Override
  public synchronized void fillColumnAsync(
      long address, long pitch, int value, long count, long stream) {
    callInContext("cuMemsetD2D32Async");
    Stream own = stream(stream);
    own.add(() -> fill(own.device, address, pitch, Integer.BYTES, value, count));
  }

  private void fill(int device, long address, long pitch, int valueSize, int value, long count) {
    checkBlock(device, address, pitch * (count - 1) + valueSize);
    for (long i = 0; i < count; i++) {
      NativeMemory.fill(address + pitch * i, valueSize, value, valueSize);
    }
  }

  @Override
  public synchronized void copyAsync(long to, long from, long size, long stream) {
    callInContext("cuMemcpyAsync");
    assertThat(Math.abs(to - from) >= size, "source and target overlap");
    Stream own = stream(stream);
    own.add(
        () -> {
          checkAny(own.device, to, size);
          checkAny(own.device, from, size);
          MemoryUtil.memCopy(from, to, size);
        });
  }

  @Override
  public synchronized boolean canAccessPeer(int device, int peer) {
    call("cuDeviceCanAccessPeer");
    return peers.test(device, peer);
  }

  @Override
  public synchronized void enablePeerAccess(long peerContext) {
    callInContext("cuCtxEnablePeerAccess");
    assertThat(peers.test(current(), (int) (peerContext - CONTEXT)), "no peers");
  }

  @Override
  public synchronized void sharePool(long pool, int device) {
    callInContext("cuMemPoolSetAccess");
    assertThat(peers.test(device, pools.get(pool)), "no peers");
  }

  @Override
  public synchronized void copyPeerAsync(
      long to, long toContext, long from, long fromContext, long size, long stream) {
    callInContext("cuMemcpyPeerAsync");
    int target = (int) (toContext - CONTEXT);
    int source = (int) (fromContext - CONTEXT);
    checkLoss("cuMemcpyPeerAsync", source);
    assertThat(target == current() && stream(stream).device == target, "another stream");
    stream(stream)
        .add(
            () -> {
              checkBlock(target, to, size);
              checkBlock(source, from, size);
              MemoryUtil.memCopy(from, to, size);
            });
  }

  private void checkAny(int device, long address, long size) {
    Map.Entry<Long, Block> block = blocks.floorEntry(address);
    if (block != null && address < block.getKey() + block.getValue().size) {
      checkBlock(device, address, size);
    } else {
      checkPinned(address, size);
    }
  }

  @Override
  public synchronized void synchronizeContext() {
    runAll();
    callInContext("cuCtxSynchronize");
  }

  /** All that was started on the GPU whose context is current. */
  private void runAll() {
    for (Stream stream : List.copyOf(streams.values())) {
      if (stream.device == current()) {
        stream.runUntil(stream.added);
      }
    }
  }

  @Override
  public synchronized long allocatePinned(long size) {
    callInContext("cuMemHostAlloc");
    long address = MemoryUtil.nmemAllocChecked(size);
    pinned.put(address, size);
    return address;
  }

  @Override
  public synchronized void freePinned(long address) {
    assertThat(pinned.remove(address) != null, "no pinned memory");
    MemoryUtil.nmemFree(address);
    callInContext("cuMemFreeHost");
  }

  @Override
  public synchronized void copyToDeviceAsync(long device, long host, long size, long stream) {
    callInContext("cuMemcpyHtoDAsync");
    Stream own = stream(stream);
    own.add(() -> copy(own.device, device, host, host, device, size));
  }

  @Override
  public synchronized void copyToHostAsync(long host, long device, long size, long stream) {
    callInContext("cuMemcpyDtoHAsync");
    Stream own = stream(stream);
    own.add(() -> copy(own.device, host, device, host, device, size));
  }

  private void copy(int gpu, long to, long from, long host, long device, long size) {
    checkBlock(gpu, device, size);
    checkPinned(host, size);
    MemoryUtil.memCopy(from, to, size);
  }

  @Override
  public synchronized long createStream() {
    callInContext("cuStreamCreate");
    long stream = handle();
    streams.put(stream, new Stream(current()));
    return stream;
  }

  @Override
  public synchronized void destroyStream(long stream) {
    Stream destroyed = stream(stream);
    destroyed.runUntil(destroyed.added);
    streams.remove(stream);
    callInContext("cuStreamDestroy");
  }

  @Override
  public synchronized void synchronizeStream(long stream) {
    Stream waited = stream(stream);
    waited.runUntil(waited.added);
    callInContext("cuStreamSynchronize");
  }

  @Override
  public synchronized void waitForEvent(long stream, long event) {
    callInContext("cuStreamWaitEvent");
    checkLoss("cuStreamWaitEvent", event(event).device);
    Stream awaited = event(event).stream;
    long count = event(event).count;
    stream(stream).add(() -> awaited.runUntil(count));
  }

  @Override
  public synchronized long createEvent() {
    callInContext("cuEventCreate");
    long event = handle();
    events.put(event, new Event(current()));
    return event;
  }

  @Override
  public synchronized long createTimedEvent() {
    long event = createEvent();
    event(event).timed = true;
    return event;
  }

  @Override
  public synchronized void destroyEvent(long event) {
    event(event);
    events.remove(event);
    callInContext("cuEventDestroy");
  }

  @Override
  public synchronized void recordEvent(long event, long stream) {
    callInContext("cuEventRecord");
    Event recorded = event(event);
    assertThat(recorded.device == stream(stream).device, "an event of another GPU");
    recorded.stream = stream(stream);
    recorded.stream.add(() -> recorded.reachedNs = System.nanoTime());
    recorded.count = recorded.stream.added;
  }

  @Override
  public synchronized void synchronizeEvent(long event) {
    Event waited = event(event);
    checkLoss("cuEventSynchronize", waited.device);
    waited.stream.runUntil(waited.count);
    callInContext("cuEventSynchronize");
  }

  @Override
  public synchronized boolean isReached(long event) {
    callInContext("cuEventQuery");
    Event asked = event(event);
    checkLoss("cuEventQuery", asked.device);
    return asked.stream.done >= asked.count;
  }

  @Override
  public synchronized float millisecondsBetween(long start, long end) {
    callInContext("cuEventElapsedTime");
    assertThat(event(start).timed && event(end).timed, "events without times");
    return (event(end).reachedNs - event(start).reachedNs) / 1e6f;
  }

  @Override
  public synchronized long loadModule(ByteBuffer image) {
    callInContext("cuModuleLoadDataEx");
    assertThat(image.get(image.limit() - 1) == 0, "PTX without its end");
    String text = StandardCharsets.US_ASCII.decode(image.duplicate()).toString();
    if (!text.contains(".version")) {
      throw new CudaCallException(
          "cuModuleLoadDataEx", CU.CUDA_ERROR_INVALID_PTX, "INVALID: PTX", "line 1; no .version");
    }
    long module = handle();
    modules.put(module, ENTRY.matcher(text).results().map(entry -> entry.group(1)).toList());
    return module;
  }

  @Override
  public synchronized void unloadModule(long module) {
    assertThat(modules.remove(module) != null, "no module");
    callInContext("cuModuleUnload");
  }

  @Override
  public synchronized long function(long module, String name) {
    callInContext("cuModuleGetFunction");
    if (!modules.get(module).contains(name)) {
      throw new CudaCallException(
          "cuModuleGetFunction", CU.CUDA_ERROR_NOT_FOUND, "NOT_FOUND: named symbol", "");
    }
    long function = handle();
    functions.put(function, name);
    return function;
  }

  @Override
  public synchronized int functionAttribute(long function, int attribute) {
    callInContext("cuFuncGetAttribute");
    return attributes.get(CU.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
  }

  @Override
  public synchronized void setFunctionAttribute(long function, int attribute, int value) {
    callInContext("cuFuncSetAttribute " + value);
  }

  @Override
  public synchronized int bestBlockSize(long function) {
    callInContext("cuOccupancyMaxPotentialBlockSize");
    return 256;
  }

  @Override
  public synchronized void launch(
      long function, LaunchShape shape, int sharedBytes, long stream, long parameters) {
    callInContext("cuLaunchKernel");
    Stream own = stream(stream);
    assertThat(own.device == current(), "a stream of another GPU");
    Runnable launch =
        kernels.launch(
            functions.get(function),
            shape,
            sharedBytes,
            parameters,
            address -> checkAny(own.device, address, 1));
    own.add(launch);
  }

  @Override
  public synchronized void beginCapture(long stream) {
    callInContext("cuStreamBeginCapture");
    assertThat(stream(stream).captured == null, "a capture in a capture");
    stream(stream).captured = new ArrayList<>();
  }

  @Override
  public synchronized long endCapture(long stream) {
    List<Runnable> captured = stream(stream).captured;
    assertThat(captured != null, "no capture");
    stream(stream).captured = null;
    callInContext("cuStreamEndCapture");
    long graph = handle();
    graphs.put(graph, captured);
    return graph;
  }

  @Override
  public synchronized void destroyGraph(long graph) {
    assertThat(graphs.remove(graph) != null, "no graph");
    callInContext("cuGraphDestroy");
  }

  @Override
  public synchronized long instantiateGraph(long graph) {
    callInContext("cuGraphInstantiate");
    long executable = handle();
    executables.put(executable, graphs.get(graph));
    return executable;
  }

  /** Graphs of as many launches are alike. */
  @Override
  public synchronized boolean updateGraph(long executable, long graph) {
    callInContext("cuGraphExecUpdate");
    List<Runnable> launches = graphs.get(graph);
    if (launches.size() != executables.get(executable).size()) {
      return false;
    }
    executables.put(executable, launches);
    return true;
  }

  @Override
  public synchronized void launchGraph(long executable, long stream) {
    callInContext("cuGraphLaunch");
    assertThat(executables.containsKey(executable), "no graph to launch");
    executables.get(executable).forEach(stream(stream)::add);
  }

  @Override
  public synchronized void destroyExecutable(long executable) {
    assertThat(executables.remove(executable) != null, "no graph to destroy");
    callInContext("cuGraphExecDestroy");
  }
}
