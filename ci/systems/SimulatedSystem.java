package dev.sycamore.systems;

/**
 * An agent that lets a JVM run as if on another operating system: code that runs after it finds
 * that system's names. The JDK's own classes keep to the machine, so what has to know it first is
 * loaded first.
 */
public final class SimulatedSystem {

  private SimulatedSystem() {}

  /**
   * Renames the system.
   *
   * @param argument the values of {@code os.name}, {@code os.arch} and {@code java.home}, with
   *     commas between them
   */
  public static void premain(String argument) throws ClassNotFoundException {
    // They start processes, name the file that is nowhere and open sockets.
    Class.forName("java.lang.ProcessImpl");
    Class.forName("java.lang.ProcessBuilder$Redirect");
    Class.forName("sun.nio.ch.Net");
    String[] values = argument.split(",", 3);
    System.setProperty("os.name", values[0]);
    System.setProperty("os.arch", values[1]);
    System.setProperty("java.home", values[2]);
  }
}
