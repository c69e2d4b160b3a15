<#-- @ftlvariable name="" type="dev.sycamore.header.model.HeaderTypes" -->
/* What the headers of all compilation units share. */
#ifndef SYCAMORE_HEADER_VERSION
#define SYCAMORE_HEADER_VERSION ${version}

/* Argument blocks have addresses of 8 bytes, and members that are aligned to their size. */
typedef char sycamore_requires_a_64_bit_host[sizeof(void *) == 8 ? 1 : -1];

<#list enumerations as enumeration>
<@include object=enumeration/>

</#list>
/* An argument as SYCL's integration headers describe it. */
struct sycamore_param_desc {
  enum sycamore_kind kind;
  int info;   /* accessor: its target, and the dimensions << 11; otherwise the size in bytes */
  int offset; /* of its first parameter in the argument block; -1: the kernel does not use it */
};

/* What a kernel captures, or takes from its launch. */
struct sycamore_argument {
  struct sycamore_param_desc desc;
  const char *name;              /* in the source, as a C identifier: p_x is the component x of p */
  enum sycamore_element element; /* the type of the value, or of the elements */
  enum sycamore_access access;   /* what the kernel does with the elements */
  int is_spec_constant;
  int first_parameter;
  int parameter_count;
};

/* A parameter of the entry point; its index is that of clSetKernelArg. */
struct sycamore_parameter {
  int argument;            /* one past the last for SYCAMORE_ROLE_REPORT */
  enum sycamore_role role;
  int dimension;           /* of a range or an offset: 0 is the slowest, as in the source */
  int offset;              /* in the argument block */
  int size;                /* in bytes */
};

struct sycamore_kernel {
  const char *name;              /* given at the launch, or made by the compiler */
  const char *entry_point;       /* the symbol in every image */
  enum sycamore_form form;
  int dimensions;
  const char *file;
  int line;
  int column;
  int argument_count;
  const struct sycamore_argument *arguments;
  int parameter_count;
  const struct sycamore_parameter *parameters;
  size_t required_work_group_size[3];  /* dimension 0 is the fastest, as in OpenCL; zeros: any */
  int required_sub_group_size;         /* 0: any */
  int aspect_count;
  const enum sycamore_aspect *aspects; /* that the device must have */
  int fixed_target_count;
  const char *const *fixed_targets;    /* the only targets that it was compiled for; none: any */
  uint64_t private_bytes;              /* of private arrays, per work-item */
};

/* A place that kernels report from; reports have its index plus 1. */
struct sycamore_report_site {
  enum sycamore_report kind;
  const char *function;
  const char *file;
  int line;
  int column;
  const char *text; /* message or format, in UTF-8 */
  int operand_count;
  const enum sycamore_element *operands;
};

struct sycamore_unit {
  const char *name;
  const char *images; /* the resource with the descriptor of its device images */
  int kernel_count;
  const struct sycamore_kernel *const *kernels;
  int report_site_count;
  const struct sycamore_report_site *report_sites;
};

/*
 * The range of a call of a kernel in a native image, which is a C function with the name of the
 * entry point: void (*)(const void *block, const struct sycamore_launch_range *range).
 * Dimension 0 is the fastest. Dimensions that are not used have size 1, begin 0 and end 1.
 */
struct sycamore_launch_range {
  int64_t global_size[3];
  int64_t local_size[3];    /* 1, 1, 1 unless the form is SYCAMORE_FORM_ND_RANGE */
  int64_t begin[3];         /* the first work-group, or work-item, to run */
  int64_t end[3];           /* one past the last */
  int64_t global_offset[3];
  void *local_memory;       /* of the calling thread, aligned to 64 bytes */
};

#elif SYCAMORE_HEADER_VERSION != ${version}
#error "another release of Sycamore made the other integration header: compile both again"
#endif
