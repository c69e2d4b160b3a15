package dev.sycamore.backend.cli;

/**
 * Names of options that more than their own command writes: messages, other commands, and commands
 * that are printed. Without hyphens: most options have a spelling with one, for DPC++'s sake.
 */
public final class OptionNames {

  /** The short name of {@link #OUTPUT}. */
  public static final String O = "-o";

  /** The short name of {@link #CLASS_PATH}. */
  public static final String CP = "-cp";

  /** Asks for text instead of a binary format. */
  public static final String S = "-S";

  /** Asks for what there is to say though nothing is wrong. */
  public static final String V = "-v";

  public static final String BACKEND_ARGS = "backend-args";
  public static final String CLASS_PATH = "class-path";
  public static final String CUBIN = "cubin";
  public static final String DEVICE_CONFIG_FILE = "device-config-file";
  public static final String DIALECT = "dialect";
  public static final String DROP_TITLES = "drop_titles";
  public static final String EMIT_LLVM = "emit-llvm";
  public static final String EXCLUDE_ASPECTS = "exclude-aspects";
  public static final String EXTRACT = "extract";
  public static final String FIXED_TARGETS = "fixed-targets";
  public static final String FROM = "from";
  public static final String IN_FILE_LIST = "in-file-list";
  public static final String IN_REPLACE = "in-replace";
  public static final String JOBS = "jobs";
  public static final String OCLOC = "ocloc";
  public static final String ONLY_KERNELS = "emit-only-kernels-as-entry-points";
  public static final String OUT_EXT = "out-ext";
  public static final String OUT_FILE_LIST = "out-file-list";
  public static final String OUT_REPLACE = "out-replace";
  public static final String OUTPUT = "output";
  public static final String PTXAS = "ptxas";
  public static final String REPLACE = "replace";
  public static final String SPLIT = "split";
  public static final String SYMBOLS = "symbols";
  public static final String IMPLIED = "implied";
  public static final String TARGET = "target";
  public static final String UNIT = "unit";
  public static final String UNSUPPORTED = "unsupported";

  private OptionNames() {}

  /** An option as one word with its value. */
  public static String with(String name, Object value) {
    return "--" + name + "=" + value;
  }
}
