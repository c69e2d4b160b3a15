package dev.sycamore.runtime.command;

/** A submit that describes nothing: it has ended when all before it in its queue have. */
public record EmptyCommand() implements Command {

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
      public boolean afterAll() {
        return true;
      }

      @Override
      public boolean start() {
        return false;
      }
    };
  }
}
