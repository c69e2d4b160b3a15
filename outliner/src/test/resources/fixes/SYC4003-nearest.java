class Example {
  @SuppressWarnings({"unused", "sycamore:SYC111"})
  static void run() {}
}
