package dev.sycamore.runtime.command;

import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.memory.BufferAccess;
import dev.sycamore.runtime.memory.BufferOperation;
import java.util.Optional;

/** An operation on buffers that no kernel does, in the order of a queue. */
public record BufferCommand(BufferOperation operation) implements Command {

  @Override
  public boolean isRepeatable() {
    return true;
  }

  @Override
  public PreparedCommand prepare(Launcher launcher) {
    return new Prepared(launcher.memory(), launcher.runsAtOnce());
  }

  private final class Prepared implements PreparedCommand {
    private final Optional<DeviceContext> device;
    private final boolean atOnce;

    Prepared(Optional<DeviceContext> device, boolean atOnce) {
      this.device = device;
      this.atOnce = atOnce;
    }

    @Override
    public void claim(MemoryClaims claims) {
      operation.uses().forEach(use -> claims.use(use.view().memory(), use.writes()));
    }

    @Override
    public String shown() {
      return operation.shown();
    }

    @Override
    public PreparedCommand again() {
      return new Prepared(device, atOnce);
    }

    @Override
    public boolean atOnce() {
      return atOnce;
    }

    @Override
    public boolean afterAll() {
      return true;
    }

    @Override
    public boolean start(int lane) {
      Optional<DeviceContext> better = device.filter(operation::isBetterOn);
      if (better.isPresent()) {
        operation.onDevice(better.get());
      } else {
        operation.uses().forEach(BufferAccess::useOnHost);
        operation.onHost();
      }
      return false;
    }
  }
}
