/*
 * A stand-in for libOpenCL.so.1 with two platforms of one device each, that fails as the variable
 * FAKE_OPENCL says: words with commas. Kernels do nothing. Written from the OpenCL specification;
 * the headers are not needed to build it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int cl_int;
typedef unsigned int cl_uint;
typedef unsigned long cl_ulong;

static int platforms[2];
static int devices[2];
static int builds;

static int told(const char *word) {
  const char *all = getenv("FAKE_OPENCL");
  return all != NULL && strstr(all, word) != NULL;
}

static cl_int text(const char *value, size_t size, void *to, size_t *needed) {
  if (to != NULL && size >= strlen(value) + 1) strcpy(to, value);
  if (needed != NULL) *needed = strlen(value) + 1;
  return 0;
}

static cl_int number(cl_ulong value, size_t size, void *to, size_t *needed) {
  if (to != NULL) memcpy(to, &value, size < sizeof value ? size : sizeof value);
  if (needed != NULL) *needed = sizeof value;
  return 0;
}

cl_int clGetPlatformIDs(cl_uint n, void **ids, cl_uint *count) {
  if (told("no-platforms")) return -1001;
  for (cl_uint i = 0; ids != NULL && i < n && i < 2; i++) ids[i] = &platforms[i];
  if (count != NULL) *count = 2;
  return 0;
}

cl_int clGetPlatformInfo(void *platform, cl_uint what, size_t size, void *to, size_t *needed) {
  (void) what;
  return text(platform == &platforms[0] ? "First" : "Second", size, to, needed);
}

cl_int clGetDeviceIDs(void *platform, cl_ulong type, cl_uint n, void **ids, cl_uint *count) {
  int first = platform == &platforms[0];
  (void) type;
  if (first && told("first-platform-fails")) return -6;
  if (ids != NULL && n > 0) ids[0] = &devices[first ? 0 : 1];
  if (count != NULL) *count = 1;
  return 0;
}

cl_int clGetDeviceInfo(void *device, cl_uint what, size_t size, void *to, size_t *needed) {
  (void) device;
  switch (what) {
    case 0x102B: return text("Fake", size, to, needed);
    case 0x1030:
      return text("cl_khr_fp16 cl_khr_fp64 cl_khr_fp16 cl_khr_fp64", size, to, needed);
    case 0x1000: return number(4, size, to, needed);
    case 0x1004: return number(256, size, to, needed);
    case 0x1032: return number(63, size, to, needed);
    case 0x1005: {
      size_t sizes[3] = {256, 256, 256};
      if (to != NULL) memcpy(to, sizes, size < sizeof sizes ? size : sizeof sizes);
      return 0;
    }
    case 0x105B: return text("", size, to, needed);
    case 0x102D: return text(told("new-version") ? "2.0" : "1.0", size, to, needed);
    default: return number(0, size, to, needed);
  }
}

static void *made(cl_int *error) {
  if (error != NULL) *error = 0;
  return calloc(1, 64);
}

void *clCreateContext(void *p, cl_uint n, void **d, void *notify, void *user, cl_int *error) {
  (void) p, (void) n, (void) d, (void) notify, (void) user;
  return made(error);
}

void *clCreateCommandQueue(void *context, void *device, cl_ulong properties, cl_int *error) {
  (void) context, (void) device, (void) properties;
  return made(error);
}

cl_int clRetainCommandQueue(void *queue) { (void) queue; return 0; }
cl_int clReleaseCommandQueue(void *queue) { (void) queue; return 0; }

void *clCreateBuffer(void *context, cl_ulong flags, size_t size, void *host, cl_int *error) {
  (void) context, (void) flags, (void) host;
  *error = 0;
  return calloc(1, size);
}

cl_int clReleaseMemObject(void *buffer) { free(buffer); return 0; }

cl_int clEnqueueWriteBuffer(void *queue, void *buffer, cl_uint blocking, size_t offset,
    size_t size, const void *from, cl_uint n, void **waits, void **event) {
  (void) queue, (void) blocking, (void) n, (void) waits, (void) event;
  memcpy((char *) buffer + offset, from, size);
  return 0;
}

cl_int clEnqueueReadBuffer(void *queue, void *buffer, cl_uint blocking, size_t offset,
    size_t size, void *to, cl_uint n, void **waits, void **event) {
  (void) queue, (void) blocking, (void) n, (void) waits, (void) event;
  memcpy(to, (char *) buffer + offset, size);
  return 0;
}

void *clCreateProgramWithSource(void *context, cl_uint n, const char **texts,
    const size_t *lengths, cl_int *error) {
  (void) context, (void) n, (void) texts, (void) lengths;
  return made(error);
}

static const char binary[] = "fake binary";

void *clCreateProgramWithBinary(void *context, cl_uint n, void **d, const size_t *lengths,
    const unsigned char **binaries, cl_int *status, cl_int *error) {
  (void) context, (void) n, (void) d;
  int right = lengths[0] == sizeof binary && memcmp(binaries[0], binary, sizeof binary) == 0;
  printf(right ? "binary\n" : "another binary\n");
  fflush(stdout);
  *error = *status = told("binary-refused") ? -42 : 0;
  if (*error != 0) return NULL;
  char *program = made(error);
  *program = 'b';
  return program;
}

cl_int clGetProgramInfo(void *program, cl_uint what, size_t size, void *to, size_t *needed) {
  (void) program, (void) size, (void) needed;
  switch (what) {
    case 0x1165: *(size_t *) to = told("no-binaries") ? 0 : sizeof binary; return 0;
    case 0x1166: memcpy(*(void **) to, binary, sizeof binary); return 0;
    default: return -30;
  }
}

cl_int clBuildProgram(void *program, cl_uint n, void **d, const char *options, void *notify,
    void *user) {
  (void) n, (void) d, (void) options, (void) notify, (void) user;
  printf("build %d\n", ++builds);
  fflush(stdout);
  int fails = *(char *) program == 'b' ? told("binary-build-fails") : told("source-build-fails");
  return fails ? -11 : 0;
}

cl_int clGetProgramBuildInfo(void *program, void *device, cl_uint what, size_t size, void *to,
    size_t *needed) {
  (void) program, (void) device, (void) what;
  return text("no such type", size, to, needed);
}

cl_int clReleaseProgram(void *program) { free(program); return 0; }

void *clCreateKernel(void *program, const char *name, cl_int *error) {
  (void) program, (void) name;
  return made(error);
}

cl_int clSetKernelArg(void *kernel, cl_uint i, size_t size, const void *value) {
  (void) kernel, (void) i, (void) size, (void) value;
  return 0;
}

cl_int clReleaseKernel(void *kernel) { free(kernel); return 0; }

cl_int clEnqueueNDRangeKernel(void *queue, void *kernel, cl_uint dimensions, const size_t *offset,
    const size_t *global, const size_t *local, cl_uint n, void **waits, void **event) {
  (void) queue, (void) kernel, (void) dimensions, (void) offset, (void) local;
  (void) n, (void) waits;
  if (event != NULL) {
    int *status = calloc(1, sizeof(int));
    *status = told("launch-of-seven-fails") && global[0] == 7 ? -5 : 0;
    *event = status;
  }
  return 0;
}

cl_int clGetEventInfo(void *event, cl_uint what, size_t size, void *to, size_t *needed) {
  (void) what, (void) size, (void) needed;
  *(int *) to = *(int *) event;
  return 0;
}

cl_int clWaitForEvents(cl_uint count, void *const *events) {
  for (cl_uint i = 0; i < count; i++) {
    if (*(int *) events[i] < 0) {
      return -14;
    }
  }
  return 0;
}

cl_int clReleaseEvent(void *event) { free(event); return 0; }
cl_int clFlush(void *queue) { (void) queue; return 0; }
cl_int clFinish(void *queue) { (void) queue; return 0; }
void *clGetExtensionFunctionAddress(const char *name) { (void) name; return NULL; }
