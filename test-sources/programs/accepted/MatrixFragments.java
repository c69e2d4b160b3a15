import static dev.sycamore.AccessMode.*;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.ReqdSubGroupSize;
import java.util.ArrayList;
import java.util.List;

/**
 * Matrices that sub-groups hold. Where products and sums are exact the bits are the same on every
 * device, tensor cores included; elsewhere errors are compared with the stated bound.
 */
public class MatrixFragments {
  static final int M = 32;
  static final int N = 24;
  static final int K = 48;
  static final int D = 24;

  public static Object run(DeviceQueue q) {
    return new Object[] {
      exactHalves(q), layouts(q), memories(q), exactTf32(q), rounded(q), errors(q), sizes(q), parts(q), epilogue(q)
    };
  }

  /** Small integers, so that all sums are exact. */
  static Half[] halfs(int n, int seed) {
    Half[] values = new Half[n];
    for (int i = 0; i < n; i++) {
      values[i] = Half.of((i * 0x9E3779B1 + seed >>> 16) % 33 - 16);
    }
    return values;
  }

  static float[] floats(int n, int seed) {
    float[] values = new float[n];
    for (int i = 0; i < n; i++) {
      values[i] = (i * 0x85EBCA6B + seed >>> 16) % 513 - 256;
    }
    return values;
  }

  /** One sub-group, more if it is smaller than 32: each computes the same. */
  static float[] exactHalves(DeviceQueue q) {
    float[] c = floats(M * N, 3);
    try (HalfDeviceBuffer a = DeviceBuffer.wrap(halfs(M * K, 1));
        HalfDeviceBuffer b = DeviceBuffer.wrap(halfs(K * N, 2))) {
      q.submit(
          h -> {
            HalfAccessor as = a.access(h, READ);
            HalfAccessor bs = b.access(h, READ);
            h.parallelFor(
                ndRange(64, 64),
                it -> {
                  SubGroup group = it.subGroup();
                  MatrixAccumulator sum = group.accumulator(M, N);
                  HalfMatrixA left = group.halfMatrixA(M, 16);
                  HalfMatrixB right = group.halfMatrixB(16, N);
                  sum.load(c, 0, N);
                  it.barrier();
                  for (int k = 0; k < K; k += 16) {
                    left.load(as, k, K);
                    right.load(bs, k * N, N);
                    sum.multiplyAdd(left, right);
                  }
                  if (group.groupId() == 0) {
                    sum.store(c, 0, N);
                  }
                });
          });
      q.await();
    }
    return c;
  }

  /** Each layout of each matrix, with offsets and strides that leave gaps; deep factors at once. */
  static float[] layouts(DeviceQueue q) {
    int size = 4096;
    float[] c = floats(4 * size, 5);
    try (HalfDeviceBuffer a = DeviceBuffer.wrap(halfs(size, 6));
        HalfDeviceBuffer b = DeviceBuffer.wrap(halfs(size, 7))) {
      q.submit(
          h -> {
            HalfAccessor as = a.access(h, READ);
            HalfAccessor bs = b.access(h, READ);
            h.parallelFor(
                ndRange(128, 32),
                it -> {
                  int which = it.groupId();
                  SubGroup group = it.subGroup();
                  if (group.groupId() == 0) {
                    HalfMatrixA left = group.halfMatrixA(M, 32);
                    HalfMatrixB right = group.halfMatrixB(32, N);
                    MatrixAccumulator sum = group.accumulator(M, N);
                    MatrixLayout columns = MatrixLayout.COLUMN_MAJOR;
                    if ((which & 1) == 0) {
                      left.load(as, 5, 35);
                      sum.load(c, which * size + 7, 61);
                    } else {
                      left.load(as, 3, 33, columns);
                      sum.load(c, which * size + 8, 64, columns);
                    }
                    if ((which & 2) == 0) {
                      right.load(bs, 9, 38, MatrixLayout.ROW_MAJOR);
                    } else {
                      right.load(bs, 10, 40, columns);
                    }
                    sum.multiplyAdd(left, right);
                    sum.store(c, which * size + 1, 50 + which, which < 2 ? columns : MatrixLayout.ROW_MAJOR);
                  }
                });
          });
      q.await();
    }
    return c;
  }

