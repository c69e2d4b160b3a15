package dev.sycamore.runtime;

import dev.sycamore.AccessMode;
import dev.sycamore.runtime.LaunchRequest.BufferUse;
import dev.sycamore.runtime.device.Device;
import dev.sycamore.runtime.host.HostRunner;
import dev.sycamore.runtime.kernel.KernelSite;
import java.util.List;
import java.util.Optional;

/**
 * Runs the lambda itself. It is done before the call that launches returns: the captured arrays are
 * the program's own, and nothing has to be copied.
 */
final class HostLauncher implements Launcher {
  private final Device device;
  private final CapturedArrays arrays;

  HostLauncher(Device device, CapturedArrays arrays) {
    this.device = device;
    this.arrays = arrays;
  }

  @Override
  public Prepared prepare(LaunchRequest request) {
    // What a compiled kernel demands holds here too; none has to be compiled.
    KernelSite.known(request.kernel(), request.name())
        .ifPresent(kernel -> Demands.check(kernel, request.geometry(), device, false));
    Launches.checkGroupSize(request.geometry(), device);
    MemoryLimits.check(request, device);
    List<BufferUse> buffers =
        request.accessors().stream()
            .filter(BufferUse.class::isInstance)
            .map(BufferUse.class::cast)
            .toList();
    return new Prepared() {
      @Override
      public boolean claim(QueueCore queue, long launch) {
        releaseCaptured(request.kernel());
        buffers.forEach(use -> use.view().memory().claim(queue));
        return true;
      }

      @Override
      public void start() {
        for (BufferUse use : buffers) {
          boolean keeps = use.mode() != AccessMode.WRITE_DISCARD;
          use.view().memory().useOnHost(keeps, use.mode().writes());
        }
        HostRunner.run(request.geometry(), request.body());
      }
    };
  }

  /** Other queues may still have results for arrays that this kernel captured. */
  private void releaseCaptured(Object kernel) {
    List<QueueCore> owners = arrays.queues();
    if (owners.isEmpty()) {
      return;
    }
    Optional<Object[]> captured = KernelSite.captured(kernel);
    if (captured.isEmpty()) {
      owners.forEach(QueueCore::complete);
      return;
    }
    for (Object value : captured.get()) {
      if (value != null && value.getClass().isArray()) {
        arrays.release(value);
      } else if (value != null && !Launches.isScalar(value)) {
        // An object whose fields may hold arrays.
        owners.forEach(QueueCore::complete);
      }
    }
  }

  @Override
  public void finish() {}

  @Override
  public void close() {}
}
