package dev.sycamore.fuzz.program;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The declarations around a kernel of an accessor or of memory that it names. Its values are in an
 * array that is a parameter, and so are its results after the launch.
 *
 * @param name its variable
 * @param element {@code I}, {@code Half}, {@code R0}
 */
record Storage(StorageForm form, String name, String element) {
  private static final Pattern NAME =
      Pattern.compile(
          Arrays.stream(StorageForm.values())
              .map(StorageForm::prefix)
              .collect(Collectors.joining("|", "\\b(?:", ")(?:[ZBSCIJFD]|R\\d+|Half)\\b")));

  /** All that the text of a kernel names. */
  static List<Storage> in(String text) {
    return CapturedNames.names(NAME, text).stream().map(Storage::of).toList();
  }

  private static Storage of(String name) {
    StorageForm form =
        Arrays.stream(StorageForm.values())
            .filter(f -> name.matches(f.prefix() + "[A-Z].*"))
            .findFirst()
            .orElseThrow();
    return new Storage(form, name, name.substring(form.prefix().length()));
  }

  private boolean isRecord() {
    return element.startsWith("R");
  }

  private String elementType() {
    return element.length() == 1 ? Prim.ofCode(element.charAt(0)).keyword() : element;
  }

  private String capital() {
    return elementType().substring(0, 1).toUpperCase(Locale.ROOT) + elementType().substring(1);
  }

  private String data() {
    return "data" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** The array with its values. */
  Captured parameter() {
    return new Captured(elementType() + "[]", data());
  }

  /** The variable that the kernel names. */
  Captured captured() {
    if (form.isMemory()) {
      return new Captured(capital() + "Memory", name);
    }
    String type =
        isRecord() ? "RecordAccessor<" + element + ">" : capital() + "Accessor" + form.suffix();
    return new Captured(type, name);
  }

  /**
   * The buffer or the memory, as a resource.
   *
   * @param shared whether memory is shared with the host, where the device has such
   */
  String resource(boolean shared) {
    if (form.isMemory()) {
      String kind =
          shared
              ? "q.device().has(dev.sycamore.annotations.Aspect.USM_SHARED_ALLOCATIONS)"
                  + " ? MemoryKind.SHARED : MemoryKind.DEVICE"
              : "MemoryKind.DEVICE";
      String plural = capital().toLowerCase(Locale.ROOT) + "s";
      return "%sMemory %s = DeviceMemory.%s(q, %d, %s)"
          .formatted(capital(), name, plural, form.length(), kind);
    }
    return "%s %s = DeviceBuffer.wrap(%s%s)"
        .formatted(buffer().type(), buffer().name(), data(), form.wrapped());
  }

  /** The buffer of an accessor. */
  Captured buffer() {
    String type =
        isRecord()
            ? "RecordDeviceBuffer<" + element + ">"
            : capital() + "DeviceBuffer" + form.suffix();
    return new Captured(type, "buffer" + data().substring(4));
  }

  /** Before the launch. */
  void printBefore(FuzzSource out) {
    if (form.isMemory()) {
      out.line("q.copy(%1$s, 0, %2$s, 0, %1$s.length);".formatted(data(), name));
    }
  }

  /** After the launch. */
  void printAfter(FuzzSource out) {
    if (form.isMemory()) {
      out.line("q.copy(%2$s, 0, %1$s, 0, %1$s.length).await();".formatted(data(), name));
    }
  }

  /** Makes the accessor, of the mode that the kernel needs. */
  void printAccessor(String kernel, FuzzSource out) {
    boolean atomic = kernel.contains("(" + name + ", ");
    boolean read = atomic || kernel.contains(name + ".get(");
    boolean written = atomic || kernel.contains(name + ".set(");
    String mode = read && written ? "READ_WRITE" : written ? "WRITE" : "READ";
    out.line(
        "%s %s = %s.access(h, AccessMode.%s%s);"
            .formatted(captured().type(), name, buffer().name(), mode, form.accessed()));
  }
}