  /** Local memory and memory that the program allocates, of several sub-groups. */
  static float[] memories(DeviceQueue q) {
    int groups = 3;
    int size = 256;
    float[] result = new float[groups * 2 * size];
    try (HalfMemory a = DeviceMemory.halfs(q, groups * size, MemoryKind.DEVICE);
        FloatMemory c = DeviceMemory.floats(q, groups * 128, MemoryKind.DEVICE);
        FloatDeviceBuffer out = DeviceBuffer.wrap(result)) {
      q.parallelFor(range(groups * size), i -> a.set(i, Half.of(i * 7 % 31 - 15)));
      q.parallelFor(range(groups * 128), i -> c.set(i, i - 100));
      q.submit(
          h -> {
            FloatAccessor outs = out.access(h, WRITE);
            LocalHalfs tile = h.localHalfs(size);
            LocalFloats sums = h.localFloats(256);
            h.parallelFor(
                ndRange(groups * 64, 64),
                it -> {
                  for (int i = it.localId(); i < size; i += 64) {
                    tile.set(i, a.get(it.groupId() * size + i));
                  }
                  it.barrier();
                  SubGroup group = it.subGroup();
                  if (group.groupId() == 0) {
                    HalfMatrixA left = group.halfMatrixA(16, 16);
                    HalfMatrixB right = group.halfMatrixB(16, 8);
                    MatrixAccumulator sum = group.accumulator(16, 8);
                    left.load(tile, 0, 16);
                    right.load(a, it.groupId() * size, 16);
                    sum.load(c, it.groupId() * 128, 8);
                    sum.multiplyAdd(left, right);
                    sum.store(sums, 0, 16);
                    sum.load(sums, 0, 16);
                    sum.multiplyAdd(left, right);
                    sum.store(sums, 8, 16);
                    sum.store(c, it.groupId() * 128, 8);
                  }
                  it.barrier();
                  for (int i = it.localId(); i < 256; i += 64) {
                    outs.set(it.groupId() * 2 * size + i, sums.get(i));
                    if (i < 128) {
                      outs.set(it.groupId() * 2 * size + 256 + i, c.get(it.groupId() * 128 + i));
                    }
                  }
                });
          });
      q.await();
    }
    return result;
  }

  /** Less deep: llvmpipe ends loops after 65,535 passes, all loops of a work-item together. */
  static float[] exactTf32(DeviceQueue q) {
    float[] a = floats(M * D, 21);
    float[] c = new float[2 * M * N];
    try (FloatDeviceBuffer b = DeviceBuffer.wrap(floats(D * N, 22))) {
      q.submit(
          h -> {
            FloatAccessor bs = b.access(h, READ);
            LocalFloats tile = h.localFloats(8 * N);
            h.parallelFor(
                ndRange(64, 64),
                it -> {
                  SubGroup group = it.subGroup();
                  MatrixAccumulator sum = group.accumulator(M, N);
                  MatrixAccumulator other = group.accumulator(M, N);
                  Tf32MatrixA left = group.tf32MatrixA(M, 8);
                  Tf32MatrixB right = group.tf32MatrixB(8, N);
                  sum.fill(7);
                  for (int k = 0; k < D; k += 8) {
                    it.barrier();
                    for (int i = it.localId(); i < 8 * N; i += 64) {
                      tile.set(i % 8 * N + i / 8, bs.get((k + i % 8) * N + i / 8));
                    }
                    it.barrier();
                    left.load(a, k, D);
                    right.load(tile, 0, N);
                    sum.multiplyAdd(left, right);
                    right.load(bs, k, D, MatrixLayout.COLUMN_MAJOR);
                    other.multiplyAdd(left, right);
                  }
                  if (group.groupId() == 0) {
                    sum.store(c, 0, N);
                    other.store(c, M * N, M, MatrixLayout.COLUMN_MAJOR);
                  }
                });
          });
      q.await();
    }
    return c;
  }

