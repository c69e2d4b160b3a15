package attribution;

/** Constants and methods that others import. */
final class Constants {
  static final int LIMIT = 4 * 4;
  static final float EPSILON = 1e-6f;
  static final int[] TABLE = {1, 2, 3};
  static final String NAME = "n" + LIMIT;

  private Constants() {}

  static int twice(int x) {
    return 2 * x;
  }

  static float twice(float x) {
    return 2 * x;
  }

  static final class Nested {
    static final byte DEPTH = (byte) 300;

    static final class Deeper {
      static final boolean FLAG = LIMIT > 3;
    }
  }

  enum Color {
    RED(1),
    GREEN(2.5f) {
      @Override
      int mixed(Color other) {
        return ordinal() * 2 + other.ordinal();
      }
    };

    final float weight;

    Color(float weight) {
      this.weight = weight;
    }

    int mixed(Color other) {
      return (int) (weight + other.weight);
    }
  }
}
