// The kernels of GpuKernels.java in CUDA C++: same names, same parameters, same arithmetic in the same order.
// Each is what a programmer would write for `const __restrict__` pointers and int indices.

#include <cfloat>

#define TILE 16
#define GROUP 256
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define Y (blockIdx.y * blockDim.y + threadIdx.y)
#define Z (blockIdx.z * blockDim.z + threadIdx.z)
#define IN(T) const T *__restrict__
#define OUT(T) T *__restrict__
#define KERNEL extern "C" __global__ void

KERNEL vectorAdd(int n, IN(float) x, IN(float) y, OUT(float) sum) {
  int i = X;
  if (i < n) sum[i] = x[i] + y[i];
}

KERNEL saxpy(int n, float a, IN(float) x, IN(float) y, OUT(float) z) {
  int i = X;
  if (i < n) z[i] = a * x[i] + y[i];
}

KERNEL matrixProduct(int n, IN(float) left, IN(float) right, OUT(float) product) {
  int column = X, row = Y;
  if (column >= n || row >= n) return;
  float sum = 0;
  for (int k = 0; k < n; k++) sum += left[row * n + k] * right[k * n + column];
  product[row * n + column] = sum;
}

KERNEL tiledMatrixProduct(int n, IN(float) left, IN(float) right, OUT(float) product) {
  __shared__ float a[TILE][TILE], b[TILE][TILE];
  int column = X, row = Y, j = threadIdx.x, i = threadIdx.y;
  float sum = 0;
  for (int t = 0; t < n; t += TILE) {
    a[i][j] = left[row * n + t + j];
    b[i][j] = right[(t + i) * n + column];
    __syncthreads();
    for (int k = 0; k < TILE; k++) sum += a[i][k] * b[k][j];
    __syncthreads();
  }
  product[row * n + column] = sum;
}

template <typename T>
__device__ int escapeTime(T re, T im, int limit) {
  T x = 0, y = 0;
  int steps = 0;
  while (steps < limit && x * x + y * y <= 4) {
    T next = x * x - y * y + re;
    y = 2 * x * y + im;
    x = next;
    steps++;
  }
  return steps;
}

KERNEL mandelbrot(int rows, int columns, int limit, OUT(int) image) {
  int column = X, row = Y;
  if (column >= columns || row >= rows) return;
  float re = -2.1f + 3.0f * column / columns;
  float im = -1.0f + 2.0f * row / rows;
  image[row * columns + column] = escapeTime(re, im, limit);
}

KERNEL nBody(int n, float softening, IN(float) x, IN(float) y, IN(float) z, IN(float) mass, OUT(float) ax,
             OUT(float) ay, OUT(float) az) {
  int i = X;
  if (i >= n) return;
  float xi = x[i], yi = y[i], zi = z[i];
  float sx = 0, sy = 0, sz = 0;
  for (int j = 0; j < n; j++) {
    float dx = x[j] - xi, dy = y[j] - yi, dz = z[j] - zi;
    float square = dx * dx + dy * dy + dz * dz + softening;
    float inverse = 1 / sqrtf(square);
    float pull = mass[j] * inverse * inverse * inverse;
    sx += pull * dx;
    sy += pull * dy;
    sz += pull * dz;
  }
  ax[i] = sx;
  ay[i] = sy;
  az[i] = sz;
}

KERNEL reduction(int part, IN(float) from, OUT(float) to) {
  __shared__ float sums[GROUP];
  int l = threadIdx.x;
  int first = blockIdx.x * part + l;
  float a = 0, b = 0, c = 0, d = 0;
  for (int i = 0; i < part; i += 4 * GROUP) {
    a += from[first + i];
    b += from[first + i + GROUP];
    c += from[first + i + 2 * GROUP];
    d += from[first + i + 3 * GROUP];
  }
  sums[l] = (a + b) + (c + d);
  for (int step = GROUP / 2; step > 0; step /= 2) {
    __syncthreads();
    if (l < step) sums[l] = sums[l] + sums[l + step];
  }
  if (l == 0) to[blockIdx.x] = sums[0];
}

KERNEL stencil2D(int n, float rate, IN(float) before, OUT(float) after) {
  int column = X, row = Y;
  if (column >= n - 2 || row >= n - 2) return;
  int at = (row + 1) * n + column + 1;
  float around = before[at - n] + before[at + n] + before[at - 1] + before[at + 1];
  after[at] = before[at] + rate * (around - 4 * before[at]);
}

KERNEL stencil3D(int n, float rate, IN(float) before, OUT(float) after) {
  int column = X, row = Y, plane = Z;
  if (column >= n - 2 || row >= n - 2 || plane >= n - 2) return;
  int at = ((plane + 1) * n + row + 1) * n + column + 1;
  float around = before[at - n * n] + before[at + n * n] + before[at - n] + before[at + n] + before[at - 1] + before[at + 1];
  after[at] = before[at] + rate * (around - 6 * before[at]);
}

