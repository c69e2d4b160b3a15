import dev.sycamore.DeviceQueue;

class Main {
  /** An annotation that is not Lombok's: javac calls further processors. */
  @Override
  public String toString() {
    return "Main";
  }

  public static void main(String[] arguments) {
    float[] x = {1, 2, 3};
    int[] a = {1, 2, 3};
    int[] b = new int[3];
    int[] c = new int[3];
    try (DeviceQueue q = DeviceQueue.open()) {
      new Scale(2, new float[] {1, 1, 1}).run(q, x);
      new Shift(5).run(q, a);
      Squares.run(q, b, 10);
      Vals.run(q, c, new long[] {1, 2, 3});
    }
    System.out.println(x[2] == 7 && a[2] == 8 && b[2] == 15 && c[2] == 6 ? "PASS" : x[2] + " " + a[2] + " " + b[2] + " " + c[2]);
  }
}
