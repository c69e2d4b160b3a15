kernel void sum_blocks(int block, global const int *from, global int *totals) {
  global const int *first = from + get_group_id(0) * block;
  int16 a = 0;
  int16 b = 0;
  for (int i = 0; i < block / 16; i += 2) {
    a += vload16(i, first);
    b += vload16(i + 1, first);
  }
  a += b;
  int8 eight = a.lo + a.hi;
  int4 four = eight.lo + eight.hi;
  int2 two = four.lo + four.hi;
  totals[get_group_id(0)] = two.lo + two.hi;
}

kernel void scan(int block, global const int *from, global const int *totals, global int *to) {
  size_t group = get_group_id(0);
  global const int *first = from + group * block;
  global int *target = to + group * block;
  int running = 0;
  for (size_t i = 0; i < group; i++) {
    running += totals[i];
  }
  for (int i = 0; i < block / 16; i++) {
    int16 sum = vload16(i, first);
    sum += (int16)(0, sum.s0123, sum.s456789ab, sum.scde);
    sum += (int16)((int2)(0), sum.s0123, sum.s456789ab, sum.scd);
    sum += (int16)((int4)(0), sum.s01234567, sum.s89ab);
    sum += (int16)((int8)(0), sum.s01234567);
    vstore16(running + sum, i, target);
    running += sum.sf;
  }
}
