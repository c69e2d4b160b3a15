#include <stdint.h>

struct launch_range {
  int64_t global_size[3];
  int64_t local_size[3];
  int64_t begin[3];
  int64_t end[3];
  int64_t global_offset[3];
  void *local_memory;
};

#define FOR(d, i) for (int64_t i = r->begin[d]; i < r->end[d]; i++)

struct saxpy { float *y; int32_t yn; float a; float *x; int32_t xn; };
void saxpy(const struct saxpy *p, const struct launch_range *r) {
  FOR(0, i) {
    float product = p->a * p->x[i];
    p->y[i] = product + p->y[i];
  }
}

struct transpose { int32_t *out; int32_t outn; int32_t rows; int32_t *in; int32_t inn; int32_t columns; };
void transpose(const struct transpose *p, const struct launch_range *r) {
  FOR(2, k) FOR(1, i) FOR(0, j) p->out[j * p->rows + i] = p->in[i * p->columns + j];
}

struct scalars {
  int64_t *out; int32_t outn; int8_t z; int8_t b; int16_t s; uint16_t c; int32_t i; int64_t l;
  uint32_t f; uint64_t d; int16_t h;
};
void scalars(const struct scalars *p, const struct launch_range *r) {
  p->out[0] = p->z;
  p->out[1] = p->b;
  p->out[2] = p->s;
  p->out[3] = p->c;
  p->out[4] = p->i;
  p->out[5] = p->l;
  p->out[6] = (int32_t) p->f;
  p->out[7] = (int64_t) p->d;
  p->out[8] = p->h;
}

struct bytes {
  uint8_t *z; int32_t zn; int8_t *b; int32_t bn; int16_t *s; int32_t sn; uint16_t *c; int32_t cn;
  uint16_t *h; int32_t hn;
};
void bytes(const struct bytes *p, const struct launch_range *r) {
  FOR(0, i) {
    p->z[i] = !p->z[i];
    p->b[i] = ~p->b[i];
    p->s[i] = ~p->s[i];
    p->c[i] = ~p->c[i];
    p->h[i] ^= 0x8000;
  }
}

struct add_in_part { float *a; int32_t range[2]; int32_t buffer[2]; int32_t offset[2]; float v; };
void addInPart(const struct add_in_part *p, const struct launch_range *r) {
  FOR(1, i) FOR(0, j)
    p->a[(i + p->offset[0]) * p->buffer[1] + j + p->offset[1]] += p->v;
}

struct reverse_groups {
  int64_t tile; int32_t tilen; int32_t *a; int32_t range; int32_t buffer; int32_t offset;
  int32_t *out; int32_t outn;
};
void reverseGroups(const struct reverse_groups *p, const struct launch_range *r) {
  int32_t *tile = (int32_t *) ((char *) r->local_memory + p->tile);
  FOR(0, g) {
    int64_t n = r->local_size[0];
    for (int64_t l = 0; l < n; l++) tile[l] = p->a[g * n + l + p->offset];
    for (int64_t l = 0; l < n; l++) p->out[g * n + l] = tile[p->tilen - 1 - l];
  }
}

struct increment { int32_t *a; int32_t n; };
void increment(const struct increment *p, const struct launch_range *r) { FOR(0, i) p->a[i]++; }

struct copy_even { int32_t *to; int32_t ton; int32_t *from; int32_t fromn; };
void copyEven(const struct copy_even *p, const struct launch_range *r) {
  FOR(0, i) if (i % 2 == 0) p->to[i] = p->from[i];
}

struct fill_buffer { int32_t *a; int32_t range; int32_t buffer; int32_t offset; };
void fillBuffer(const struct fill_buffer *p, const struct launch_range *r) {
  FOR(0, i) p->a[i + p->offset] += i;
}

struct add_to_memory { int32_t *a; int32_t range; int32_t offset; };
void addToMemory(const struct add_to_memory *p, const struct launch_range *r) {
  FOR(0, i) p->a[i + p->offset] += i;
}

void empty(const void *p, const struct launch_range *r) {}

void needsGpu(const struct increment *p, const struct launch_range *r) { FOR(0, i) p->a[i] = 1; }
