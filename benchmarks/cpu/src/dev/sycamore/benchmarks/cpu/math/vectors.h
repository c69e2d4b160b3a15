/* A function of vectors as a function of arrays, for all processors. N is a multiple of the lanes. */
#include <immintrin.h>
#include <string.h>

#include "../kernels/argument.h"

#if defined(__AVX512F__)
typedef __m512d doubles;
typedef __m512 floats;
#elif defined(__AVX2__)
typedef __m256d doubles;
typedef __m256 floats;
#else
typedef __m128d doubles;
typedef __m128 floats;
#endif

/* A part for each turn of a thread. */
#define PART 4096

#define ONE(name, type, vector, slot, f)                                   \
  void run_##name(const argument *a) {                                     \
    int n = a[0].i;                                                        \
    const type *x = a[1].slot;                                             \
    type *z = a[3].slot;                                                   \
    _Pragma("omp parallel for") for (int p = 0; p < n; p += PART) {        \
      for (int i = p; i < p + PART; i += sizeof(vector) / sizeof(type)) {  \
        vector v;                                                          \
        memcpy(&v, x + i, sizeof v);                                       \
        v = f(v);                                                          \
        memcpy(z + i, &v, sizeof v);                                       \
      }                                                                    \
    }                                                                      \
  }

#define TWO(name, type, vector, slot, f)                                   \
  void run_##name(const argument *a) {                                     \
    int n = a[0].i;                                                        \
    const type *x = a[1].slot, *y = a[2].slot;                             \
    type *z = a[3].slot;                                                   \
    _Pragma("omp parallel for") for (int p = 0; p < n; p += PART) {        \
      for (int i = p; i < p + PART; i += sizeof(vector) / sizeof(type)) {  \
        vector v, w;                                                       \
        memcpy(&v, x + i, sizeof v);                                       \
        memcpy(&w, y + i, sizeof w);                                       \
        v = f(v, w);                                                       \
        memcpy(z + i, &v, sizeof v);                                       \
      }                                                                    \
    }                                                                      \
  }
