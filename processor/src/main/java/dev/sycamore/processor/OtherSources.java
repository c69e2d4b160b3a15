package dev.sycamore.processor;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.frontend.source.SourceLookup;
import dev.sycamore.outliner.library.DeviceLibrarySources;
import dev.sycamore.processor.host.HostSourcePath;
import dev.sycamore.processor.host.SourcePath;
import dev.sycamore.processor.options.ProcessorOptions;
import java.nio.charset.Charset;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.annotation.processing.Filer;

/** Finds the sources of classes that the host compiler has no file of. */
final class OtherSources {

  private OtherSources() {}

  /**
   * Looks on the source path of the options, on that of the host compiler, and in the device
   * library, in this order.
   *
   * @param encoding asked for when a file is read
   * @param problems takes files that cannot be read
   */
  static SourceLookup of(
      Filer filer,
      ProcessorOptions options,
      Supplier<Charset> encoding,
      Consumer<Diagnostic> problems) {
    SourcePath sourcePath = new SourcePath(options.sourcePath(), encoding, problems);
    HostSourcePath hostPath = new HostSourcePath(filer);
    DeviceLibrarySources library = new DeviceLibrarySources();
    return name ->
        sourcePath
            .sourceOf(name)
            .or(() -> hostPath.sourceOf(name))
            .or(() -> library.sourceOf(name));
  }
}
