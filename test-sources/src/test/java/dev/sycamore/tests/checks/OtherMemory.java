package dev.sycamore.tests.checks;

/**
 * Other kinds of elements and of ways to them: through functions of two levels, in other classes,
 * lambdas, ranges of the library. Each form of index has one direction with each.
 */
enum OtherMemory implements WrongMemory {
  BOOLEANS(96, "boolean", array("new boolean[N]"), "out[i] = a[%s];", "a[%s] = true;"),
  HALVES(96, "float", array("Half", "halves()"), "out[i] = a[%s].toFloat();", "a[%s] = Half.ONE;"),
  RECORDS(96, "int", array("Pair", "pairs(N)"), OtherMemory.FIRST, OtherMemory.PAIR),
  RECORD_ROWS(
      8,
      "int",
      array("Pair[]", "new Pair[][] {pairs(8), pairs(8)}"),
      "out[i] = a[i %% 2][%s].first();",
      "a[i %% 2][%s] = new Pair(1, 2f);"),
  RECORD_COMPONENTS(96, "float", array("Pair", "pairs(N)"), "out[i] = a[%s].second();", ""),
  LEVELS(96, "int", array("Level", "levels()"), "out[i] = a[%s].ordinal();", "a[%s] = Level.LOW;"),
  RECORD_BUFFER(
      96,
      "int",
      WrongLaunch.submitted(
          "RecordDeviceBuffer<Pair> b = DeviceBuffer.wrap(pairs(N))",
          "RecordAccessor<Pair> a = b.access(h, READ_WRITE)"),
      "out[i] = a.get(%s).first();",
      "a.set(%s, new Pair(1, 2f));"),
  PART(
      8,
      "double",
      WrongLaunch.submitted(
          "DoubleDeviceBuffer b = DeviceBuffer.doubles(N)",
          "DoubleAccessor a = b.access(h, READ_WRITE, range(8), range(16))"),
      OtherMemory.GET,
      "a.set(%s, 1);"),
  IMAGE(
      96,
      "float",
      WrongLaunch.submitted(
          "UnsampledImage1 b = UnsampledImage1.of(ImageFormat.R32_SFLOAT, N)",
          "FloatImageAccessor1 a = b.access(h, READ_WRITE)"),
      "out[i] = a.read(%s).x();",
      "a.write(%s, Float4.splat(1));"),
  IMAGE_COLUMN(
      96,
      "float",
      WrongLaunch.submitted(
          "UnsampledImage2 b = UnsampledImage2.of(ImageFormat.R16G16_SFLOAT, 8, N)",
          "FloatImageAccessor2 a = b.access(h, READ_WRITE)"),
      "out[i] = a.read(3, %s).x();",
      "a.write(3, %s, Float4.splat(1));"),
  IMAGE_LINE(
      8,
      "int",
      WrongLaunch.submitted(
          "UnsampledImage2 b = UnsampledImage2.of(ImageFormat.R8G8B8A8_UINT, 8, 8)",
          "IntImageAccessor2 a = b.accessInts(h, READ_WRITE)"),
      "out[i] = a.read(%s, 7).x();",
      "a.write(%s, 7, Int4.splat(1));"),
  IMAGE_PLANE(
      8,
      "int",
      WrongLaunch.submitted(
          "UnsampledImage3 b = UnsampledImage3.of(ImageFormat.R32_SINT, 4, 4, 8)",
          "IntImageAccessor3 a = b.accessInts(h, READ_WRITE)"),
      "out[i] = a.read(1, 2, %s).x();",
      "a.write(1, 2, %s, Int4.splat(1));"),
  ROW_VARIABLE(
      8,
      "long",
      "long[][] m = new long[N][8];\n" + WrongLaunch.with("long[] a = m[95 - i];"),
      OtherMemory.ELEMENT,
      OtherMemory.ONE),
  PLANES(
      96,
      "short",
      "short[][][] a = new short[2][N][8];\n" + WrongLaunch.RANGE,
      "out[i] = a[1][%s][7];",
      "a[1][%s][7] = 1;"),
  LOCAL_COLUMN(
      8,
      "int",
      WrongLaunch.groups("LocalInts2 a = h.localInts(3, 8);"),
      "out[i] = a.get(1, %s);",
      "a.set(1, %s, 1);"),
  LOCAL_LINE(
      8,
      "float",
      WrongLaunch.groups("LocalFloats2 a = h.localFloats(8, 3);"),
      "out[i] = a.get(%s, 1);",
      "a.set(%s, 1, 1f);"),
  LOCAL_CUBE(
      8,
      "double",
      WrongLaunch.groups("LocalDoubles3 a = h.localDoubles(2, 8, 2);"),
      "out[i] = a.get(1, %s, 0);",
      "a.set(1, %s, 0, 1);"),
  GROUP_COPY(
      8,
      "int",
      "int[] a = new int[8];\n"
          + WrongLaunch.groups("LocalInts t = h.localInts(1);").replace("globalId", "groupId"),
      "it.group().waitFor(it.group().asyncWorkGroupCopy(t, 0, a, %s, 1));\nout[i] = t.get(0);",
      "it.group().waitFor(it.group().asyncWorkGroupCopy(a, %s, t, 0, 1));"),
  OWN_BOOLEANS(
      8,
      "boolean",
      WrongLaunch.with("boolean[] a = new boolean[8];"),
      OtherMemory.ELEMENT,
      "a[%s] = i > 3;"),
  OWN_RECORDS(
      8,
      "int",
      WrongLaunch.with("Pair p = new Pair(i, 1f);\nPair[] a = {p, p, p, p, p, p, p, p};"),
      OtherMemory.FIRST,
      OtherMemory.PAIR),
  OWN_COLUMN(
      8,
      "int",
      WrongLaunch.with("int[][] a = new int[3][8];"),
      "out[i] = a[1][%s];",
      "a[1][%s] = i;"),
  OWN_LINE(
      8,
      "long",
      WrongLaunch.with("long[][] a = new long[8][3];"),
      "out[i] = a[%s][1];",
      "a[%s][1] = i;"),
  TABLE(8, "int", WrongLaunch.RANGE, "out[i] = TABLE[%s];", ""),
  STATIC(96, "int", WrongLaunch.RANGE, "out[i] = STATIC[%s];", "STATIC[%s] = 1;"),
  HELD(
      96,
      "int",
      "Held a = new Held(new int[N]);\n" + WrongLaunch.RANGE,
      "out[i] = a.values()[%s];",
      "a.values()[%s] = 1;"),
  TEXT(8, "char", WrongLaunch.RANGE, "out[i] = \"syntaxes\".charAt(%s);", ""),
  DEEP(96, "int", array("new int[N]"), "out[i] = deep(a, %s);", "deepStore(a, %s);"),
  ELSEWHERE(
      96,
      "int",
      array("new int[N]"),
      "out[i] = WrongHelpers.far(a, %s);",
      "WrongHelpers.farStore(a, %s);"),
  MEMORY_ELSEWHERE(
      96,
      "int",
      WrongLaunch.memory("DEVICE", "a", WrongLaunch.RANGE),
      "out[i] = WrongHelpers.far(a, %s);",
      "WrongHelpers.farStore(a, %s);"),
  LAMBDA(
      96,
      "int",
      array("new int[N]"),
      "out[i] = applied(x -> a[x], %s);",
      "applied(x -> a[x] = 1, %s);"),
  PASSED(
      96,
      "int",
      "int[] a = new int[N];\neach(q, i -> {\nBODY\n});\n",
      OtherMemory.ELEMENT,
      OtherMemory.ONE),
  ATOMIC(
      96,
      "int",
      array("new int[N]"),
      "out[i] = Atomics.add(a, %s, 1);",
      "Atomics.store(a, %s, 1);"),
  LOCAL_ATOMIC(
      8,
      "int",
      WrongLaunch.groups("LocalInts a = h.localInts(8);"),
      "out[i] = Atomics.max(a, %s, 1);",
      "Atomics.store(a, %s, 1);"),
  SLICE_IN_KERNEL(
      8,
      "float",
      WrongLaunch.memory("DEVICE", "a", WrongLaunch.RANGE),
      "out[i] = a.slice(i %% 8, 8).get(%s);",
      "a.slice(i %% 8, 8).set(%s, 1f);"),
  SLICE_PLACE(
      96,
      "int",
      WrongLaunch.memory("DEVICE", "a", WrongLaunch.RANGE),
      "out[i] = a.slice(%s, 1).get(0);",
      "a.slice(%s, 1).set(0, 1);"),
  COPY(
      96,
      "short",
      array("new short[N]"),
      "System.arraycopy(a, %s, out, i, 1);",
      "System.arraycopy(out, i, a, %s, 1);"),
  FILL(96, "int", array("new int[N]"), "", "Arrays.fill(a, %1$s, (%1$s) + 1, 1);"),
  SEARCH(
      96,
      "long",
      array("new long[N]"),
      "out[i] = Arrays.binarySearch(a, %1$s, (%1$s) + 1, 0);",
      ""),
  VECTOR(
      96,
      "int",
      array("new int[N + 3]"),
      "out[i] = Int4.load(a, %s).w();",
      "Int4.splat(1).store(a, %s);"),
  BITS(
      128,
      "boolean",
      "long[] a = new long[2];\n" + WrongLaunch.RANGE,
      "out[i] = DeviceBits.get(a, %s);",
      "DeviceBits.set(a, %s);");

  private static final String ELEMENT = "out[i] = a[%s];";
  private static final String ONE = "a[%s] = 1;";
  private static final String GET = "out[i] = a.get(%s);";
  private static final String FIRST = "out[i] = a[%s].first();";
  private static final String PAIR = "a[%s] = new Pair(1, 2f);";

  private final int length;
  private final String type;
  private final String kernel;
  private final String read;
  private final String write;

  OtherMemory(int length, String type, String kernel, String read, String write) {
    this.length = length;
    this.type = type;
    this.kernel = kernel;
    this.read = read;
    this.write = write;
  }

  private static String array(String value) {
    return array("#", value);
  }

  private static String array(String type, String value) {
    return "%s[] a = %s;\n%s".formatted(type, value, WrongLaunch.RANGE);
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public String type() {
    return type;
  }

  @Override
  public boolean isOfConstantLength() {
    return isPrivate() || this == TABLE || this == TEXT;
  }

  @Override
  public boolean isPrivate() {
    return name().startsWith("OWN");
  }

  @Override
  public String around(String body) {
    return kernel.replace("BODY", body);
  }

  @Override
  public String read(String place) {
    return read.formatted(place);
  }

  @Override
  public String write(String place) {
    return write.formatted(place);
  }
}
