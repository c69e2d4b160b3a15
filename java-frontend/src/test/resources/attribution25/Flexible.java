package attribution25;

/** Statements before the call of a constructor. */
class Flexible {
  final int size;

  Flexible(int size) {
    this.size = size;
  }

  static class Sub extends Flexible {
    final float scale;

    Sub(long n) {
      var half = n / 2;
      scale = half * 1.5f;
      super((int) half);
      var all = size * scale;
    }
  }
}
