package dev.sycamore.outliner.library;

import dev.sycamore.frontend.source.SourceLookup;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The sources of the device library and of the classes of the API that are code for devices:
 * DeviceMath and its like, vector types, image accessors. The processor brings them with it.
 */
public final class DeviceLibrarySources implements SourceLookup {

  /** What is reported in them is reported at the user's call: indices in them are right. */
  private static final Pattern LIBRARY =
      Pattern.compile(
          "dev\\.sycamore\\.(devicelib\\.((arrays|groups|images)\\.)?\\w+"
              + "|(Float|Int)(Sampled)?ImageAccessor[123]|ImagePixels|ImageSampler|DeviceEvent)");

  /** What is treated as the user's own code: users could have written it. */
  private static final Pattern API =
      Pattern.compile(
          "dev\\.sycamore\\.(Device(Bits|Math|Random)|(Byte|Short|Char|Int|Long|Float|Double)(2|3|4|8|16))");

  private static final String FOLDER = "META-INF/sycamore/sources/";

  /** Those that were read, for later compilations of this process, as long as there is room. */
  private static final Map<String, SoftReference<SourceFile>> READ = new ConcurrentHashMap<>();

  @Override
  public Optional<SourceFile> sourceOf(String topLevelName) {
    boolean library = LIBRARY.matcher(topLevelName).matches();
    if (!library && !API.matcher(topLevelName).matches()) {
      return Optional.empty();
    }
    SoftReference<SourceFile> read = READ.get(topLevelName);
    SourceFile known = read == null ? null : read.get();
    if (known != null) {
      return Optional.of(known);
    }
    Optional<SourceFile> file =
        read(
            topLevelName.replace('.', '/') + ".java",
            library ? SourceFile.Origin.DEVICE_LIBRARY : SourceFile.Origin.API);
    file.ifPresent(found -> READ.put(topLevelName, new SoftReference<>(found)));
    return file;
  }

  private static Optional<SourceFile> read(String path, SourceFile.Origin origin) {
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
        return Optional.of(new SourceFile(path, text, origin));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