  /** What loading makes of a float: multiplied with the unit matrix. */
  static int[] rounded(DeviceQueue q) {
    float[] a = new float[16 * 8];
    for (int i = 0; i < a.length; i++) {
      int bits = 0x3f80_0000 + i * 0x0000_0801 + (i % 5 << 23);
      a[i] = Float.intBitsToFloat(i % 3 == 0 ? bits | 0x8000_0000 : bits);
    }
    a[1] = Float.intBitsToFloat(0x3f80_1000);
    a[2] = Float.intBitsToFloat(0xbf80_1000);
    a[4] = Float.intBitsToFloat(0x3f80_0fff);
    a[5] = Float.intBitsToFloat(0x3fff_ffff);
    a[7] = 1e30f;
    a[8] = -1e-30f;
    float[] unit = new float[64];
    for (int i = 0; i < 8; i++) {
      unit[i * 9] = 1;
    }
    float[] c = new float[16 * 8];
    q.parallelFor(
            ndRange(32, 32),
            it -> {
              SubGroup group = it.subGroup();
              if (group.groupId() == 0) {
                MatrixAccumulator sum = group.accumulator(16, 8);
                Tf32MatrixA left = group.tf32MatrixA(16, 8);
                Tf32MatrixB right = group.tf32MatrixB(8, 8);
                left.load(a, 0, 8);
                right.load(unit, 0, 8);
                sum.multiplyAdd(left, right);
                sum.store(c, 0, 8);
              }
            })
        .await();
    int[] bits = new int[c.length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = Float.floatToRawIntBits(c[i]);
    }
    return bits;
  }

