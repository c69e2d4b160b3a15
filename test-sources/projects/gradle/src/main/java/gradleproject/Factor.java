package gradleproject;

class Factor {
  static int times(int x) {
    return x * 3;
  }
}
