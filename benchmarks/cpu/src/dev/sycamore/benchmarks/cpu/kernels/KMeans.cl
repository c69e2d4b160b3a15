#pragma OPENCL FP_CONTRACT OFF

kernel void assign(int n, int dimensions, int count, global const float *points, global const float *centres,
                   global int *nearest) {
  int i = get_global_id(0);
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
