package dev.sycamore.runtime.command;

import dev.sycamore.runtime.command.AccessorUse.BufferUse;
import dev.sycamore.runtime.memory.BufferAccess;
import java.util.ArrayList;
import java.util.List;

/** Code of the program that runs on the host in the order of a queue, with its accessors. */
public record HostTask(List<AccessorUse> accessors, Runnable action) implements Command {

  @Override
  public PreparedCommand prepare(Launcher launcher) {
    return new Prepared(launcher.runsAtOnce());
  }

  private final class Prepared implements PreparedCommand {
    private final boolean onHost;
    private final List<BufferAccess> buffers = new ArrayList<>();

    Prepared(boolean onHost) {
      this.onHost = onHost;
      for (AccessorUse use : accessors) {
        if (use instanceof BufferUse buffer) {
          buffers.add(buffer.access());
        }
      }
    }

    @Override
    public void claim(MemoryClaims claims) {
      buffers.forEach(use -> claims.use(use.view().memory(), use.writes()));
    }

    @Override
    public boolean atOnce() {
      return onHost;
    }

    @Override
    public boolean isOfProgram() {
      return true;
    }

    @Override
    public boolean afterAll() {
      return true;
    }

    @Override
    public boolean start(int lane) {
      buffers.forEach(BufferAccess::useOnHost);
      accessors.forEach(use -> use.setUsable(true));
      try {
        action.run();
      } finally {
        accessors.forEach(use -> use.setUsable(false));
      }
      return false;
    }
  }
}
