import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/**
 * Wrong accesses: each kind of memory, with indices that are constant, affine, loaded, counted, of a
 * callee, and at the ends of int. In each method one work-item fails.
 */
public class WrongAccesses {
  static final int N = 96;
  static final int BAD = 61;

  static int[] places(int bad) {
    int[] places = new int[N];
    for (int i = 0; i < N; i++) {
      places[i] = i == BAD ? bad : i % 8;
    }
    return places;
  }

  static int shifted(int i) {
    return i == BAD ? -3 : i % 8;
  }

  public static void arrayConstantByteWrite(DeviceQueue q) {
    byte[] a = new byte[N];
    q.parallelFor(
        range(N),
        i -> {
          if (i == BAD) {
            a[96] = (byte) 1;
          }
        });
  }

  public static void arrayAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    short[] a = new short[N];
    q.parallelFor(
        range(N),
        i -> {
          out[i] = a[i + 1];
        });
  }

  public static void arrayLoadedCharWrite(DeviceQueue q) {
    int[] at = places(96);
    char[] a = new char[N];
    q.parallelFor(
        range(N),
        i -> {
          a[at[i]] = (char) 1;
        });
  }

  public static void arrayCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    int[] a = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          for (int k = 0; k < (i == BAD ? 97 : 96); k++) {
            out[i] = a[k];
          }
        });
  }

  public static void arrayCalleeLongWrite(DeviceQueue q) {
    long[] a = new long[N];
    q.parallelFor(
        range(N),
        i -> {
          a[shifted(i)] = 1L;
        });
  }

  public static void arrayLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    float[] a = new float[N];
    q.parallelFor(
        range(N),
        i -> {
          out[i] = a[i == BAD ? Integer.MAX_VALUE : i % 8];
        });
  }

  public static void arrayWrappedDoubleWrite(DeviceQueue q) {
    double[] a = new double[N];
    q.parallelFor(
        range(N),
        i -> {
          a[(i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0)] = 1.0;
        });
  }

  public static void memoryConstantByteWrite(DeviceQueue q) {
    try (ByteMemory a = DeviceMemory.bytes(q, N, MemoryKind.SHARED)) {
      q.parallelFor(
          range(N),
          i -> {
            if (i == BAD) {
              a.set(96, (byte) 1);
            }
          });
      q.await();
    }
  }

  public static void memoryAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    try (ShortMemory a = DeviceMemory.shorts(q, N, MemoryKind.SHARED)) {
      q.parallelFor(
          range(N),
          i -> {
            out[i] = a.get(i + 1);
          });
      q.await();
    }
  }

  public static void memoryLoadedCharWrite(DeviceQueue q) {
    int[] at = places(96);
    try (CharMemory a = DeviceMemory.chars(q, N, MemoryKind.SHARED)) {
      q.parallelFor(
          range(N),
          i -> {
            a.set(at[i], (char) 1);
          });
      q.await();
    }
  }

  public static void memoryCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    try (IntMemory a = DeviceMemory.ints(q, N, MemoryKind.SHARED)) {
      q.parallelFor(
          range(N),
          i -> {
            for (int k = 0; k < (i == BAD ? 97 : 96); k++) {
              out[i] = a.get(k);
            }
          });
      q.await();
    }
  }

  public static void memoryCalleeLongWrite(DeviceQueue q) {
    try (LongMemory a = DeviceMemory.longs(q, N, MemoryKind.SHARED)) {
      q.parallelFor(
          range(N),
          i -> {
            a.set(shifted(i), 1L);
          });
      q.await();
    }
  }

  public static void memoryLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    try (FloatMemory a = DeviceMemory.floats(q, N, MemoryKind.SHARED)) {
      q.parallelFor(
          range(N),
          i -> {
            out[i] = a.get(i == BAD ? Integer.MAX_VALUE : i % 8);
          });
      q.await();
    }
  }

  public static void memoryWrappedDoubleWrite(DeviceQueue q) {
    try (DoubleMemory a = DeviceMemory.doubles(q, N, MemoryKind.SHARED)) {
      q.parallelFor(
          range(N),
          i -> {
            a.set((i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0), 1.0);
          });
      q.await();
    }
  }

  public static void accessorConstantByteWrite(DeviceQueue q) {
    ByteDeviceBuffer b = DeviceBuffer.bytes(N);
    q.submit(
        h -> {
          ByteAccessor a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                if (i == BAD) {
                  a.set(96, (byte) 1);
                }
              });
        });
  }

  public static void accessorAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    ShortDeviceBuffer b = DeviceBuffer.shorts(N);
    q.submit(
        h -> {
          ShortAccessor a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                out[i] = a.get(i + 1);
              });
        });
  }

  public static void accessorLoadedCharWrite(DeviceQueue q) {
    int[] at = places(96);
    CharDeviceBuffer b = DeviceBuffer.chars(N);
    q.submit(
        h -> {
          CharAccessor a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                a.set(at[i], (char) 1);
              });
        });
  }

  public static void accessorCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    IntDeviceBuffer b = DeviceBuffer.ints(N);
    q.submit(
        h -> {
          IntAccessor a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                for (int k = 0; k < (i == BAD ? 97 : 96); k++) {
                  out[i] = a.get(k);
                }
              });
        });
  }

  public static void accessorCalleeLongWrite(DeviceQueue q) {
    LongDeviceBuffer b = DeviceBuffer.longs(N);
    q.submit(
        h -> {
          LongAccessor a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                a.set(shifted(i), 1L);
              });
        });
  }

  public static void accessorLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    FloatDeviceBuffer b = DeviceBuffer.floats(N);
    q.submit(
        h -> {
          FloatAccessor a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                out[i] = a.get(i == BAD ? Integer.MAX_VALUE : i % 8);
              });
        });
  }

  public static void accessorWrappedDoubleWrite(DeviceQueue q) {
    DoubleDeviceBuffer b = DeviceBuffer.doubles(N);
    q.submit(
        h -> {
          DoubleAccessor a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                a.set((i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0), 1.0);
              });
        });
  }

  public static void planeConstantByteWrite(DeviceQueue q) {
    ByteDeviceBuffer2 b = DeviceBuffer.bytes(range(4, N));
    q.submit(
        h -> {
          ByteAccessor2 a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                if (i == BAD) {
                  a.set(2, 96, (byte) 1);
                }
              });
        });
  }

  public static void planeAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    ShortDeviceBuffer2 b = DeviceBuffer.shorts(range(4, N));
    q.submit(
        h -> {
          ShortAccessor2 a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                out[i] = a.get(2, i + 1);
              });
        });
  }

  public static void planeLoadedCharWrite(DeviceQueue q) {
    int[] at = places(96);
    CharDeviceBuffer2 b = DeviceBuffer.chars(range(4, N));
    q.submit(
        h -> {
          CharAccessor2 a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                a.set(2, at[i], (char) 1);
              });
        });
  }

  public static void planeCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    IntDeviceBuffer2 b = DeviceBuffer.ints(range(4, N));
    q.submit(
        h -> {
          IntAccessor2 a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                for (int k = 0; k < (i == BAD ? 97 : 96); k++) {
                  out[i] = a.get(2, k);
                }
              });
        });
  }

  public static void planeCalleeLongWrite(DeviceQueue q) {
    LongDeviceBuffer2 b = DeviceBuffer.longs(range(4, N));
    q.submit(
        h -> {
          LongAccessor2 a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                a.set(2, shifted(i), 1L);
              });
        });
  }

  public static void planeLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    FloatDeviceBuffer2 b = DeviceBuffer.floats(range(4, N));
    q.submit(
        h -> {
          FloatAccessor2 a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                out[i] = a.get(2, i == BAD ? Integer.MAX_VALUE : i % 8);
              });
        });
  }

  public static void planeWrappedDoubleWrite(DeviceQueue q) {
    DoubleDeviceBuffer2 b = DeviceBuffer.doubles(range(4, N));
    q.submit(
        h -> {
          DoubleAccessor2 a = b.access(h, READ_WRITE);
          h.parallelFor(
              range(N),
              i -> {
                a.set(2, (i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0), 1.0);
              });
        });
  }

  public static void rowConstantByteWrite(DeviceQueue q) {
    byte[][] a = new byte[N][8];
    q.parallelFor(
        range(N),
        i -> {
          if (i == BAD) {
            a[i][8] = (byte) 1;
          }
        });
  }

  public static void rowAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    short[][] a = new short[N][8];
    q.parallelFor(
        range(N),
        i -> {
          out[i] = a[i][i == BAD ? i : i % 8];
        });
  }

  public static void rowLoadedCharWrite(DeviceQueue q) {
    int[] at = places(8);
    char[][] a = new char[N][8];
    q.parallelFor(
        range(N),
        i -> {
          a[i][at[i]] = (char) 1;
        });
  }

  public static void rowCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    int[][] a = new int[N][8];
    q.parallelFor(
        range(N),
        i -> {
          for (int k = 0; k < (i == BAD ? 9 : 8); k++) {
            out[i] = a[i][k];
          }
        });
  }

  public static void rowCalleeLongWrite(DeviceQueue q) {
    long[][] a = new long[N][8];
    q.parallelFor(
        range(N),
        i -> {
          a[i][shifted(i)] = 1L;
        });
  }

  public static void rowLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    float[][] a = new float[N][8];
    q.parallelFor(
        range(N),
        i -> {
          out[i] = a[i][i == BAD ? Integer.MAX_VALUE : i % 8];
        });
  }

  public static void rowWrappedDoubleWrite(DeviceQueue q) {
    double[][] a = new double[N][8];
    q.parallelFor(
        range(N),
        i -> {
          a[i][(i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0)] = 1.0;
        });
  }

  public static void rowsConstantByteWrite(DeviceQueue q) {
    byte[][] a = new byte[N][8];
    q.parallelFor(
        range(N),
        i -> {
          if (i == BAD) {
            a[96][1] = (byte) 1;
          }
        });
  }

  public static void rowsAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    short[][] a = new short[N][8];
    q.parallelFor(
        range(N),
        i -> {
          out[i] = a[i + 1][1];
        });
  }

  public static void rowsLoadedCharWrite(DeviceQueue q) {
    int[] at = places(96);
    char[][] a = new char[N][8];
    q.parallelFor(
        range(N),
        i -> {
          a[at[i]][1] = (char) 1;
        });
  }

  public static void rowsCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    int[][] a = new int[N][8];
    q.parallelFor(
        range(N),
        i -> {
          for (int k = 0; k < (i == BAD ? 97 : 96); k++) {
            out[i] = a[k][1];
          }
        });
  }

  public static void rowsCalleeLongWrite(DeviceQueue q) {
    long[][] a = new long[N][8];
    q.parallelFor(
        range(N),
        i -> {
          a[shifted(i)][1] = 1L;
        });
  }

  public static void rowsLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    float[][] a = new float[N][8];
    q.parallelFor(
        range(N),
        i -> {
          out[i] = a[i == BAD ? Integer.MAX_VALUE : i % 8][1];
        });
  }

  public static void rowsWrappedDoubleWrite(DeviceQueue q) {
    double[][] a = new double[N][8];
    q.parallelFor(
        range(N),
        i -> {
          a[(i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0)][1] = 1.0;
        });
  }

  public static void sliceConstantByteWrite(DeviceQueue q) {
    try (ByteMemory m = DeviceMemory.bytes(q, N, MemoryKind.SHARED)) {
      ByteMemory a = m.slice(16, 8);
      q.parallelFor(
          range(N),
          i -> {
            if (i == BAD) {
              a.set(8, (byte) 1);
            }
          });
      q.await();
    }
  }

  public static void sliceAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    try (ShortMemory m = DeviceMemory.shorts(q, N, MemoryKind.SHARED)) {
      ShortMemory a = m.slice(16, 8);
      q.parallelFor(
          range(N),
          i -> {
            out[i] = a.get(i == BAD ? i : i % 8);
          });
      q.await();
    }
  }

  public static void sliceLoadedCharWrite(DeviceQueue q) {
    int[] at = places(8);
    try (CharMemory m = DeviceMemory.chars(q, N, MemoryKind.SHARED)) {
      CharMemory a = m.slice(16, 8);
      q.parallelFor(
          range(N),
          i -> {
            a.set(at[i], (char) 1);
          });
      q.await();
    }
  }

  public static void sliceCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    try (IntMemory m = DeviceMemory.ints(q, N, MemoryKind.SHARED)) {
      IntMemory a = m.slice(16, 8);
      q.parallelFor(
          range(N),
          i -> {
            for (int k = 0; k < (i == BAD ? 9 : 8); k++) {
              out[i] = a.get(k);
            }
          });
      q.await();
    }
  }

  public static void sliceCalleeLongWrite(DeviceQueue q) {
    try (LongMemory m = DeviceMemory.longs(q, N, MemoryKind.SHARED)) {
      LongMemory a = m.slice(16, 8);
      q.parallelFor(
          range(N),
          i -> {
            a.set(shifted(i), 1L);
          });
      q.await();
    }
  }

  public static void sliceLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    try (FloatMemory m = DeviceMemory.floats(q, N, MemoryKind.SHARED)) {
      FloatMemory a = m.slice(16, 8);
      q.parallelFor(
          range(N),
          i -> {
            out[i] = a.get(i == BAD ? Integer.MAX_VALUE : i % 8);
          });
      q.await();
    }
  }

  public static void sliceWrappedDoubleWrite(DeviceQueue q) {
    try (DoubleMemory m = DeviceMemory.doubles(q, N, MemoryKind.SHARED)) {
      DoubleMemory a = m.slice(16, 8);
      q.parallelFor(
          range(N),
          i -> {
            a.set((i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0), 1.0);
          });
      q.await();
    }
  }

  public static void localConstantByteWrite(DeviceQueue q) {
    q.submit(
        h -> {
          LocalBytes a = h.localBytes(8);
          h.parallelFor(
              NdRange.ndRange(N, 1),
              it -> {
                int i = it.globalId();
                if (i == BAD) {
                  a.set(8, (byte) 1);
                }
              });
        });
  }

  public static void localAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    q.submit(
        h -> {
          LocalShorts a = h.localShorts(8);
          h.parallelFor(
              NdRange.ndRange(N, 1),
              it -> {
                int i = it.globalId();
                out[i] = a.get(i == BAD ? i : i % 8);
              });
        });
  }

  public static void localLoadedCharWrite(DeviceQueue q) {
    int[] at = places(8);
    q.submit(
        h -> {
          LocalChars a = h.localChars(8);
          h.parallelFor(
              NdRange.ndRange(N, 1),
              it -> {
                int i = it.globalId();
                a.set(at[i], (char) 1);
              });
        });
  }

  public static void localCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    q.submit(
        h -> {
          LocalInts a = h.localInts(8);
          h.parallelFor(
              NdRange.ndRange(N, 1),
              it -> {
                int i = it.globalId();
                for (int k = 0; k < (i == BAD ? 9 : 8); k++) {
                  out[i] = a.get(k);
                }
              });
        });
  }

  public static void localCalleeLongWrite(DeviceQueue q) {
    q.submit(
        h -> {
          LocalLongs a = h.localLongs(8);
          h.parallelFor(
              NdRange.ndRange(N, 1),
              it -> {
                int i = it.globalId();
                a.set(shifted(i), 1L);
              });
        });
  }

  public static void localLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    q.submit(
        h -> {
          LocalFloats a = h.localFloats(8);
          h.parallelFor(
              NdRange.ndRange(N, 1),
              it -> {
                int i = it.globalId();
                out[i] = a.get(i == BAD ? Integer.MAX_VALUE : i % 8);
              });
        });
  }

  public static void localWrappedDoubleWrite(DeviceQueue q) {
    q.submit(
        h -> {
          LocalDoubles a = h.localDoubles(8);
          h.parallelFor(
              NdRange.ndRange(N, 1),
              it -> {
                int i = it.globalId();
                a.set((i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0), 1.0);
              });
        });
  }

  public static void privateConstantByteWrite(DeviceQueue q) {
    byte[] out = new byte[N];
    q.parallelFor(
        range(N),
        i -> {
          byte[] a = new byte[8];
          if (i == BAD) {
            a[i - 53] = (byte) 1;
          }
          out[i] = a[i % 8];
        });
  }

  public static void privateAffineShortRead(DeviceQueue q) {
    short[] out = new short[N];
    q.parallelFor(
        range(N),
        i -> {
          short[] a = new short[8];
          out[i] = a[i == BAD ? i : i % 8];
        });
  }

  public static void privateLoadedCharWrite(DeviceQueue q) {
    int[] at = places(8);
    char[] out = new char[N];
    q.parallelFor(
        range(N),
        i -> {
          char[] a = new char[8];
          a[at[i]] = (char) 1;
          out[i] = a[i % 8];
        });
  }

  public static void privateCountedIntRead(DeviceQueue q) {
    int[] out = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          int[] a = new int[8];
          for (int k = 0; k < (i == BAD ? 9 : 8); k++) {
            out[i] = a[k];
          }
        });
  }

  public static void privateCalleeLongWrite(DeviceQueue q) {
    long[] out = new long[N];
    q.parallelFor(
        range(N),
        i -> {
          long[] a = new long[8];
          a[shifted(i)] = 1L;
          out[i] = a[i % 8];
        });
  }

  public static void privateLargestFloatRead(DeviceQueue q) {
    float[] out = new float[N];
    q.parallelFor(
        range(N),
        i -> {
          float[] a = new float[8];
          out[i] = a[i == BAD ? Integer.MAX_VALUE : i % 8];
        });
  }

  public static void privateWrappedDoubleWrite(DeviceQueue q) {
    double[] out = new double[N];
    q.parallelFor(
        range(N),
        i -> {
          double[] a = new double[8];
          a[(i == BAD ? Integer.MAX_VALUE : 7 - i % 8) + (i == BAD ? 1 : 0)] = 1.0;
          out[i] = a[i % 8];
        });
  }
}
