package dev.sycamore.generator;

import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Writes all generated classes of the runtime. Its arguments are the folder of the templates and
 * the source root.
 */
public final class ApiGenerator {
  private static final List<String> ONCE =
      List.of(
          "Atomics",
          "DeviceBuffer",
          "DeviceMemory",
          "GroupCopies",
          "GroupOperations",
          "KindCommands",
          "OffHeapAtomics",
          "QueueCommands",
          "RecordLeaves",
          "SubGroup",
          "binding/launcher/LauncherKernels");
  private static final List<String> OF_DIMENSIONS =
      List.of("Item", "NdItem", "NdKernel", "NdRange", "OffsetRange", "Range", "RangeKernel");
  private static final List<Integer> VECTOR_WIDTHS = List.of(2, 3, 4, 8, 16);

  /** The group operations of the device library: a folder of templates, and of sources. */
  private static final String GROUPS = "devicelib/groups/";

  /** Methods of {@code java.util.Arrays} in the device library. */
  private static final String ARRAYS = "devicelib/arrays/";

  private final Configuration configuration;
  private final Path output;

  private ApiGenerator(Configuration configuration, Path output) {
    this.configuration = configuration;
    this.output = output;
  }

  public static void main(String[] args) throws IOException, TemplateException {
    new ApiGenerator(configure(Path.of(args[0])), Path.of(args[1]).resolve("dev/sycamore"))
        .writeAll();
  }

  private static Configuration configure(Path templates) throws IOException, TemplateException {
    Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);
    configuration.setDirectoryForTemplateLoading(templates.toFile());
    configuration.setDefaultEncoding(StandardCharsets.UTF_8.name());
    configuration.setLocale(Locale.ROOT);
    configuration.setNumberFormat("computer");
    configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    configuration.setLogTemplateExceptions(false);
    configuration.setSharedVariable("kinds", GeneratedKind.ALL);
    configuration.setSharedVariable("dimensions", GeneratedDimensions.ALL);
    configuration.setSharedVariable("matrices", GeneratedMatrix.ALL);
    return configuration;
  }

  private void writeAll() throws IOException, TemplateException {
    for (String name : ONCE) {
      write(name, name, Map.of());
    }
    for (GeneratedDimensions dim : GeneratedDimensions.ALL) {
      for (String shape : OF_DIMENSIONS) {
        write("Dimensioned" + shape, shape + dim.count(), Map.of("dim", dim));
      }
    }
    for (GeneratedKind kind : GeneratedKind.ALL) {
      for (GeneratedDimensions dim : GeneratedDimensions.ALL) {
        Map<String, Object> model = Map.of("kind", kind, "dim", dim);
        write("TypedAccessor", kind.name() + "Accessor" + dim.suffix(), model);
        write("TypedDeviceBuffer", kind.name() + "DeviceBuffer" + dim.suffix(), model);
        write("TypedLocalAccessor", "Local" + kind.name() + "s" + dim.suffix(), model);
      }
      write("TypedMemory", kind.name() + "Memory", Map.of("kind", kind));
      write(GROUPS + "TypedCopies", GROUPS + kind.name() + "Copies", Map.of("kind", kind));
      if (kind.primitive()) {
        write(ARRAYS + "TypedArrays", ARRAYS + kind.name() + "Arrays", Map.of("kind", kind));
      }
      if (kind.vectors()) {
        for (int width : VECTOR_WIDTHS) {
          writeVector(kind, width);
        }
      }
      if (kind.atomic()) {
        writeGroupOperations(kind);
      }
    }
    for (GeneratedMatrix matrix : GeneratedMatrix.ALL) {
      write("MatrixOperand", matrix.name(), Map.of("matrix", matrix));
    }
    for (GeneratedImageDimensions dim : GeneratedImageDimensions.ALL) {
      writeImages(dim);
    }
  }

  private void writeImages(GeneratedImageDimensions dim) throws IOException, TemplateException {
    for (String image : List.of("UnsampledImage", "SampledImage")) {
      write(image, image + dim.count(), Map.of("dim", dim));
    }
    for (String pixel : List.of("Float", "Int")) {
      Map<String, Object> model = Map.of("pixel", pixel, "dim", dim);
      write("ImageAccessor", pixel + "ImageAccessor" + dim.count(), model);
      write("SampledImageAccessor", pixel + "SampledImageAccessor" + dim.count(), model);
    }
  }

  private void writeVector(GeneratedKind kind, int width) throws IOException, TemplateException {
    String name = kind.name() + width;
    List<String> components =
        IntStream.range(0, width).mapToObj(index -> component(index, width)).toList();
    write(
        "Vector",
        name,
        Map.of("kind", kind, "width", width, "vector", name, "components", components));
  }

  private void writeGroupOperations(GeneratedKind kind) throws IOException, TemplateException {
    for (String shape : List.of("Group", "Op", "SubGroup")) {
      write(GROUPS + "Typed" + shape, GROUPS + kind.name() + shape, Map.of("kind", kind));
    }
  }

  /** {@code x} to {@code w}, or {@code s0} to {@code sf}. */
  private static String component(int index, int width) {
    return width <= 4 ? "xyzw".substring(index, index + 1) : "s" + Integer.toHexString(index);
  }

  /** Leaves an unchanged file alone, so that the compiler sees no change either. */
  private void write(String template, String name, Map<String, Object> model)
      throws IOException, TemplateException {
    StringWriter text = new StringWriter();
    configuration.getTemplate(template + ".java.ftl").process(model, text);
    Path file = output.resolve(name + ".java");
    if (Files.exists(file) && Files.readString(file).equals(text.toString())) {
      return;
    }
    Files.createDirectories(file.getParent());
    Files.writeString(file, text.toString());
  }
}
