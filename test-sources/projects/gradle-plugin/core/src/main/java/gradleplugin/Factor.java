package gradleplugin;

public class Factor {
  public static int times(int x) {
    return x * 3;
  }
}
