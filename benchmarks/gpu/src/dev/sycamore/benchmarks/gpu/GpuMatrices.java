package dev.sycamore.benchmarks.gpu;

import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.HalfMatrixA;
import dev.sycamore.HalfMatrixB;
import dev.sycamore.HalfMemory;
import dev.sycamore.LocalFloats;
import dev.sycamore.LocalHalfs;
import dev.sycamore.MatrixAccumulator;
import dev.sycamore.SubGroup;
import dev.sycamore.Tf32MatrixA;
import dev.sycamore.Tf32MatrixB;

/** Products of matrices by tensor cores; those of matrices.cu do the same in CUDA C++. */
final class GpuMatrices {

  /** The rows and columns of a group's part of the product. */
  private static final int PART = 128;

  /** The columns of the left matrix that are in local memory at a time. */
  private static final int DEPTH = 32;

  /** The distances of rows in local memory: neighbours are in different banks. */
  private static final int LEFT_STRIDE = DEPTH + 8;

  private static final int RIGHT_STRIDE = PART + 8;

  private static final int WORK_ITEMS = 256;

  private GpuMatrices() {}

  /** Eight sub-groups of 32, each 64 x 32 elements. */
  static void halfProduct(
      DeviceQueue q, int n, HalfMemory left, HalfMemory right, FloatMemory product) {
    q.submit(
        h -> {
          LocalHalfs a = h.localHalfs(PART * LEFT_STRIDE);
          LocalHalfs b = h.localHalfs(DEPTH * RIGHT_STRIDE);
          h.parallelFor(
              "halfProduct",
              ndRange(range(n / PART, n / PART * WORK_ITEMS), range(1, WORK_ITEMS)),
              it -> {
                SubGroup group = it.subGroup();
                int id = it.localId(1);
                int row = it.groupId(0) * PART;
                int column = it.groupId(1) * PART;
                int top = group.groupId() / 4 * 64;
                int side = group.groupId() % 4 * 32;
                MatrixAccumulator sum = group.accumulator(64, 32);
                HalfMatrixA x = group.halfMatrixA(64, 16);
                HalfMatrixB y = group.halfMatrixB(16, 32);
                for (int t = 0; t < n; t += DEPTH) {
                  for (int i = id; i < PART * DEPTH; i += WORK_ITEMS) {
                    a.set(
                        i / DEPTH * LEFT_STRIDE + i % DEPTH,
                        left.get((row + i / DEPTH) * n + t + i % DEPTH));
                    b.set(
                        i / PART * RIGHT_STRIDE + i % PART,
                        right.get((t + i / PART) * n + column + i % PART));
                  }
                  it.barrier();
                  for (int k = 0; k < DEPTH; k += 16) {
                    x.load(a, top * LEFT_STRIDE + k, LEFT_STRIDE);
                    y.load(b, k * RIGHT_STRIDE + side, RIGHT_STRIDE);
                    sum.multiplyAdd(x, y);
                  }
                  it.barrier();
                }
                sum.store(product, (row + top) * n + column + side, n);
              });
        });
  }

  /** The same with TF32. */
  static void tf32Product(
      DeviceQueue q, int n, FloatMemory left, FloatMemory right, FloatMemory product) {
    q.submit(
        h -> {
          LocalFloats a = h.localFloats(PART * (DEPTH + 4));
          LocalFloats b = h.localFloats(DEPTH * RIGHT_STRIDE);
          h.parallelFor(
              "tf32Product",
              ndRange(range(n / PART, n / PART * WORK_ITEMS), range(1, WORK_ITEMS)),
              it -> {
                SubGroup group = it.subGroup();
                int id = it.localId(1);
                int row = it.groupId(0) * PART;
                int column = it.groupId(1) * PART;
                int top = group.groupId() / 4 * 64;
                int side = group.groupId() % 4 * 32;
                MatrixAccumulator sum = group.accumulator(64, 32);
                Tf32MatrixA x = group.tf32MatrixA(64, 8);
                Tf32MatrixB y = group.tf32MatrixB(8, 32);
                for (int t = 0; t < n; t += DEPTH) {
                  for (int i = id; i < PART * DEPTH; i += WORK_ITEMS) {
                    a.set(
                        i / DEPTH * (DEPTH + 4) + i % DEPTH,
                        left.get((row + i / DEPTH) * n + t + i % DEPTH));
                    b.set(
                        i / PART * RIGHT_STRIDE + i % PART,
                        right.get((t + i / PART) * n + column + i % PART));
                  }
                  it.barrier();
                  for (int k = 0; k < DEPTH; k += 8) {
                    x.load(a, top * (DEPTH + 4) + k, DEPTH + 4);
                    y.load(b, k * RIGHT_STRIDE + side, RIGHT_STRIDE);
                    sum.multiplyAdd(x, y);
                  }
                  it.barrier();
                }
                sum.store(product, (row + top) * n + column + side, n);
              });
        });
  }
}
