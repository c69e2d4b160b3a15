import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.SpecConstant;
import lib.Members;

/** Members that the binding class reads by name: generic, inherited, nested ones, and names that are not ASCII. */
public class CapturedMembers extends Members<Integer, int[]> {
  interface Settings {
    class Limits {
      @SpecConstant static int most = 70;
    }
  }

  enum Größe {
    KLEIN,
    GROSS
  }

  record Pair<X, Y extends Enum<Y>>(X first, short second, Y größe, boolean flag) {}

  record Outer<X>(Pair<X, Größe> pair, char letter, byte small, double d) {}

  static class Dollar$Name extends Members.Nested<Größe> {
    byte b = 9;
    char c = 'x';
    boolean z = true;
    float f = 1.5f;
    double d = 2.5;
    short s = -1;

    Dollar$Name() {
      constant = Größe.GROSS;
    }

    Object launch(DeviceQueue q) {
      double[] out = new double[4];
      q.parallelFor(range(4), i -> out[i] = deep + b * i + c + (z ? 100 : 200) + f + d + s).await();
      return out;
    }
  }

  CapturedMembers() {
    array = new int[] {30, 31, 32, 33};
  }

  Object launch(DeviceQueue q, Outer<float[]> outer) {
    double[] out = new double[4];
    q.parallelFor(
            range(4),
            i -> {
              out[i] = open + array[i] + Settings.Limits.most;
              out[i] += outer.pair().first()[i] + outer.pair().second() + outer.pair().größe().ordinal();
              out[i] += (outer.pair().flag() ? 1000 : 2000) + outer.letter() + outer.small() + outer.d();
            })
        .await();
    return out;
  }

  Object launchGuarded(DeviceQueue q) {
    int[] out = new int[4];
    q.parallelFor(range(4), i -> out[i] = guarded[i] * 2).await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    Pair<float[], Größe> pair =
        new Pair<>(new float[] {20, 21, 22, 23}, (short) -6, Größe.GROSS, true);
    CapturedMembers members = new CapturedMembers();
    return new Object[] {
      members.launch(q, new Outer<>(pair, 'ß', (byte) -8, 0.125)),
      members.launchGuarded(q),
      new Dollar$Name().launch(q)
    };
  }
}
