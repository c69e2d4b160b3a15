package dev.sycamore.backend.worker.foreign;

import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What SPIR-V knows of a work-item's place, and OpenCL's function for it. */
enum WorkItemBuiltIn {
  GLOBAL_ID("GlobalInvocationId", "_Z13get_global_idj", 64, true),
  LOCAL_ID("LocalInvocationId", "_Z12get_local_idj", 64, true),
  GROUP_ID("WorkgroupId", "_Z12get_group_idj", 64, true),
  GLOBAL_SIZE("GlobalSize", "_Z15get_global_sizej", 64, true),
  LOCAL_SIZE("WorkgroupSize", "_Z14get_local_sizej", 64, true),
  NUM_GROUPS("NumWorkgroups", "_Z14get_num_groupsj", 64, true),
  GLOBAL_OFFSET("GlobalOffset", "_Z17get_global_offsetj", 64, true),
  GLOBAL_LINEAR_ID("GlobalLinearId", "_Z20get_global_linear_idv", 64, false),
  LOCAL_LINEAR_ID("LocalInvocationIndex", "_Z19get_local_linear_idv", 64, false),
  WORK_DIMENSIONS("WorkDim", "_Z12get_work_dimv", 32, false),
  SUB_GROUP_SIZE("SubgroupSize", "_Z18get_sub_group_sizev", 32, false),
  MOST_SUB_GROUP_SIZE("SubgroupMaxSize", "_Z22get_max_sub_group_sizev", 32, false),
  NUM_SUB_GROUPS("NumSubgroups", "_Z18get_num_sub_groupsv", 32, false),
  SUB_GROUP_ID("SubgroupId", "_Z16get_sub_group_idv", 32, false),
  SUB_GROUP_LOCAL_ID("SubgroupLocalInvocationId", "_Z22get_sub_group_local_idv", 32, false);

  /** The prefix of SPIR-V's variables. */
  static final String VARIABLE = "__spirv_BuiltIn";

  private static final Map<String, WorkItemBuiltIn> BY_NAME = new HashMap<>();

  static {
    for (WorkItemBuiltIn builtIn : values()) {
      BY_NAME.put(builtIn.spirv, builtIn);
    }
  }

  private final String spirv;
  private final String function;
  private final int bits;
  private final boolean perDimension;

  WorkItemBuiltIn(String spirv, String function, int bits, boolean perDimension) {
    this.spirv = spirv;
    this.function = function;
    this.bits = bits;
    this.perDimension = perDimension;
  }

  /** The one with SPIR-V's name. */
  static Optional<WorkItemBuiltIn> find(String spirv) {
    return Optional.ofNullable(BY_NAME.get(spirv));
  }

  /** The one with SPIR-V's variable. */
  static Optional<WorkItemBuiltIn> ofVariable(String symbol) {
    return symbol.startsWith(VARIABLE)
        ? find(symbol.substring(VARIABLE.length()))
        : Optional.empty();
  }

  /** SPIR-V's variable for it. */
  String variable() {
    return VARIABLE + spirv;
  }

  /** Whether LLVM's SPIR-V back end knows OpenCL's function. */
  boolean isKnownToSpirvBackEnd() {
    return WorkItemValue.of(function) != null;
  }

  /** OpenCL's function for it. */
  String function() {
    return function;
  }

  /** The width of the function's result. */
  int bits() {
    return bits;
  }

  /** Whether the function takes a dimension, and SPIR-V has a vector of three. */
  boolean perDimension() {
    return perDimension;
  }
}
