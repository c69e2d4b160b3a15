class Example {
  @SuppressWarnings({"unused", "sycamore:SYC1002"})
  static void run() {}
}
