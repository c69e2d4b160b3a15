/* Vectors of as many lanes of 32 bits as the machine has. */
#include <string.h>

#include "argument.h"

#if defined(__AVX512F__)
#define LANES 16
#elif defined(__AVX__)
#define LANES 8
#else
#define LANES 4
#endif

typedef float floats __attribute__((vector_size(4 * LANES)));
typedef int ints __attribute__((vector_size(4 * LANES)));

static inline floats load(const float *from) {
  floats lanes;
  memcpy(&lanes, from, sizeof lanes);
  return lanes;
}

static inline void store(float *to, floats lanes) {
  memcpy(to, &lanes, sizeof lanes);
}

static inline floats broadcast(float x) {
  return x - (floats){0};
}

static inline ints numbers(int from) {
  ints lanes;
  for (int i = 0; i < LANES; i++) {
    lanes[i] = from + i;
  }
  return lanes;
}