KERNEL convolution(int n, int radius, IN(float) image, IN(float) weights, OUT(float) filtered) {
  int column = X, row = Y;
  if (column >= n || row >= n) return;
  float sum = 0;
  int weight = 0;
  for (int dy = -radius; dy <= radius; dy++) {
    int y = min(max(row + dy, 0), n - 1);
    for (int dx = -radius; dx <= radius; dx++) {
      int x = min(max(column + dx, 0), n - 1);
      sum += weights[weight++] * image[y * n + x];
    }
  }
  filtered[row * n + column] = sum;
}

__device__ double normal(double d) {
  double k = 1 / (1 + 0.2316419 * fabs(d));
  double polynomial =
      k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  double tail = 0.39894228040143267794 * exp(-0.5 * d * d) * polynomial;
  return d > 0 ? 1 - tail : tail;
}

KERNEL blackScholes(int n, double rate, double volatility, IN(double) price, IN(double) strike, IN(double) years,
                    OUT(double) call, OUT(double) put) {
  int i = X;
  if (i >= n) return;
  double s = price[i], t = years[i];
  double deviation = volatility * sqrt(t);
  double d1 = (log(s / strike[i]) + (rate + 0.5 * volatility * volatility) * t) / deviation;
  double n1 = normal(d1);
  double n2 = normal(d1 - deviation);
  double discounted = strike[i] * exp(-rate * t);
  call[i] = s * n1 - discounted * n2;
  put[i] = discounted * (1 - n2) - s * (1 - n1);
}

KERNEL doubleMandelbrot(int rows, int columns, int limit, OUT(int) image) {
  int column = X, row = Y;
  if (column >= columns || row >= rows) return;
  double re = -2.1 + 3.0 * column / columns;
  double im = -1.0 + 2.0 * row / rows;
  image[row * columns + column] = escapeTime(re, im, limit);
}

KERNEL histogram(int n, IN(int) values, OUT(int) counts) {
  int i = X;
  if (i < n) atomicAdd(&counts[values[i]], 1);
}

KERNEL prefixSum(IN(int) values, OUT(int) sums) {
  __shared__ int scanned[2 * GROUP];
  int l = threadIdx.x, from = 0;
  scanned[l] = values[X];
  for (int step = 1; step < GROUP; step *= 2) {
    __syncthreads();
    int sum = scanned[from + l];
    if (l >= step) sum += scanned[from + l - step];
    from = GROUP - from;
    scanned[from + l] = sum;
  }
  sums[X] = scanned[from + l];
}

KERNEL sparseProduct(int rows, IN(int) starts, IN(int) columns, IN(float) values, IN(float) x, OUT(float) y) {
  int row = X;
  if (row >= rows) return;
  float sum = 0;
  int end = starts[row + 1];
  for (int k = starts[row]; k < end; k++) sum += values[k] * x[columns[k]];
  y[row] = sum;
}

KERNEL kMeans(int n, int dimensions, int count, IN(float) points, IN(float) centres, OUT(int) nearest) {
  int i = X;
  if (i >= n) return;
  int best = 0;
  float least = FLT_MAX;
  for (int c = 0; c < count; c++) {
    float distance = 0;
    for (int d = 0; d < dimensions; d++) {
      float difference = points[d * n + i] - centres[c * dimensions + d];
      distance += difference * difference;
    }
    if (distance < least) {
      least = distance;
      best = c;
    }
  }
  nearest[i] = best;
}

KERNEL bitonicSort(int n, int run, int distance, const int *from, int *to) {
  int pair = X;
  if (pair >= n / 2) return;
  int low = 2 * pair - (pair & (distance - 1));
  int high = low + distance;
  int a = from[low], b = from[high];
  bool ascending = (low & run) == 0;
  to[low] = ascending ? min(a, b) : max(a, b);
  to[high] = ascending ? max(a, b) : min(a, b);
}

__constant__ unsigned K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

__device__ unsigned right(unsigned x, unsigned n) {
  return __funnelshift_r(x, x, n);
}

__device__ unsigned message(const unsigned *w, int t) {
  unsigned w15 = w[(t + 1) & 15], w2 = w[(t + 14) & 15];
  unsigned s0 = right(w15, 7) ^ right(w15, 18) ^ w15 >> 3;
  unsigned s1 = right(w2, 17) ^ right(w2, 19) ^ w2 >> 10;
  return w[t & 15] + s0 + w[(t + 9) & 15] + s1;
}

__device__ unsigned sum0(unsigned a, unsigned b, unsigned c) {
  return (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
}

__device__ unsigned sum1(unsigned e, unsigned f, unsigned g) {
  return (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g));
}

