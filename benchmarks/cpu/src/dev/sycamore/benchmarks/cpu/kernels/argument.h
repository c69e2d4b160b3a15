/* What the harness passes to a function in C: pointers and numbers in slots of eight bytes. */
typedef union {
  float *floats;
  double *doubles;
  int *ints;
  float f;
  double d;
  int i;
} argument;
