/*
 * A layer of the OpenCL loader (OPENCL_LAYERS) that makes every device identify itself as Intel's Tiger Lake GPU, as Intel's driver
 * does: by type, extension and version. All else is the driver's own. OpenCL's headers are not needed.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef void (*function)(void);
typedef int32_t (*get_device_info)(void *device, uint32_t question, size_t size, void *answer, size_t *answered);

enum {
  SUCCESS = 0,
  INVALID_VALUE = -30,
  DEVICE_TYPE = 0x1000,
  DEVICE_EXTENSIONS = 0x1030,
  DEVICE_IP_VERSION_INTEL = 0x4250,
  LAYER_API_VERSION = 0x4240,
  LAYER_API_VERSION_100 = 100,
  GET_DEVICE_INFO = 3, /* the place in the table of functions that loaders and drivers share */
  FUNCTIONS = 512,
  TEXT = 1 << 16
};

static const char EXTENSION[] = " cl_intel_device_attribute_query";
static function table[FUNCTIONS];
static get_device_info driver;

static int32_t answer(const void *value, size_t length, size_t size, void *to, size_t *answered) {
  if (to != NULL) {
    if (size < length) {
      return INVALID_VALUE;
    }
    memcpy(to, value, length);
  }
  if (answered != NULL) {
    *answered = length;
  }
  return SUCCESS;
}

static int32_t extensions(void *device, size_t size, void *to, size_t *answered) {
  static char text[TEXT];
  int32_t error = driver(device, DEVICE_EXTENSIONS, sizeof text - sizeof EXTENSION, text, NULL);
  if (error != SUCCESS) {
    return error;
  }
  strcat(text, EXTENSION);
  return answer(text, strlen(text) + 1, size, to, answered);
}

static int32_t device_info(void *device, uint32_t question, size_t size, void *to, size_t *answered) {
  const uint64_t gpu = 4;
  const uint32_t version = 12u << 22; /* 12.0.0 */
  switch (question) {
  case DEVICE_TYPE:
    return answer(&gpu, sizeof gpu, size, to, answered);
  case DEVICE_EXTENSIONS:
    return extensions(device, size, to, answered);
  case DEVICE_IP_VERSION_INTEL:
    return answer(&version, sizeof version, size, to, answered);
  default:
    return driver(device, question, size, to, answered);
  }
}

int32_t clGetLayerInfo(uint32_t question, size_t size, void *to, size_t *answered);
int32_t clGetLayerInfo(uint32_t question, size_t size, void *to, size_t *answered) {
  const uint32_t version = LAYER_API_VERSION_100;
  return question == LAYER_API_VERSION ? answer(&version, sizeof version, size, to, answered) : INVALID_VALUE;
}

int32_t clInitLayer(uint32_t count, const function *target, uint32_t *provided, const function **layer);
int32_t clInitLayer(uint32_t count, const function *target, uint32_t *provided, const function **layer) {
  if (count <= GET_DEVICE_INFO || count > FUNCTIONS) {
    return INVALID_VALUE;
  }
  memcpy(table, target, count * sizeof *target);
  driver = (get_device_info)target[GET_DEVICE_INFO];
  table[GET_DEVICE_INFO] = (function)device_info;
  *provided = count;
  *layer = table;
  return SUCCESS;
}
