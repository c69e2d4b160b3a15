package dev.sycamore.diagnostics;

import java.io.File;

/** Names of files in the paths of any system. */
public final class FileNames {

  private FileNames() {}

  /**
   * The name of a file without its folders. A backslash is a separator on Windows, and elsewhere in
   * paths that begin as those of Windows do: records of a compilation there are read on other
   * systems. In other paths it is a part of a name.
   */
  public static String withoutFolders(String path) {
    int last = Math.max(path.lastIndexOf('/'), path.lastIndexOf(File.separatorChar));
    if (isOfWindows(path)) {
      last = Math.max(last, path.lastIndexOf('\\'));
    }
    return path.substring(last + 1);
  }

  /** Whether a path begins with a drive, or with a server. */
  private static boolean isOfWindows(String path) {
    return path.startsWith("\\\\") || (path.startsWith(":\\", 1) && isLetter(path.charAt(0)));
  }

  private static boolean isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }
}
