// Runs the kernels of kernels.cu, as nvcc compiles them, and of GpuKernels.java, as Sycamore does, in one process: same data, same blocks, in turn.
//
//   harness FOLDER [--math|--matrices] [--rounds=N] [--kernels=NAME,...]
//
// FOLDER has code as NAME.0, NAME.1, ...: ours, fast (ours with @FastMath), before (ours of another checkout), nvcc, exact (nvcc -fmad=false).
// What is missing is left out. Ends with 1 if results differ.

#include <cuda.h>

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

static void check(CUresult result, const char *what) {
  if (result == CUDA_SUCCESS) return;
  const char *text = "?";
  cuGetErrorString(result, &text);
  fprintf(stderr, "harness: error: %s: %s\n", what, text);
  exit(2);
}
#define CHECK(call) check(call, #call)

// The values that a buffer has before each run that is compared.
using Bytes = std::vector<unsigned char>;

struct Random {
  uint64_t state;
  explicit Random(uint64_t seed) : state(seed * 0x9E3779B97F4A7C15ull + 1) {}
  uint32_t next() {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return uint32_t(state >> 32);
  }
  double uniform(double low, double high) { return low + next() / 4294967296.0 * (high - low); }
};

template <typename T>
static Bytes filled(size_t count, const std::function<T(size_t)> &value) {
  Bytes bytes(count * sizeof(T));
  for (size_t i = 0; i < count; i++) {
    T v = value(i);
    memcpy(&bytes[i * sizeof(T)], &v, sizeof(T));
  }
  return bytes;
}

template <typename T>
static Bytes uniform(size_t count, int seed, double low, double high) {
  Random random(seed);
  return filled<T>(count, [&](size_t) { return T(random.uniform(low, high)); });
}

static Bytes zeros(size_t bytes) { return Bytes(bytes, 0); }

// What a parameter gets; its name is that of GpuKernels.java.
struct Argument {
  enum Kind { BUFFER, INT, FLOAT, DOUBLE } kind;
  std::string name;
  int buffer;
  int number;
  double real;
};
static Argument buffer(const char *name, int b) { return {Argument::BUFFER, name, b, 0, 0}; }
static Argument integer(const char *name, int n) { return {Argument::INT, name, 0, n, 0}; }
static Argument single(const char *name, float f) { return {Argument::FLOAT, name, 0, 0, f}; }
static Argument real(const char *name, double d) { return {Argument::DOUBLE, name, 0, 0, d}; }

// A local array of a kernel of ours: its name, where it begins in the shared memory, the size of its last dimension.
struct Local {
  std::string name;
  int offset;
  int range;
};

enum class Element { INT, FLOAT, DOUBLE };

struct Block {
  int x, y, z;
};

struct Kernel {
  std::string name;
  std::string title;
  std::vector<Bytes> buffers;
  std::vector<int> outputs;
  Element element;
  // In the order of the parameters in kernels.cu.
  std::vector<Argument> arguments;
  // The range, x first; for kernels with groups the number of work-items.
  int size[3];
  int dimensions;
  bool groups;
  int shared;
  std::vector<Local> locals;
  std::vector<Block> blocks;
  // What has to be moved and computed at least, for the roofline.
  double bytes;
  double operations;
  bool inDouble;
  double tolerance;
  // Whether it calls functions that are only about the same.
  bool functions;
};

#include "table.inc"

// Compiled kernels. Those of Sycamore may lie in several images, and their parameters are in an order of their own.
struct Code {
  std::string name;
  std::vector<CUmodule> modules;
  std::map<std::string, std::vector<std::string>> parameters;
  bool sycamore() const { return !parameters.empty(); }
  CUfunction function(const std::string &kernel) const {
    for (CUmodule module : modules) {
      CUfunction function;
      if (cuModuleGetFunction(&function, module, kernel.c_str()) == CUDA_SUCCESS) return function;
    }
    fprintf(stderr, "harness: error: %s has no kernel %s\n", name.c_str(), kernel.c_str());
    exit(2);
  }
};

