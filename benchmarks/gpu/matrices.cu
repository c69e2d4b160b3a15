// The kernels of GpuMatrices.java in CUDA C++, with the same tiles: products of matrices by mma.sync.
#include <cuda_fp16.h>

#define PART 128
#define DEPTH 32
#define LEFT_STRIDE (DEPTH + 8)
#define RIGHT_STRIDE (PART + 8)
#define WORK_ITEMS 256

// Older GPUs have none of the instructions; the harness does not ask for the kernels there.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800

static __device__ unsigned pair(__half low, __half high) {
  return unsigned(__half_as_ushort(low)) | unsigned(__half_as_ushort(high)) << 16;
}

extern "C" __global__ void halfProduct(int n, const __half *__restrict__ left, const __half *__restrict__ right, float *__restrict__ product) {
  __shared__ __half a[PART * LEFT_STRIDE], b[DEPTH * RIGHT_STRIDE];
  int id = threadIdx.x, lane = id % 32, warp = id / 32;
  int row = blockIdx.y * PART, column = blockIdx.x * PART, top = warp / 4 * 64, side = warp % 4 * 32;
  float sum[4][4][4] = {};
  for (int t = 0; t < n; t += DEPTH) {
    for (int i = id; i < PART * DEPTH; i += WORK_ITEMS) {
      a[i / DEPTH * LEFT_STRIDE + i % DEPTH] = left[(row + i / DEPTH) * n + t + i % DEPTH];
      b[i / PART * RIGHT_STRIDE + i % PART] = right[(t + i / PART) * n + column + i % PART];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH; k += 16) {
      unsigned x[4][4], y[4][2];
#pragma unroll
      for (int i = 0; i < 4; i++)
#pragma unroll
        for (int r = 0; r < 4; r++) {
          const __half *at = &a[(top + i * 16 + lane / 4 + r % 2 * 8) * LEFT_STRIDE + k + lane % 4 * 2 + r / 2 * 8];
          x[i][r] = pair(at[0], at[1]);
        }
#pragma unroll
      for (int j = 0; j < 4; j++)
#pragma unroll
        for (int r = 0; r < 2; r++) {
          const __half *at = &b[(k + lane % 4 * 2 + r * 8) * RIGHT_STRIDE + side + j * 8 + lane / 4];
          y[j][r] = pair(at[0], at[RIGHT_STRIDE]);
        }
#pragma unroll
      for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
          asm volatile(
              "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
              : "+f"(sum[i][j][0]), "+f"(sum[i][j][1]), "+f"(sum[i][j][2]), "+f"(sum[i][j][3])
              : "r"(x[i][0]), "r"(x[i][1]), "r"(x[i][2]), "r"(x[i][3]), "r"(y[j][0]), "r"(y[j][1]));
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; i++)
#pragma unroll
    for (int j = 0; j < 4; j++)
#pragma unroll
      for (int r = 0; r < 4; r++)
        product[(row + top + i * 16 + lane / 4 + r / 2 * 8) * n + column + side + j * 8 + lane % 4 * 2 + r % 2] = sum[i][j][r];
}

static __device__ unsigned rounded(float value) {
  unsigned bits;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(value));
  return bits;
}

extern "C" __global__ void tf32Product(int n, const float *__restrict__ left, const float *__restrict__ right, float *__restrict__ product) {
  __shared__ float a[PART * (DEPTH + 4)], b[DEPTH * RIGHT_STRIDE];
  int id = threadIdx.x, lane = id % 32, warp = id / 32;
  int row = blockIdx.y * PART, column = blockIdx.x * PART, top = warp / 4 * 64, side = warp % 4 * 32;
  float sum[4][4][4] = {};
  for (int t = 0; t < n; t += DEPTH) {
    for (int i = id; i < PART * DEPTH; i += WORK_ITEMS) {
      a[i / DEPTH * (DEPTH + 4) + i % DEPTH] = left[(row + i / DEPTH) * n + t + i % DEPTH];
      b[i / PART * RIGHT_STRIDE + i % PART] = right[(t + i / PART) * n + column + i % PART];
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH; k += 8) {
      unsigned x[4][4], y[4][2];
#pragma unroll
      for (int i = 0; i < 4; i++)
#pragma unroll
        for (int r = 0; r < 4; r++)
          x[i][r] = rounded(a[(top + i * 16 + lane / 4 + r % 2 * 8) * (DEPTH + 4) + k + lane % 4 + r / 2 * 4]);
#pragma unroll
      for (int j = 0; j < 4; j++)
#pragma unroll
        for (int r = 0; r < 2; r++) y[j][r] = rounded(b[(k + lane % 4 + r * 4) * RIGHT_STRIDE + side + j * 8 + lane / 4]);
#pragma unroll
      for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++)
          asm volatile(
              "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
              : "+f"(sum[i][j][0]), "+f"(sum[i][j][1]), "+f"(sum[i][j][2]), "+f"(sum[i][j][3])
              : "r"(x[i][0]), "r"(x[i][1]), "r"(x[i][2]), "r"(x[i][3]), "r"(y[j][0]), "r"(y[j][1]));
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; i++)
#pragma unroll
    for (int j = 0; j < 4; j++)
#pragma unroll
      for (int r = 0; r < 4; r++)
        product[(row + top + i * 16 + lane / 4 + r / 2 * 8) * n + column + side + j * 8 + lane % 4 * 2 + r % 2] = sum[i][j][r];
}

#endif
