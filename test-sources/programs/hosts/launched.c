/*
 * Launches the kernels of Launched.java and prints their results.
 *
 *   launched CLASSES spirv|source|native
 *
 * spirv and source: on each OpenCL device that takes it. native: as C functions. All that it knows of the kernels is in
 * Launched.h; OpenCL's own header is not needed, so that machines without it compile this file.
 */
#include "Launched.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition) \
  do { \
    if (!(condition)) { \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
      exit(1); \
    } \
  } while (0)

/* ---------------------------------------------------------------- OpenCL */

typedef struct cl_platform *cl_platform_id;
typedef struct cl_device *cl_device_id;
typedef struct cl_context_object *cl_context;
typedef struct cl_queue *cl_command_queue;
typedef struct cl_program_object *cl_program;
typedef struct cl_kernel_object *cl_kernel;
typedef struct cl_memory *cl_mem;
typedef void (*cl_callback)(const char *, const void *, size_t, void *);

#ifdef __cplusplus
extern "C" {
#endif
int32_t clGetPlatformIDs(uint32_t, cl_platform_id *, uint32_t *);
int32_t clGetDeviceIDs(cl_platform_id, uint64_t, uint32_t, cl_device_id *, uint32_t *);
int32_t clGetDeviceInfo(cl_device_id, uint32_t, size_t, void *, size_t *);
cl_context clCreateContext(const intptr_t *, uint32_t, const cl_device_id *, cl_callback, void *, int32_t *);
cl_command_queue clCreateCommandQueue(cl_context, cl_device_id, uint64_t, int32_t *);
cl_program clCreateProgramWithIL(cl_context, const void *, size_t, int32_t *);
cl_program clCreateProgramWithSource(cl_context, uint32_t, const char **, const size_t *, int32_t *);
int32_t clBuildProgram(cl_program, uint32_t, const cl_device_id *, const char *, void (*)(cl_program, void *), void *);
cl_kernel clCreateKernel(cl_program, const char *, int32_t *);
cl_mem clCreateBuffer(cl_context, uint64_t, size_t, void *, int32_t *);
int32_t clSetKernelArg(cl_kernel, uint32_t, size_t, const void *);
int32_t clEnqueueNDRangeKernel(cl_command_queue, cl_kernel, uint32_t, const size_t *, const size_t *, const size_t *,
                               uint32_t, const void *, void *);
int32_t clEnqueueReadBuffer(cl_command_queue, cl_mem, uint32_t, size_t, size_t, void *, uint32_t, const void *, void *);
int32_t clFinish(cl_command_queue);
int32_t clReleaseMemObject(cl_mem);
int32_t clReleaseKernel(cl_kernel);
int32_t clReleaseProgram(cl_program);
int32_t clReleaseCommandQueue(cl_command_queue);
int32_t clReleaseContext(cl_context);
#ifdef __cplusplus
}
#endif

#define ALL_DEVICES UINT64_C(0xFFFFFFFF)

enum {
  LINE = 1024,
  PATH = 4 * LINE,
  DEVICE_NAME = 0x102B,
  DEVICE_IL_VERSION = 0x105B,
  READ_WRITE_COPY = 1 | 32
};

/* ---------------------------------------------------------------- the device */

static const char *classes;
static const char *kind; /* as the descriptor names it */
static cl_device_id device;
static cl_context context;
static cl_command_queue queue;

/* The image of a kernel, as the descriptor lists it: whole, or only its path. */
static char *image(const struct sycamore_kernel *kernel, size_t *size, char *path) {
  char line[LINE], of[64], resource[LINE] = "";
  snprintf(path, PATH, "%s/%s", classes, sycamore_unit_hosts_Launched.images);
  FILE *descriptor = fopen(path, "rb");
  CHECK(descriptor != NULL);
  while (fgets(line, sizeof line, descriptor) != NULL) {
    line[strcspn(line, "\n")] = 0;
    if (sscanf(line, "image %63s %*s %*s %*s %1023s", of, resource) == 2) {
      continue;
    }
    if (strcmp(line, kernel->entry_point) == 0 && strcmp(of, kind) == 0) {
      break;
    }
    CHECK(!feof(descriptor));
  }
  CHECK(strcmp(line, kernel->entry_point) == 0);
  fclose(descriptor);
  snprintf(path, PATH, "%s/%s", classes, resource);
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  char *bytes = (char *) malloc(1 << 20);
  *size = fread(bytes, 1, 1 << 20, file);
  fclose(file);
  return bytes;
}