KERNEL sha256(int n, IN(unsigned) head, OUT(unsigned) digests) {
  int item = X;
  if (item >= n) return;
  unsigned w[16] = {0};
  for (int t = 0; t < 8; t++) w[t] = head[t];
  w[8] = item;
  w[9] = 0x80000000;
  w[15] = 9 * 32;
  unsigned a = 0x6a09e667, b = 0xbb67ae85, c = 0x3c6ef372, d = 0xa54ff53a;
  unsigned e = 0x510e527f, f = 0x9b05688c, g = 0x1f83d9ab, h = 0x5be0cd19;
  for (int t = 0; t < 64; t++) {
    if (t >= 16) w[t & 15] = message(w, t);
    unsigned t1 = h + sum1(e, f, g) + K[t] + w[t & 15];
    unsigned t2 = sum0(a, b, c);
    h = g;
    g = f;
    f = e;
    e = d + t1;
    d = c;
    c = b;
    b = a;
    a = t1 + t2;
  }
  digests[item] = 0x6a09e667 + a;
  digests[n + item] = 0xbb67ae85 + b;
  digests[2 * n + item] = 0x3c6ef372 + c;
  digests[3 * n + item] = 0xa54ff53a + d;
  digests[4 * n + item] = 0x510e527f + e;
  digests[5 * n + item] = 0x9b05688c + f;
  digests[6 * n + item] = 0x1f83d9ab + g;
  digests[7 * n + item] = 0x5be0cd19 + h;
}

struct Vector {
  float x, y, z;
};

__device__ Vector plus(Vector a, Vector b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__device__ Vector minus(Vector a, Vector b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__device__ Vector times(Vector a, float by) {
  return {a.x * by, a.y * by, a.z * by};
}

__device__ float inner(Vector a, Vector b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

__device__ float norm(Vector a) {
  return sqrtf(inner(a, a));
}

__device__ Vector unit(Vector a) {
  return times(a, 1 / norm(a));
}

struct Ray {
  Vector from, to;
};

__device__ Vector at(Ray r, float distance) {
  return plus(r.from, times(r.to, distance));
}

__device__ float sphere(Vector p, float x, float y, float z, float radius) {
  return norm(minus(p, {x, y, z})) - radius;
}

__device__ float box(Vector p, float x, float y, float z, float half) {
  float dx = fmaxf(fabsf(p.x - x) - half, 0);
  float dy = fmaxf(fabsf(p.y - y) - half, 0);
  float dz = fmaxf(fabsf(p.z - z) - half, 0);
  return norm({dx, dy, dz}) - 0.1f;
}

__device__ float scene(Vector p) {
  float ground = p.y + 1;
  float spheres = fminf(sphere(p, -1.2f, 0, 0.5f, 1), sphere(p, 0.9f, -0.4f, -0.6f, 0.6f));
  return fminf(ground, fminf(spheres, box(p, 1.6f, -0.3f, 1.8f, 0.6f)));
}

__device__ float march(Ray r, float start, float end, int limit) {
  float distance = start;
  for (int step = 0; step < limit && distance < end; step++) {
    float free = scene(at(r, distance));
    if (free < 1e-3f) return distance;
    distance += free;
  }
  return end;
}

__device__ Vector normal(Vector p) {
  float e = 1e-2f;
  float x = scene({p.x + e, p.y, p.z}) - scene({p.x - e, p.y, p.z});
  float y = scene({p.x, p.y + e, p.z}) - scene({p.x, p.y - e, p.z});
  float z = scene({p.x, p.y, p.z + e}) - scene({p.x, p.y, p.z - e});
  return unit({x, y, z});
}

__device__ float brightness(int row, int column, int rows, int columns, int limit) {
  float u = (2.0f * column - columns) / rows;
  float v = (rows - 2.0f * row) / rows;
  Ray r = {{0, 0.5f, -5}, unit({u, v, 2})};
  float distance = march(r, 0, 30, limit);
  if (distance >= 30) return 0.1f + 0.1f * v;
  Vector hit = at(r, distance);
  Vector n = normal(hit);
  Vector light = unit({-0.5f, 0.8f, -0.4f});
  float diffuse = fmaxf(inner(n, light), 0);
  if (diffuse > 0 && march({hit, light}, 0.05f, 10, limit) < 10) diffuse *= 0.3f;
  return 0.15f + 0.85f * diffuse;
}

KERNEL rayMarcher(int rows, int columns, int limit, OUT(float) image) {
  int column = X, row = Y;
  if (column >= columns || row >= rows) return;
  image[row * columns + column] = brightness(row, column, rows, columns, limit);
}

KERNEL gaussSeidel(int n, int colour, IN(float) source, float *u) {
  int pair = X, row = Y;
  if (pair >= (n - 2) / 2 || row >= n - 2) return;
  int at = (row + 1) * n + 1 + 2 * pair + (row + colour) % 2;
  u[at] = 0.25f * (u[at - n] + u[at + n] + u[at - 1] + u[at + 1] - source[at]);
}
