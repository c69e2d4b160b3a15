/* A plugin of QEMU: how many instructions are executed from each block of code. The file that `out` names gets a line for each block,
   `ADDRESS COUNT INSTRUCTIONS` in hexadecimal and decimal, at the end: where it begins, how many of its instructions were executed in all,
   and how many it has. The declarations are those of QEMU's API for plugins, version 1. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct qemu_plugin_tb;
struct qemu_plugin_insn;
typedef struct qemu_info qemu_info;
typedef void (*translated)(uint64_t id, struct qemu_plugin_tb *block);

extern void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, translated callback);
extern size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
extern uint64_t qemu_plugin_tb_vaddr(const struct qemu_plugin_tb *block);
extern void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb *block, int add, void *counter, uint64_t operand);
extern void qemu_plugin_register_atexit_cb(uint64_t id, void (*callback)(uint64_t, void *), void *data);

int qemu_plugin_version = 1;

/* A hash table with open addressing: its counters stay where they are, since translated code has their addresses. */
enum { SLOTS = 1 << 21 };
static struct {
  uint64_t address;
  uint64_t count;
  uint64_t instructions;
} table[SLOTS];
static const char *out;

/* Blocks may begin at one address and be of different sizes. */
static uint64_t *counter(uint64_t address, uint64_t instructions) {
  uint64_t at = (address >> 2) * 0x9E3779B97F4A7C15u >> 43;
  while (table[at].address != 0 && (table[at].address != address || table[at].instructions != instructions)) {
    at = (at + 1) % SLOTS;
  }
  table[at].address = address;
  table[at].instructions = instructions;
  return &table[at].count;
}

static void block(uint64_t id, struct qemu_plugin_tb *block) {
  uint64_t instructions = qemu_plugin_tb_n_insns(block);
  qemu_plugin_register_vcpu_tb_exec_inline(block, 0, counter(qemu_plugin_tb_vaddr(block), instructions), instructions);
}

static void end(uint64_t id, void *data) {
  FILE *file = fopen(out, "w");
  if (file == NULL) {
    perror(out);
    exit(2);
  }
  for (int at = 0; at < SLOTS; at++) {
    if (table[at].count != 0) {
      fprintf(file, "%" PRIx64 " %" PRIu64 " %" PRIu64 "\n", table[at].address, table[at].count, table[at].instructions);
    }
  }
  fclose(file);
}

int qemu_plugin_install(uint64_t id, const qemu_info *info, int argc, char **argv) {
  for (int k = 0; k < argc; k++) {
    if (strncmp(argv[k], "out=", 4) == 0) {
      out = strdup(argv[k] + 4);
    }
  }
  if (out == NULL) {
    return -1;
  }
  qemu_plugin_register_vcpu_tb_trans_cb(id, block);
  qemu_plugin_register_atexit_cb(id, end, NULL);
  return 0;
}