static std::string contents(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  return std::string((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
}

// Loads NAME.0, NAME.1 and so on and, if there is one, NAME.parameters: a line for each kernel with the names of its parameters.
static void load(const std::string &folder, const std::string &name, std::vector<Code> &codes) {
  Code code;
  code.name = name;
  for (int part = 0;; part++) {
    std::string path = folder + "/" + name + "." + std::to_string(part);
    std::string image = contents(path);
    if (image.empty()) break;
    CUmodule module;
    static char log[4096];
    CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
    void *values[] = {log, (void *)sizeof log};
    CUresult result = cuModuleLoadDataEx(&module, image.c_str(), 2, options, values);
    if (result != CUDA_SUCCESS) fprintf(stderr, "harness: error: %s: %s\n", path.c_str(), log);
    check(result, "cuModuleLoadDataEx");
    code.modules.push_back(module);
  }
  std::istringstream lines(contents(folder + "/" + name + ".parameters"));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string kernel;
    words >> kernel;
    for (std::string word; words >> word;) code.parameters[kernel].push_back(word);
  }
  if (!code.modules.empty()) codes.push_back(code);
}

// The values of a launch and their addresses.
struct Parameters {
  std::vector<uint64_t> values;
  std::vector<void *> addresses;
  void add(uint64_t value) { values.push_back(value); }
  void **pointers() {
    addresses.clear();
    for (auto &value : values) addresses.push_back(&value);
    return addresses.data();
  }
};

static uint64_t value(const Argument &argument, const std::vector<CUdeviceptr> &memory) {
  uint64_t bits = 0;
  float f = float(argument.real);
  switch (argument.kind) {
    case Argument::BUFFER: return memory[argument.buffer];
    case Argument::INT: return uint32_t(argument.number);
    case Argument::FLOAT: memcpy(&bits, &f, sizeof f); return bits;
    default: memcpy(&bits, &argument.real, sizeof bits); return bits;
  }
}

// The value of a parameter of ours, by its name in the module: `n.0.in`, `x.1`, `x.1.offset0`, `tile.2.range1`.
static uint64_t ours(const Kernel &kernel, const std::string &parameter, const std::vector<CUdeviceptr> &memory) {
  if (parameter.find(".offset") != std::string::npos) return 0;
  std::string name = parameter.substr(0, parameter.find('.'));
  for (auto &local : kernel.locals) {
    if (local.name == name) return uint64_t(parameter.find(".range") == std::string::npos ? local.offset : local.range);
  }
  for (auto &argument : kernel.arguments) {
    if (argument.name == name) return value(argument, memory);
  }
  fprintf(stderr, "harness: error: the table has no argument %s of %s\n", parameter.c_str(), kernel.name.c_str());
  exit(2);
}

static Parameters parameters(const Kernel &kernel, const Code &code, const std::vector<CUdeviceptr> &memory) {
  Parameters result;
  if (!code.sycamore()) {
    for (auto &argument : kernel.arguments) result.add(value(argument, memory));
    return result;
  }
  for (auto &parameter : code.parameters.at(kernel.name)) result.add(ours(kernel, parameter, memory));
  // Section 6 of docs/FORMATS.md: ranges have their sizes and beginnings at the end.
  if (!kernel.groups) {
    for (int d = 0; d < kernel.dimensions; d++) result.add(uint32_t(kernel.size[d]));
    for (int d = 0; d < kernel.dimensions; d++) result.add(0);
  }
  return result;
}

struct Launch {
  CUfunction function;
  int grid[3];
  Block block;
  int shared;
  Parameters parameters;
  void start() {
    CHECK(cuLaunchKernel(function, grid[0], grid[1], grid[2], block.x, block.y, block.z, shared, nullptr, parameters.pointers(), nullptr));
  }
};

static Launch launchOf(const Kernel &kernel, const Code &code, CUfunction function, Block block, const std::vector<CUdeviceptr> &memory) {
  Launch launch;
  launch.function = function;
  launch.block = block;
  int threads[3] = {block.x, block.y, block.z};
  for (int d = 0; d < 3; d++) launch.grid[d] = (kernel.size[d] + threads[d] - 1) / threads[d];
  launch.shared = code.sycamore() ? kernel.shared : 0;
  launch.parameters = parameters(kernel, code, memory);
  return launch;
}

static float timed(Launch &launch, int times, CUevent start, CUevent end) {
  CHECK(cuEventRecord(start, nullptr));
  for (int i = 0; i < times; i++) launch.start();
  CHECK(cuEventRecord(end, nullptr));
  CHECK(cuEventSynchronize(end));
  float milliseconds;
  CHECK(cuEventElapsedTime(&milliseconds, start, end));
  return milliseconds * 1000 / times;
}

static void reset(const Kernel &kernel, const std::vector<CUdeviceptr> &memory) {
  for (size_t b = 0; b < memory.size(); b++) CHECK(cuMemcpyHtoD(memory[b], kernel.buffers[b].data(), kernel.buffers[b].size()));
}

static std::vector<Bytes> results(const Kernel &kernel, const std::vector<CUdeviceptr> &memory) {
  std::vector<Bytes> all;
  for (int output : kernel.outputs) {
    Bytes bytes(kernel.buffers[output].size());
    CHECK(cuMemcpyDtoH(bytes.data(), memory[output], bytes.size()));
    all.push_back(bytes);
  }
  return all;
}

template <typename T>
static double largest(const Bytes &a, const Bytes &b) {
  double most = 0;
  for (size_t i = 0; i < a.size() / sizeof(T); i++) {
    T x, y;
    memcpy(&x, &a[i * sizeof(T)], sizeof(T));
    memcpy(&y, &b[i * sizeof(T)], sizeof(T));
    double difference = std::fabs(double(x) - double(y)) / std::max(1.0, std::fabs(double(x)));
    if (!(difference <= most)) most = difference;
  }
  return most;
}

static double difference(const Kernel &kernel, const std::vector<Bytes> &a, const std::vector<Bytes> &b) {
  double most = 0;
  for (size_t i = 0; i < a.size(); i++) {
    if (a[i] == b[i]) continue;
    double next = kernel.element == Element::INT     ? largest<int>(a[i], b[i])
                  : kernel.element == Element::FLOAT ? largest<float>(a[i], b[i])
                                                     : largest<double>(a[i], b[i]);
    if (!(next <= most)) most = next;
    if (most == 0) most = 1e-300;
  }
  return most;
}

static double median(std::vector<float> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

static std::string text(const char *format, ...) {
  char line[512];
  va_list list;
  va_start(list, format);
  vsnprintf(line, sizeof line, format, list);
  va_end(list);
  return line;
}

struct Means {
  double logarithms = 0;
  double worst = 0;
  std::string worstName;
  int count = 0;
  void add(double ratio, const std::string &name) {
    logarithms += std::log(ratio);
    count++;
    if (ratio > worst) {
      worst = ratio;
      worstName = name;
    }
  }
  std::string shown() const {
    return count == 0 ? "none" : text("geometric mean %.3f, worst %.3f (%s)", std::exp(logarithms / count), worst, worstName.c_str());
  }
};

int main(int argc, char **argv) {
  std::string folder = argc > 1 ? argv[1] : ".";
  int rounds = 15;
  std::string only;
  bool math = false, tensors = false;
  for (int i = 2; i < argc; i++) {
    std::string argument = argv[i];
    if (argument.rfind("--rounds=", 0) == 0) rounds = std::max(1, atoi(argument.c_str() + 9));
    else if (argument.rfind("--kernels=", 0) == 0) only = "," + argument.substr(10) + ",";
    else if (argument == "--math") math = true;
    else if (argument == "--matrices") tensors = true;
    else {
      fprintf(stderr, "harness: error: unknown option %s\n", argv[i]);
      return 2;
    }
  }
  CHECK(cuInit(0));
  CUdevice device;
  CHECK(cuDeviceGet(&device, 0));
  CUcontext context;
  CHECK(cuDevicePrimaryCtxRetain(&context, device));
  CHECK(cuCtxSetCurrent(context));
  char name[256];
  CHECK(cuDeviceGetName(name, sizeof name, device));
  auto attribute = [&](CUdevice_attribute which) {
    int value;
    CHECK(cuDeviceGetAttribute(&value, which, device));
    return value;
  };
  double clock = attribute(CU_DEVICE_ATTRIBUTE_CLOCK_RATE) * 1e3;
  double memoryClock = attribute(CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE) * 1e3;
  double peakBytes = 2 * memoryClock * attribute(CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH) / 8;
  // Fused multiply-adds of 128 lanes in float and 64 in double, in each multiprocessor; exact code has no fused ones, so it reaches half.
  double peakFloat = clock * attribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT) * 128 * 2;
  printf("%s, sm_%d%d, %.0f GB/s, %.1f TFLOP/s in float (half of it without fused multiply-add)\n\n", name,
         attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR), attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR), peakBytes / 1e9,
         peakFloat / 1e12);
  std::vector<Code> codes;
  for (const char *part : {"ours", "fast", "before", "nvcc", "exact"}) {
    // An earlier checkout may have none of the functions and matrices.
    if ((!math && !tensors) || strcmp(part, "before") != 0) load(folder, part, codes);
  }
  CUevent start, end;
  CHECK(cuEventCreate(&start, CU_EVENT_DEFAULT));
  CHECK(cuEventCreate(&end, CU_EVENT_DEFAULT));
  printf("| kernel | block | ");
  for (auto &code : codes) printf("%s us | ", code.name.c_str());
  printf("ours/nvcc, same block | ours/nvcc, best blocks | fast/nvcc | registers ours, nvcc | of the peak |\n|---|---|");
  for (size_t i = 0; i < codes.size() + 5; i++) printf("---|");
  printf("\n");
  Means same, best, fast;
  int failures = 0;
  std::vector<std::string> notes;
  for (auto &make : math ? functions() : tensors ? matrices() : table()) {
    Kernel kernel = make();
    if (!only.empty() && only.find("," + kernel.name + ",") == std::string::npos) continue;
    std::vector<CUdeviceptr> memory;
    for (auto &bytes : kernel.buffers) {
      CUdeviceptr pointer;
      CHECK(cuMemAlloc(&pointer, bytes.size()));
      memory.push_back(pointer);
    }
    std::vector<CUfunction> functions;
    for (auto &code : codes) {
      functions.push_back(code.function(kernel.name));
    }
    // Results first: ours against nvcc's without contraction bit for bit, the others within the tolerance.
    std::vector<std::vector<Bytes>> outputs;
    for (size_t c = 0; c < codes.size(); c++) {
      reset(kernel, memory);
      launchOf(kernel, codes[c], functions[c], kernel.blocks[0], memory).start();
      CHECK(cuCtxSynchronize());
      outputs.push_back(results(kernel, memory));
      double most = difference(kernel, outputs[0], outputs[c]);
      bool sameBits = codes[c].name == "before" || (codes[c].name == "exact" && !kernel.functions && kernel.name != "blackScholes");
      double allowed = sameBits ? 0 : codes[c].name == "fast" && kernel.functions ? 1e-2 : kernel.tolerance;
      if (!(most <= allowed)) {
        notes.push_back(text("%s: %s differs from %s by %g, allowed is %g", kernel.name.c_str(), codes[c].name.c_str(), codes[0].name.c_str(), most, allowed));
        failures++;
      }
    }
    std::vector<std::vector<double>> times(codes.size(), std::vector<double>(kernel.blocks.size(), 1e30));
    for (size_t b = 0; b < kernel.blocks.size(); b++) {
      std::vector<Launch> launches;
      std::vector<int> repeats;
      bool possible = true;
      for (size_t c = 0; c < codes.size(); c++) {
        Block block = kernel.blocks[b];
        int most;
        CHECK(cuFuncGetAttribute(&most, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, functions[c]));
        possible &= block.x * block.y * block.z <= most;
        launches.push_back(launchOf(kernel, codes[c], functions[c], block, memory));
      }
      if (!possible) continue;
      for (auto &launch : launches) {
        float once = timed(launch, 1, start, end);
        once = std::min(once, timed(launch, 3, start, end));
        repeats.push_back(std::max(1, std::min(200, int(2000 / std::max(once, 1.0f)))));
      }
      std::vector<std::vector<float>> measured(codes.size());
      for (int round = 0; round < rounds; round++) {
        for (size_t turn = 0; turn < codes.size(); turn++) {
          size_t c = (turn + round) % codes.size();
          measured[c].push_back(timed(launches[c], repeats[c], start, end));
        }
      }
      for (size_t c = 0; c < codes.size(); c++) times[c][b] = median(measured[c]);
    }
    auto find = [&](const char *wanted) {
      for (size_t c = 0; c < codes.size(); c++)
        if (codes[c].name == wanted) return int(c);
      return -1;
    };
    int ours = find("ours"), nvcc = find("nvcc"), quick = find("fast");
    auto bestOf = [&](int c) { return size_t(std::min_element(times[c].begin(), times[c].end()) - times[c].begin()); };
    size_t theirs = nvcc >= 0 ? bestOf(nvcc) : bestOf(0);
    Block block = kernel.blocks[theirs];
    printf("| %s | %dx%dx%d | ", kernel.title.c_str(), block.x, block.y, block.z);
    for (size_t c = 0; c < codes.size(); c++) printf("%.2f | ", times[c][bestOf(c)]);
    if (ours >= 0 && nvcc >= 0) {
      double atSame = times[ours][theirs] / times[nvcc][theirs];
      double atBest = times[ours][bestOf(ours)] / times[nvcc][theirs];
      same.add(atSame, kernel.name);
      best.add(atBest, kernel.name);
      printf("%.3f | %.3f | ", atSame, atBest);
    } else {
      printf("| | ");
    }
    if (quick >= 0 && nvcc >= 0) {
      double ratio = times[quick][bestOf(quick)] / times[nvcc][theirs];
      fast.add(ratio, kernel.name);
      printf("%.3f | ", ratio);
    } else {
      printf("| ");
    }
    for (int c : {ours, nvcc}) {
      int registers = 0;
      if (c >= 0) CHECK(cuFuncGetAttribute(&registers, CU_FUNC_ATTRIBUTE_NUM_REGS, functions[c]));
      printf("%d%s", registers, c == ours ? ", " : " | ");
    }
    double seconds = times[0][bestOf(0)] / 1e6;
    double ofBytes = kernel.bytes / seconds / peakBytes;
    double ofOperations = kernel.operations / seconds / (kernel.inDouble ? peakFloat / 2 : peakFloat);
    printf(ofBytes > ofOperations ? "%.0f %% of bandwidth |\n" : "%.0f %% of arithmetic |\n", 100 * std::max(ofBytes, ofOperations));
    fflush(stdout);
    for (auto pointer : memory) CHECK(cuMemFree(pointer));
  }
  printf("\nours / nvcc -O3, same block: %s\nours / nvcc -O3, best blocks: %s\nwith @FastMath / nvcc -O3, best blocks: %s\n", same.shown().c_str(),
         best.shown().c_str(), fast.shown().c_str());
  for (auto &note : notes) printf("WRONG: %s\n", note.c_str());
  printf("%d results differ\n", failures);
  return failures == 0 ? 0 : 1;
}
