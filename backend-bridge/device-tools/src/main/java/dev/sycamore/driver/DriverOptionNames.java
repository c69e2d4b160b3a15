package dev.sycamore.driver;

import dev.sycamore.backend.cli.OptionNames;

/** The names of {@code sycamorec}'s options for the device build. */
final class DriverOptionNames {

  static final String BACKEND_ARGS = "--" + OptionNames.BACKEND_ARGS;
  static final String CHECKS = "--checks";
  static final String COMPILE_ONLY = "-c";
  static final String CUBIN = "--" + OptionNames.CUBIN;
  static final String DEVICE_BUILD = "--device-build";
  static final String DEVICE_CODE_SPLIT = "--device-code-split";
  static final String DEVICE_CONFIG_FILE = "--" + OptionNames.DEVICE_CONFIG_FILE;
  static final String DEVICE_LINK = "--device-link";
  static final String DEVICE_LINKED = "--device-linked";
  static final String EMBED_IR = "--embed-ir";
  static final String FIXED_TARGETS = "--" + OptionNames.FIXED_TARGETS;
  static final String INCREMENTAL = "--incremental";
  static final String INTEGRATION_HEADER = "--integration-header";
  static final String JOBS = "--" + OptionNames.JOBS;
  static final String NO_RDC = "--no-rdc";
  static final String OCLOC = "--" + OptionNames.OCLOC;
  static final String PTXAS = "--" + OptionNames.PTXAS;
  static final String SAVE_TEMPS = "--save-temps";
  static final String SYCL_BACKEND_ARGS = "-Xsycl-target-backend";
  static final String TARGETS = "--targets";

  private DriverOptionNames() {}
}
