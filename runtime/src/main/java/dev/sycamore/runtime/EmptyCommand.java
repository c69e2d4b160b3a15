package dev.sycamore.runtime;

/** A submit that describes nothing: it has ended when all before it in its queue have. */
public record EmptyCommand() implements Command {

  Launcher.Prepared prepare(boolean atOnce) {
    return new Launcher.Prepared() {
      @Override
      public void claim(Launcher.Claims claims) {}

      @Override
      public boolean atOnce() {
        return atOnce;
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
