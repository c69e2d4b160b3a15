/* A plugin of QEMU: how many instructions each page of 4096 bytes executes. The file that `out` names gets a line for each page, `PAGE COUNT`
   in hexadecimal and decimal, at the end. The declarations are those of QEMU's API for plugins, version 1. */
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
enum { SLOTS = 1 << 20 };
static struct {
  uint64_t page;
  uint64_t count;
} table[SLOTS];
static const char *out;

static uint64_t *counter(uint64_t page) {
  uint64_t at = page * 0x9E3779B97F4A7C15u >> 44;
  while (table[at].page != page && table[at].page != 0) {
    at = (at + 1) % SLOTS;
  }
  table[at].page = page;
  return &table[at].count;
}

static void block(uint64_t id, struct qemu_plugin_tb *block) {
  uint64_t page = qemu_plugin_tb_vaddr(block) >> 12;
  qemu_plugin_register_vcpu_tb_exec_inline(block, 0, counter(page), qemu_plugin_tb_n_insns(block));
}

static void end(uint64_t id, void *data) {
  FILE *file = fopen(out, "w");
  if (file == NULL) {
    perror(out);
    exit(2);
  }
  for (int at = 0; at < SLOTS; at++) {
    if (table[at].count != 0) {
      fprintf(file, "%" PRIx64 " %" PRIu64 "\n", table[at].page, table[at].count);
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
