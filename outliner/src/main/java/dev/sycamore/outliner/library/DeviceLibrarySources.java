package dev.sycamore.outliner.library;

import dev.sycamore.outliner.host.SourceFile;
import dev.sycamore.outliner.host.SourceLookup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The sources of the device library, DeviceMath and the vector types, which the processor brings
 * with it.
 */
public final class DeviceLibrarySources implements SourceLookup {

  private static final Pattern NAMES =
      Pattern.compile(
          "dev\\.sycamore\\.(DeviceMath|devicelib\\.(groups\\.)?\\w+|(Byte|Short|Char|Int|Long|Float|Double)(2|3|4|8|16))");

  /** What users cannot call. The other classes are part of the API. */
  private static final String INTERNAL = "dev.sycamore.devicelib.";

  private static final String FOLDER = "META-INF/sycamore/sources/";

  @Override
  public Optional<SourceFile> sourceOf(String topLevelName) {
    if (!NAMES.matcher(topLevelName).matches()) {
      return Optional.empty();
    }
    String path = topLevelName.replace('.', '/') + ".java";
    URL url = DeviceLibrarySources.class.getClassLoader().getResource(FOLDER + path);
    if (url == null) {
      return Optional.empty();
    }
    try {
      URLConnection connection = url.openConnection();
      // A cached jar would stay open in a build daemon, and could not be replaced.
      connection.setUseCaches(false);
      try (InputStream in = connection.getInputStream()) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        return Optional.of(new SourceFile(path, text, topLevelName.startsWith(INTERNAL)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
