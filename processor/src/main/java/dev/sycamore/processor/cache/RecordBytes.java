package dev.sycamore.processor.cache;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.TextEdit;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.processor.code.RecordedFunction;
import dev.sycamore.processor.code.RecordedKernel;
import dev.sycamore.processor.code.RecordedUnit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Records as bytes: the components of each, in the order of their declaration. Whether bytes are
 * those of a record is known before they are read.
 */
final class RecordBytes {

  private RecordBytes() {}

  /** Writes one element of a list. */
  @FunctionalInterface
  private interface Writer<T> {
    void write(DataOutputStream out, T element) throws IOException;
  }

  /** Reads one element of a list. */
  @FunctionalInterface
  private interface Reader<T> {
    T read(DataInputStream in) throws IOException;
  }

  static byte[] of(UnitRecord record) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      UnitResult result = record.result();
      text(out, result.source().path());
      text(out, result.source().text());
      constant(out, result.source().origin());
      list(out, record.dependencies(), RecordBytes::dependency);
      list(out, result.diagnostics(), RecordBytes::diagnostic);
      list(out, result.files(), RecordBytes::file);
      list(out, result.code().stream().toList(), RecordBytes::unit);
      list(out, result.notes(), RecordBytes::text);
    } catch (IOException e) {
      throw new AssertionError("memory has no errors", e);
    }
    return bytes.toByteArray();
  }

  static UnitRecord read(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    SourceFile source = new SourceFile(text(in), text(in), constant(in, SourceFile.Origin.class));
    List<Dependency> dependencies = list(in, RecordBytes::dependency);
    List<Diagnostic> diagnostics = list(in, RecordBytes::diagnostic);
    List<UnitFile> files = list(in, RecordBytes::file);
    Optional<RecordedUnit> code = list(in, RecordBytes::unit).stream().findFirst();
    List<String> notes = list(in, RecordBytes::text);
    return new UnitRecord(new UnitResult(source, diagnostics, files, code, notes), dependencies);
  }

  private static void dependency(DataOutputStream out, Dependency dependency) throws IOException {
    constant(out, dependency.kind());
    text(out, dependency.name());
    text(out, dependency.state());
  }

  private static Dependency dependency(DataInputStream in) throws IOException {
    return new Dependency(constant(in, Dependency.Kind.class), text(in), text(in));
  }

  private static void diagnostic(DataOutputStream out, Diagnostic diagnostic) throws IOException {
    text(out, diagnostic.id().name());
    constant(out, diagnostic.severity());
    span(out, diagnostic.at());
    text(out, diagnostic.message());
    text(out, diagnostic.help());
    list(
        out,
        diagnostic.chain(),
        (to, frame) -> {
          text(to, frame.function());
          span(to, frame.at());
        });
    list(
        out,
        diagnostic.notes(),
        (to, note) -> {
          text(to, note.message());
          span(to, note.at());
        });
    list(out, diagnostic.fixes(), RecordBytes::fix);
  }

  private static void fix(DataOutputStream out, Fix fix) throws IOException {
    text(out, fix.title());
    list(
        out,
        fix.edits(),
        (to, edit) -> {
          span(to, edit.at());
          text(to, edit.text());
        });
  }

  private static Fix fix(DataInputStream in) throws IOException {
    return new Fix(text(in), list(in, from -> new TextEdit(span(from), text(from))));
  }

  private static Diagnostic diagnostic(DataInputStream in) throws IOException {
    return new Diagnostic(
        DiagnosticId.valueOf(text(in)),
        constant(in, Severity.class),
        span(in),
        text(in),
        text(in),
        list(in, from -> new CallFrame(text(from), span(from))),
        list(in, from -> new Note(text(from), span(from))),
        list(in, RecordBytes::fix));
  }

  private static void span(DataOutputStream out, SourceSpan span) throws IOException {
    text(out, span.file());
    out.writeInt(span.offset());
    out.writeInt(span.length());
    out.writeInt(span.line());
    out.writeInt(span.column());
    out.writeInt(span.endLine());
  }

  private static SourceSpan span(DataInputStream in) throws IOException {
    return new SourceSpan(
        text(in), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt());
  }

  private static void file(DataOutputStream out, UnitFile file) throws IOException {
    text(out, file.path());
    byte[] bytes = file.bytes();
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static UnitFile file(DataInputStream in) throws IOException {
    return new UnitFile(text(in), bytes(in));
  }

  private static void unit(DataOutputStream out, RecordedUnit unit) throws IOException {
    text(out, unit.file());
    text(out, unit.packageName());
    text(out, unit.name());
    list(out, unit.modules(), RecordBytes::text);
    list(out, unit.kernels(), RecordBytes::kernel);
  }

  private static RecordedUnit unit(DataInputStream in) throws IOException {
    return new RecordedUnit(
        text(in), text(in), text(in), list(in, RecordBytes::text), list(in, RecordBytes::kernel));
  }

  private static void kernel(DataOutputStream out, RecordedKernel kernel) throws IOException {
    text(out, kernel.name());
    text(out, kernel.entryPoint());
    text(out, kernel.file());
    out.writeInt(kernel.offset());
    out.writeInt(kernel.length());
    constant(out, kernel.form());
    out.writeInt(kernel.dimensions());
    text(out, kernel.signature());
    list(out, kernel.stored(), RecordBytes::text);
    list(out, kernel.functions(), RecordBytes::function);
  }

  private static void function(DataOutputStream out, RecordedFunction function) throws IOException {
    out.writeInt(function.captured());
    text(out, function.file());
    out.writeInt(function.offset());
    out.writeInt(function.length());
    text(out, function.method());
    text(out, function.type());
  }

  private static RecordedFunction function(DataInputStream in) throws IOException {
    return new RecordedFunction(
        in.readInt(), text(in), in.readInt(), in.readInt(), text(in), text(in));
  }

  private static RecordedKernel kernel(DataInputStream in) throws IOException {
    return new RecordedKernel(
        text(in),
        text(in),
        text(in),
        in.readInt(),
        in.readInt(),
        constant(in, KernelForm.class),
        in.readInt(),
        text(in),
        list(in, RecordBytes::text),
        list(in, RecordBytes::function));
  }

  private static <T> void list(DataOutputStream out, List<T> list, Writer<T> writer)
      throws IOException {
    out.writeInt(list.size());
    for (T element : list) {
      writer.write(out, element);
    }
  }

  private static <T> List<T> list(DataInputStream in, Reader<T> reader) throws IOException {
    int size = in.readInt();
    List<T> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add(reader.read(in));
    }
    return list;
  }

  private static void constant(DataOutputStream out, Enum<?> constant) throws IOException {
    text(out, constant.name());
  }

  private static <T extends Enum<T>> T constant(DataInputStream in, Class<T> type)
      throws IOException {
    return Enum.valueOf(type, text(in));
  }

  private static void text(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(bytes(in), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(DataInputStream in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return bytes;
  }
}