static int is_native(void) {
  return strcmp(kind, "NATIVE_CPU") == 0;
}

/* What a pointer in an argument block refers to. */
static void *memory(void *data, size_t bytes) {
  int32_t error = 0;
  if (is_native()) {
    return data;
  }
  cl_mem buffer = clCreateBuffer(context, READ_WRITE_COPY, bytes, data, &error);
  CHECK(error == 0);
  return buffer;
}

static void fetch(void *from, void *data, size_t bytes) {
  if (!is_native()) {
    CHECK(clEnqueueReadBuffer(queue, (cl_mem) from, 1, 0, bytes, data, 0, NULL, NULL) == 0);
    CHECK(clReleaseMemObject((cl_mem) from) == 0);
  }
}

/* ---------------------------------------------------------------- launches */

static void launch_opencl(const struct sycamore_kernel *kernel, const void *block, const size_t *global,
                          const size_t *local) {
  char path[PATH];
  size_t size;
  int32_t error = 0;
  char *code = image(kernel, &size, path);
  cl_program program = strcmp(kind, "SPIRV") == 0
      ? clCreateProgramWithIL(context, code, size, &error)
      : clCreateProgramWithSource(context, 1, (const char **) &code, &size, &error);
  CHECK(error == 0);
  CHECK(clBuildProgram(program, 1, &device, "", NULL, NULL) == 0);
  cl_kernel function = clCreateKernel(program, kernel->entry_point, &error);
  CHECK(error == 0);
  for (int i = 0; i < kernel->parameter_count; i++) {
    const struct sycamore_parameter *parameter = &kernel->parameters[i];
    const char *slot = (const char *) block + parameter->offset;
    if (parameter->role == SYCAMORE_ROLE_LOCAL_POINTER) {
      uint64_t bytes;
      memcpy(&bytes, slot, sizeof bytes);
      error = clSetKernelArg(function, (uint32_t) i, (size_t) bytes, NULL);
    } else {
      error = clSetKernelArg(function, (uint32_t) i, (size_t) parameter->size, slot);
    }
    CHECK(error == 0);
  }
  CHECK(clEnqueueNDRangeKernel(queue, function, (uint32_t) kernel->dimensions, NULL, global, local, 0, NULL, NULL) == 0);
  CHECK(clFinish(queue) == 0);
  CHECK(clReleaseKernel(function) == 0);
  CHECK(clReleaseProgram(program) == 0);
  free(code);
}

static void launch_native(const struct sycamore_kernel *kernel, void *block, const size_t *global,
                          const size_t *local) {
  static char local_memory[1 << 16];
  char path[PATH];
  size_t size;
  uint64_t end = 0;
  struct sycamore_launch_range range;
  void (*entry_point)(const void *, const struct sycamore_launch_range *);
  memset(&range, 0, sizeof range);
  for (int d = 0; d < 3; d++) {
    range.global_size[d] = d < kernel->dimensions ? (int64_t) global[d] : 1;
    range.local_size[d] = d < kernel->dimensions && local != NULL ? (int64_t) local[d] : 1;
    range.end[d] = range.global_size[d] / range.local_size[d];
  }
  range.local_memory = (void *) (((uintptr_t) local_memory + 63) / 64 * 64);
  for (int i = 0; i < kernel->parameter_count; i++) {
    if (kernel->parameters[i].role == SYCAMORE_ROLE_LOCAL_POINTER) {
      uint64_t bytes;
      char *slot = (char *) block + kernel->parameters[i].offset;
      memcpy(&bytes, slot, sizeof bytes);
      memcpy(slot, &end, sizeof end);
      end = (end + bytes + 63) / 64 * 64;
    }
  }
  free(image(kernel, &size, path));
  void *library = dlopen(path, RTLD_NOW);
  CHECK(library != NULL);
  void *symbol = dlsym(library, kernel->entry_point);
  CHECK(symbol != NULL);
  memcpy(&entry_point, &symbol, sizeof symbol);
  entry_point(block, &range);
  dlclose(library);
}

