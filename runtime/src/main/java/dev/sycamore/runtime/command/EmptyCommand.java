package dev.sycamore.runtime.command;

import dev.sycamore.runtime.task.Ordering;

/** A submit that does nothing: it has ended when those have that it comes after. */
public record EmptyCommand(Ordering ordering) implements Command {

  @Override
  public PreparedCommand prepare(Launcher launcher) {
    return new PreparedCommand() {
      @Override
      public void claim(MemoryClaims claims) {}

      @Override
      public boolean atOnce() {
        return launcher.runsAtOnce();
      }

      @Override
      public Ordering ordering() {
        return ordering;
      }

      @Override
      public boolean afterAll() {
        return true;
      }

      @Override
      public boolean start(int lane) {
        return false;
      }
    };
  }
}
