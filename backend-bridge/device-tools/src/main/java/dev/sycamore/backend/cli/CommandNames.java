package dev.sycamore.backend.cli;

/** The command {@code sycamore} and those of its sub-commands that others run. */
public final class CommandNames {

  public static final String SYCAMORE = "sycamore";

  public static final String AOT = "aot";
  public static final String ASPECT_FILTER = "aspect-filter";
  public static final String FILE_TABLE_TFORM = "file-table-tform";
  public static final String FOREACH = "foreach";
  public static final String LINK = "link";
  public static final String NO_KERNEL = "no-kernel";
  public static final String POST_LINK = "post-link";
  public static final String WRAP = "wrap";

  private CommandNames() {}
}
