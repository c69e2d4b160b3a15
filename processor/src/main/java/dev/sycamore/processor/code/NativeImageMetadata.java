package dev.sycamore.processor.code;

import dev.sycamore.binding.classfile.KernelCode;
import dev.sycamore.binding.classfile.MethodDigest;
import dev.sycamore.binding.resource.UnitResources;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What the runtime finds by name when kernels of a unit are launched, for GraalVM's {@code
 * native-image}, which keeps nothing else: the binding class, the classes of lambdas, records in
 * buffers, and resources, class files among them. {@code docs/NATIVE-IMAGE.md}.
 *
 * @param unit {@code p.Unit}
 * @param holders binary names of the classes that may make the lambdas of kernels
 * @param interfaces names of the interfaces of kernels, and of functions that they call, which
 *     lambdas implement
 * @param stored binary names of records in buffers, and of records and enums inside of them
 * @param classFiles internal names of the classes whose files are read
 */
record NativeImageMetadata(
    String unit,
    NavigableSet<String> holders,
    NavigableSet<String> interfaces,
    NavigableSet<String> stored,
    NavigableSet<String> classFiles) {

  /**
   * The metadata of a unit.
   *
   * @param declared binary names of the named classes of its file
   * @param interfaces names of the interfaces of its kernels
   * @param stored binary names of records in buffers, and of records and enums inside of them
   */
  static NativeImageMetadata of(
      String unit,
      Collection<String> declared,
      Collection<String> interfaces,
      Collection<String> stored,
      List<KernelCode> kernels) {
    NavigableSet<String> holders = new TreeSet<>(declared);
    NavigableSet<String> classFiles = new TreeSet<>();
    for (KernelCode kernel : kernels) {
      holders.add(kernel.root().method().owner().replace('/', '.'));
      classFiles.add(kernel.root().method().owner());
      kernel.functions().stream()
          .filter(function -> function.digest().isPresent())
          .map(function -> function.method().owner().replace('/', '.'))
          .forEach(holders::add);
      kernel.others().stream().map(NativeImageMetadata::owner).forEach(classFiles::add);
    }
    holders.forEach(holder -> classFiles.add(holder.replace('.', '/')));
    return new NativeImageMetadata(
        unit, holders, new TreeSet<>(interfaces), new TreeSet<>(stored), classFiles);
  }

  private static String owner(MethodDigest method) {
    return method.method().owner();
  }

  /** The resource that has the metadata of a unit. */
  static String resource(String unit) {
    return "META-INF/native-image/dev.sycamore/" + unit + "/reachability-metadata.json";
  }

  /** The resource's content, in the format of GraalVM for JDK 25. */
  byte[] bytes() {
    String text =
        "{\n  \"reflection\": [\n"
            + String.join(",\n", reflection())
            + "\n  ],\n  \"resources\": [\n"
            + String.join(",\n", resources())
            + "\n  ]\n}\n";
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private List<String> reflection() {
    List<String> entries = new ArrayList<>();
    entries.add(
        "    {\"type\": \""
            + UnitResources.bindingClass(unit)
            + "\", \"methods\": [{\"name\": \"<init>\", \"parameterTypes\": []}]}");
    for (String holder : holders) {
      entries.add("    {\"type\": \"" + holder + "\"}");
      for (String type : interfaces) {
        entries.add(
            "    {\"type\": {\"lambda\": {\"declaringClass\": \""
                + holder
                + "\", \"interfaces\": [\""
                + type
                + "\"]}}, \"methods\": [{\"name\": \"writeReplace\", \"parameterTypes\": []}],"
                + " \"serializable\": true}");
      }
    }
    for (String type : stored) {
      entries.add(
          "    {\"type\": \""
              + type
              + "\", \"allDeclaredConstructors\": true, \"allDeclaredFields\": true,"
              + " \"allDeclaredMethods\": true}");
    }
    return entries;
  }

  /** Images by patterns: {@code sycamore wrap} may replace them. */
  private List<String> resources() {
    Stream<String> own =
        Stream.of(
            UnitResources.images(unit),
            UnitResources.code(unit),
            UnitResources.of(unit, ".*.*"),
            UnitResources.FOLDER + "images/*");
    Stream<String> classes = classFiles.stream().map(name -> name + ".class");
    return Stream.concat(own, classes).map(glob -> "    {\"glob\": \"" + glob + "\"}").toList();
  }
}
