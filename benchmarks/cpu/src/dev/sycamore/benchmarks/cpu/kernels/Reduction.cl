kernel void reduce(int part, global const float *from, global float *to) {
  global const float *first = from + get_group_id(0) * part;
  float16 a = 0;
  float16 b = 0;
  float16 c = 0;
  float16 d = 0;
  for (int i = 0; i < part / 16; i += 4) {
    a += vload16(i, first);
    b += vload16(i + 1, first);
    c += vload16(i + 2, first);
    d += vload16(i + 3, first);
  }
  float16 lanes = (a + b) + (c + d);
  float8 eight = lanes.lo + lanes.hi;
  float4 four = eight.lo + eight.hi;
  float2 two = four.lo + four.hi;
  to[get_group_id(0)] = two.lo + two.hi;
}