  /** Which elements have a larger error than stated: none. */
  static List<String> errors(DeviceQueue q) {
    int depth = 32;
    Half[] a = new Half[16 * depth];
    Half[] b = new Half[depth * 8];
    float[] wideA = new float[a.length];
    float[] wideB = new float[b.length];
    for (int i = 0; i < a.length; i++) {
      a[i] = Half.of((float) Math.sin(i * 0.37) * (1 << i % 7));
      wideA[i] = a[i].toFloat();
    }
    for (int i = 0; i < b.length; i++) {
      b[i] = Half.of((float) Math.cos(i * 0.71) / (1 << i % 5));
      wideB[i] = b[i].toFloat();
    }
    float[] start = new float[128];
    for (int i = 0; i < start.length; i++) {
      start[i] = (float) Math.sin(i) * 3;
    }
    float[] c = start.clone();
    float[] d = start.clone();
    try (HalfDeviceBuffer left = DeviceBuffer.wrap(a);
        HalfDeviceBuffer right = DeviceBuffer.wrap(b)) {
      q.submit(
          h -> {
            HalfAccessor lefts = left.access(h, READ);
            HalfAccessor rights = right.access(h, READ);
            h.parallelFor(
                ndRange(32, 32),
                it -> {
                  SubGroup group = it.subGroup();
                  if (group.groupId() == 0) {
                    product(group, lefts, rights, c);
                    product(group, wideA, wideB, d);
                  }
                });
          });
      q.await();
    }
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < 128; i++) {
      double exact = start[i];
      double magnitude = Math.abs(start[i]);
      for (int k = 0; k < depth; k++) {
        double product = (double) wideA[i / 8 * depth + k] * wideB[k * 8 + i % 8];
        exact += product;
        magnitude += Math.abs(product);
      }
      double bound = (depth + 2) * 0x1p-22 * magnitude;
      if (Math.abs(c[i] - exact) > bound) {
        wrong.add("halves, element " + i + ": " + c[i] + " is not " + exact);
      }
      if (Math.abs(d[i] - exact) > bound) {
        wrong.add("TF32, element " + i + ": " + d[i] + " is not " + exact);
      }
    }
    return wrong;
  }

  static void product(SubGroup group, HalfAccessor a, HalfAccessor b, float[] c) {
    MatrixAccumulator sum = group.accumulator(16, 8);
    HalfMatrixA left = group.halfMatrixA(16, 32);
    HalfMatrixB right = group.halfMatrixB(32, 8);
    sum.load(c, 0, 8);
    left.load(a, 0, 32);
    right.load(b, 0, 8);
    sum.multiplyAdd(left, right);
    sum.store(c, 0, 8);
  }

  /** Halves are TF32 numbers. */
  static void product(SubGroup group, float[] a, float[] b, float[] c) {
    MatrixAccumulator sum = group.accumulator(16, 8);
    Tf32MatrixA left = group.tf32MatrixA(16, 32);
    Tf32MatrixB right = group.tf32MatrixB(32, 8);
    sum.load(c, 0, 8);
    left.load(a, 0, 32);
    right.load(b, 0, 8);
    sum.multiplyAdd(left, right);
    sum.store(c, 0, 8);
  }

  static void square(SubGroup group, float[] a, float[] c) {
    MatrixAccumulator sum = group.accumulator(16, 16);
    Tf32MatrixA left = group.tf32MatrixA(16, 16);
    Tf32MatrixB right = group.tf32MatrixB(16, 16);
    left.load(a, 0, 16);
    right.load(a, 0, 16);
    sum.multiplyAdd(left, right);
    sum.store(c, 0, 16);
  }

  /** Required sizes of sub-groups, where the device has them: the bits are the same. */
  static float[][] sizes(DeviceQueue q) {
    float[] a = floats(256, 31);
    float[][] results = new float[5][256];
    List<Integer> sizes = q.device().subGroupSizes();
    int[] wanted = {1, 4, 8, 16, 32};
    for (int i = 0; i < wanted.length; i++) {
      float[] c = results[i];
      switch (sizes.contains(wanted[i]) ? wanted[i] : 0) {
        case 1 -> q.parallelFor(ndRange(1, 1), (@ReqdSubGroupSize(1) NdKernel1) it -> square(it.subGroup(), a, c));
        case 4 -> q.parallelFor(ndRange(4, 4), (@ReqdSubGroupSize(4) NdKernel1) it -> square(it.subGroup(), a, c));
        case 8 -> q.parallelFor(ndRange(8, 8), (@ReqdSubGroupSize(8) NdKernel1) it -> square(it.subGroup(), a, c));
        case 16 -> q.parallelFor(ndRange(16, 16), (@ReqdSubGroupSize(16) NdKernel1) it -> square(it.subGroup(), a, c));
        default -> q.parallelFor(ndRange(32, 32), it -> square(it.subGroup(), a, c));
      }
    }
    q.await();
    return results;
  }

  record Tiles(MatrixAccumulator sum, HalfMatrixA left, HalfMatrixB right) {
    void step(HalfAccessor a, HalfAccessor b, int row, int column, int k) {
      left.load(a, row * 64 + k, 64);
      right.load(b, k * 64 + column, 64);
      sum.multiplyAdd(left, right);
    }
  }

  /** A tiled product over a range of two dimensions, with matrices in a record. */
  static float[] parts(DeviceQueue q) {
    float[] c = new float[64 * 64];
    try (HalfDeviceBuffer a = DeviceBuffer.wrap(halfs(64 * 64, 41));
        HalfDeviceBuffer b = DeviceBuffer.wrap(halfs(64 * 64, 42))) {
      q.submit(
          h -> {
            HalfAccessor as = a.access(h, READ);
            HalfAccessor bs = b.access(h, READ);
            h.parallelFor(
                ndRange(range(4, 128), range(2, 32)),
                it -> {
                  SubGroup group = it.subGroup();
                  // Two sub-groups of 32; smaller ones compute the same again.
                  int half = it.localId(0);
                  int row = it.groupId(0) * 32 + group.broadcast(half) * 16;
                  int column = it.groupId(1) * 16;
                  MatrixAccumulator sum = group.accumulator(16, 16);
                  HalfMatrixA left = group.halfMatrixA(16, 16);
                  HalfMatrixB right = group.halfMatrixB(16, 16);
                  Tiles tiles = new Tiles(sum, left, right);
                  for (int k = 0; k < 64; k += 16) {
                    tiles.step(as, bs, row, column, k);
                  }
                  tiles.sum().store(c, row * 64 + column, 64);
                });
          });
      q.await();
    }
    return c;
  }

  static float half(float x) {
    return x * 0.5f;
  }

  /** Functions of elements, and of sizes. */
  static float[] epilogue(DeviceQueue q) {
    float[] c = floats(16 * 16 + 2, 51);
    float least = -20;
    q.parallelFor(
            ndRange(32, 32),
            it -> {
              SubGroup group = it.subGroup();
              MatrixAccumulator sum = group.accumulator(16, 16);
              sum.load(c, 0, 16);
              sum.map(MatrixFragments::half);
              sum.map(x -> Math.max(x, least) + 1);
              it.barrier();
              if (group.groupId() == 0) {
                sum.store(c, 0, 16);
                c[256] = sum.rows();
                c[257] = sum.columns();
              }
            })
        .await();
    return c;
  }
}
