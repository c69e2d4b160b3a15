package dev.sycamore.runtime.cuda;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;

/**
 * A kernel of the tests on the first GPU for one work-item, by calls of the driver with everything
 * prepared. The context is current in the thread that opens and closes it.
 */
final class RawKernel implements AutoCloseable {
  private static final String MODULE = "/META-INF/sycamore/dev/sycamore/compiled/kernels.ptx";
  private static final LaunchShape SHAPE = new LaunchShape(1, 1, 1, 256, 1, 1);

  final CudaDriver driver = new LwjglCudaDriver();
  final long stream;
  private final ByteBuffer image;
  private final long module;
  private final long function;
  private final long block;
  private final long values;
  private final long parameters;

  private RawKernel(String entryPoint, boolean hasBuffer) throws IOException {
    driver.pushContext(driver.retainPrimaryContext(driver.device(0)));
    byte[] text;
    try (InputStream in = RawKernel.class.getResourceAsStream(MODULE)) {
      text = in.readAllBytes();
    }
    image = MemoryUtil.memCalloc(text.length + 1).put(0, text);
    module = driver.loadModule(image);
    function = driver.function(module, entryPoint);
    stream = driver.createStream();
    block = driver.allocate(Integer.BYTES);
    long[] numbers = hasBuffer ? new long[] {block, 1, 1, 0, 1} : new long[] {1};
    values = MemoryUtil.nmemAllocChecked((long) numbers.length * Long.BYTES);
    parameters = MemoryUtil.nmemAllocChecked((long) numbers.length * Long.BYTES);
    for (int i = 0; i < numbers.length; i++) {
      long value = values + (long) i * Long.BYTES;
      MemoryUtil.memPutLong(value, numbers[i]);
      MemoryUtil.memPutAddress(parameters + (long) i * Long.BYTES, value);
    }
  }

  /** The kernel that does nothing. */
  static RawKernel empty() throws IOException {
    return new RawKernel("empty", false);
  }

  /** The kernel that adds to a buffer. */
  static RawKernel fill() throws IOException {
    return new RawKernel("fillBuffer", true);
  }

  /** Starts it in its stream. */
  void launch() {
    driver.launch(function, SHAPE, 0, stream, parameters);
  }

  /** Waits for its stream. */
  void await() {
    driver.synchronizeStream(stream);
  }

  @Override
  public void close() {
    driver.destroyStream(stream);
    driver.free(block);
    driver.unloadModule(module);
    driver.popContext();
    MemoryUtil.memFree(image);
    MemoryUtil.nmemFree(values);
    MemoryUtil.nmemFree(parameters);
  }
}