/* Sizes as OpenCL takes them: the fastest dimension first. */
static void launch(const struct sycamore_kernel *kernel, void *block, const size_t *global, const size_t *local) {
  if (is_native()) {
    launch_native(kernel, block, global, local);
  } else {
    launch_opencl(kernel, block, global, local);
  }
}

/* ---------------------------------------------------------------- the program */

static void print(const char *name, const int32_t *values, int count) {
  printf("%s", name);
  for (int i = 0; i < count; i++) {
    printf(" %" PRId32, values[i]);
  }
  printf("\n");
}

static void values(void) {
  const size_t one = 1;
  int64_t out[9] = {0};
  struct sycamore_block_hosts_Launched_values block;
  block.out_pointer = memory(out, sizeof out);
  block.out_length = 9;
  block.register_value = ((int64_t) 1 << 40) + 5;
  block.i_value = 1 << 30;
  block.f_value = 1.75f;
  block.mode_value = 1;
  block.o_flag_value = 1;
  block.o_inner_s_value = -300;
  block.o_inner_c_value = 0x20ac;
  block.o_b_value = -7;
  launch(&sycamore_kernel_hosts_Launched_values, &block, &one, NULL);
  fetch(block.out_pointer, out, sizeof out);
  printf("values");
  for (int i = 0; i < 9; i++) {
    printf(" %" PRId64, out[i]);
  }
  printf("\n");
}

static void scaled(void) {
  const size_t items = 10;
  int32_t in[10], out[10] = {0}, weights[3] = {2, -1, 5};
  for (int i = 0; i < 10; i++) {
    in[i] = 7 * i - 3;
  }
  struct sycamore_block_hosts_Launched_scaled block;
  block.in_pointer = memory(in, sizeof in);
  block.in_length = 10;
  block.out_pointer = memory(out, sizeof out);
  block.w_values_pointer = memory(weights, sizeof weights);
  block.w_values_length = 3;
  block.w_offset_value = 1;
  block.factor_value = 3;
  block.negate_value = 0;
  launch(&sycamore_kernel_hosts_Launched_scaled, &block, &items, NULL);
  fetch(block.in_pointer, in, sizeof in);
  fetch(block.w_values_pointer, weights, sizeof weights);
  fetch(block.out_pointer, out, sizeof out);
  print("scaled", out, 10);
}

/* The lines 2 to 4 and columns 5 to 8 of 6 x 9. */
static void part(void) {
  const size_t items[] = {4, 3};
  int32_t a[6 * 9];
  for (int i = 0; i < 6 * 9; i++) {
    a[i] = i;
  }
  struct sycamore_block_hosts_Launched_part block;
  block.part_pointer = memory(a, sizeof a);
  block.part_access_range_0 = 3;
  block.part_access_range_1 = 4;
  block.part_buffer_range_1 = 9;
  block.part_offset_0 = 2;
  block.part_offset_1 = 5;
  launch(&sycamore_kernel_hosts_Launched_part, &block, items, NULL);
  fetch(block.part_pointer, a, sizeof a);
  print("part", a, 6 * 9);
}

static void reversed(void) {
  const struct sycamore_kernel *kernel = &sycamore_kernel_hosts_Launched_reversed;
  const size_t items[] = {8, 4};
  int32_t out[4 * 8] = {0};
  struct sycamore_block_hosts_Launched_reversed block;
  block.tile_local_pointer = 2 * 4 * sizeof(int32_t);
  block.tile_access_range_1 = 4;
  block.out_pointer = memory(out, sizeof out);
  launch(kernel, &block, items, kernel->required_work_group_size);
  fetch(block.out_pointer, out, sizeof out);
  print("reversed", out, 4 * 8);
}

