#pragma OPENCL FP_CONTRACT OFF

kernel void saxpy(global float *y, int yn, float a, global float *x, int xn) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}

kernel void transpose(global int *out, int outn, int rows, global int *in, int inn, int columns) {
  size_t i = get_global_id(1), j = get_global_id(0);
  out[j * rows + i] = in[i * columns + j];
}

#ifdef cl_khr_fp64
kernel void scalars(global long *out, int outn, char z, char b, short s, ushort c, int i, long l,
                    float f, double d, short h) {
  out[0] = z;
  out[1] = b;
  out[2] = s;
  out[3] = c;
  out[4] = i;
  out[5] = l;
  out[6] = as_int(f);
  out[7] = as_long(d);
  out[8] = h;
}
#endif

kernel void bytes(global uchar *z, int zn, global char *b, int bn, global short *s, int sn,
                  global ushort *c, int cn, global ushort *h, int hn) {
  size_t i = get_global_id(0);
  z[i] = !z[i];
  b[i] = ~b[i];
  s[i] = ~s[i];
  c[i] = ~c[i];
  h[i] ^= 0x8000;
}

kernel void addInPart(global float *a, int r0, int r1, int b0, int b1, int o0, int o1, float v) {
  a[(get_global_id(1) + o0) * b1 + get_global_id(0) + o1] += v;
}

kernel void reverseGroups(local int *tile, int tilen, global int *a, int range, int buffer,
                          int offset, global int *out, int outn) {
  size_t l = get_local_id(0);
  tile[l] = a[get_global_id(0) + offset];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = tile[tilen - 1 - l];
}

kernel void increment(global int *a, int n) { a[get_global_id(0)]++; }

kernel void copyEven(global int *to, int ton, global int *from, int fromn) {
  size_t i = get_global_id(0);
  if (i % 2 == 0) to[i] = from[i];
}

kernel void fillBuffer(global int *a, int range, int buffer, int offset) {
  size_t i = get_global_id(0);
  a[i + offset] += i;
}

kernel void addToMemory(global int *a, int range, int offset) {
  size_t i = get_global_id(0);
  a[i + offset] += i;
}

kernel void empty() {}

kernel void needsGpu(global int *a, int n) { a[get_global_id(0)] = 1; }
