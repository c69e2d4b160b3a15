package dev.sycamore.tests.checks;

/** The memory of elements of primitive types, with each form of index and in both directions. */
enum PlainMemory implements WrongMemory {
  ARRAY(96, "#[] a = new #[N];\n" + WrongLaunch.RANGE, "a[%s]"),
  MEMORY(96, WrongLaunch.memory("SHARED", "a", WrongLaunch.RANGE), PlainMemory.GET),
  DEVICE(96, WrongLaunch.memory("DEVICE", "a", WrongLaunch.RANGE), PlainMemory.GET),
  SLICE(
      8,
      WrongLaunch.memory("SHARED", "m", "@Memory a = m.slice(16, 8);\n" + WrongLaunch.RANGE),
      PlainMemory.GET),
  ACCESSOR(96, WrongLaunch.accessor("", "N"), PlainMemory.GET),
  COLUMN(96, WrongLaunch.accessor("2", "range(4, N)"), "a.get(2, %s)"),
  LINE(96, WrongLaunch.accessor("2", "range(N, 4)"), "a.get(%s, 2)"),
  CUBE(96, WrongLaunch.accessor("3", "range(3, N, 4)"), "a.get(2, %s, 1)"),
  ROW(8, "#[][] a = new #[N][8];\n" + WrongLaunch.RANGE, "a[i][%s]"),
  ROWS(96, "#[][] a = new #[N][8];\n" + WrongLaunch.RANGE, "a[%s][1]"),
  LOCAL(8, WrongLaunch.groups("Local@s a = h.local@s(8);"), PlainMemory.GET),
  OWN(8, WrongLaunch.with("#[] a = new #[8];"), "a[%s]");

  private static final String GET = "a.get(%s)";

  private final int length;
  private final String kernel;
  private final String element;

  PlainMemory(int length, String kernel, String element) {
    this.length = length;
    this.kernel = kernel;
    this.element = element;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public String type() {
    return "";
  }

  @Override
  public boolean isOfConstantLength() {
    return isPrivate();
  }

  @Override
  public boolean isPrivate() {
    return this == OWN;
  }

  @Override
  public String around(String body) {
    return kernel.replace("BODY", body);
  }

  @Override
  public String read(String place) {
    return "out[i] = " + element.formatted(place) + ";";
  }

  @Override
  public String write(String place) {
    String read = element.formatted(place);
    return read.startsWith("a.get(")
        ? "a.set(" + read.substring("a.get(".length(), read.length() - 1) + ", (#) 1);"
        : read + " = (#) 1;";
  }
}