/* The memory for group operations is the last argument: an element for each work-item of a group. */
static void sums(void) {
  const struct sycamore_kernel *kernel = &sycamore_kernel_hosts_Launched_sums;
  const size_t items = 16, group = 4;
  int32_t out[16] = {0};
  struct sycamore_block_hosts_Launched_sums block;
  CHECK(kernel->arguments[kernel->argument_count - 1].desc.kind == SYCAMORE_KIND_WORK_GROUP_MEMORY);
  block.out_pointer = memory(out, sizeof out);
  block.scratch_local_pointer = group * sizeof(int32_t);
  block.scratch_access_range_0 = (int32_t) group;
  launch(kernel, &block, &items, &group);
  fetch(block.out_pointer, out, sizeof out);
  print("sums", out, 16);
}

/* A record is the number of its site plus 1, then the bits of its operands. */
static void prints(void) {
  const size_t one = 1;
  uint32_t report[16 + 32] = {0};
  struct sycamore_block_hosts_Launched_prints block;
  report[9] = 32;
  block.x_value = 12;
  block.y_value = -5;
  block.report = memory(report, sizeof report);
  launch(&sycamore_kernel_hosts_Launched_prints, &block, &one, NULL);
  fetch(block.report, report, sizeof report);
  CHECK(report[16] >= 1 && (int) report[16] <= sycamore_unit_hosts_Launched.report_site_count);
  const struct sycamore_report_site *site = &sycamore_unit_hosts_Launched.report_sites[report[16] - 1];
  CHECK(site->kind == SYCAMORE_REPORT_PRINT);
  printf("prints \"%s\" at %s:%d", site->text, site->file, site->line);
  const uint32_t *word = &report[17];
  for (int i = 0; i < site->operand_count; i++) {
    int64_t value = (int32_t) *word++;
    if (site->operands[i] == SYCAMORE_ELEMENT_LONG) {
      value = (int64_t) ((uint64_t) (uint32_t) value | (uint64_t) *word++ << 32);
    }
    printf(" %" PRId64, value);
  }
  printf("\n");
}

static void run(const char *name) {
  printf("device %s\n", name);
  values();
  scaled();
  part();
  reversed();
  sums();
  prints();
}

static void run_on(cl_device_id candidate) {
  char name[256] = "", versions[1024] = "";
  int32_t error = 0;
  device = candidate;
  CHECK(clGetDeviceInfo(device, DEVICE_NAME, sizeof name, name, NULL) == 0);
  if (strcmp(kind, "SPIRV") == 0) {
    clGetDeviceInfo(device, DEVICE_IL_VERSION, sizeof versions, versions, NULL);
    if (strstr(versions, "SPIR-V") == NULL) {
      return;
    }
  }
  context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  CHECK(error == 0);
  queue = clCreateCommandQueue(context, device, 0, &error);
  CHECK(error == 0);
  run(name);
  CHECK(clReleaseCommandQueue(queue) == 0);
  CHECK(clReleaseContext(context) == 0);
}

int main(int argc, char **argv) {
  cl_platform_id platforms[16];
  uint32_t platform_count = 0;
  CHECK(argc == 3);
  classes = argv[1];
  kind = strcmp(argv[2], "native") == 0 ? "NATIVE_CPU" : strcmp(argv[2], "spirv") == 0 ? "SPIRV" : "OPENCL_C";
  if (is_native()) {
    run("native");
    return 0;
  }
  clGetPlatformIDs(16, platforms, &platform_count);
  for (uint32_t p = 0; p < platform_count; p++) {
    cl_device_id devices[16];
    uint32_t device_count = 0;
    if (clGetDeviceIDs(platforms[p], ALL_DEVICES, 16, devices, &device_count) != 0) {
      continue;
    }
    for (uint32_t d = 0; d < device_count; d++) {
      run_on(devices[d]);
    }
  }
  return 0;
}
