/** A program that does nothing but print: what the JVM itself takes. */
public final class NoResult {
  private NoResult() {}

  /** Prints a number, as the others do. */
  public static void main(String[] args) {
    System.out.println(17.5f);
  }
}
