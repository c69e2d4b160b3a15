package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A box of each primitive type, wherever a kernel may come by one: what to write is named. */
@Tag("full")
class BoxesTest {

  private static final Map<String, String> PRIMITIVES =
      new TreeMap<>(
          Map.of(
              "Boolean", "boolean",
              "Byte", "byte",
              "Short", "short",
              "Character", "char",
              "Integer", "int",
              "Long", "long",
              "Float", "float",
              "Double", "double"));

  private static final String FILE =
      """
      import static dev.sycamore.Range.range;
      class OfBox {
        dev.sycamore.DeviceQueue q;
        MEMBERS
      }
      """;

  /**
   * In each: Box and prim are the types, use(e) is an {@code int} made of a box, and value a
   * constant of the primitive type.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SYC1009 | prim value = v;     | void m(Box v) { KERNEL[use(v)] }",
        "SYC1009 | prim value = v;     | void m() { final Box v = value; KERNEL[use(v)] }",
        "SYC1009 | prim value = v;     | void m() { var v = Box.valueOf(value); KERNEL[use(v)] }",
        "SYC1009 | prim value = v;     | void m(Box[] all) { for (Box v : all) { KERNEL[use(v)] } }",
        "SYC1009 | prim value = v;     | void m(Box v) { KERNEL[use(v.primValue())] }",
        "SYC1009 | prim value = v;     | void m(Box v) { KERNEL[v.hashCode()] }",
        "SYC1009 | prim value = v;     | void m(Box v, Box w) { KERNEL[v.compareTo(w)] }",
        "SYC1009 | prim value = v;     | void m(Box v, Box w) { KERNEL[v.equals(w) ? 1 : 0] }",
        "SYC1009 | prim value = v;     | void m(Box v) { KERNEL[f(v)] } static int f(prim x) { return 1; }",
        "SYC1009 | prim value = f;     | final Box f = value; void m() { KERNEL[use(f)] }",
        "SYC1009 | prim value = f;     | Box f; void m() { KERNEL[use(this.f)] }",
        "SYC1009 | prim value = f;     | Box f; void m() { KERNEL[use(f.primValue())] }",
        "SYC1009 | prim value = f;     | Box f; private int g() { return use(f); } void m() { KERNEL[g()] }",
        "SYC1009 | prim v = h.v;       | class H { Box v; } void m(H h) { KERNEL[use(h.v)] }",
        "SYC1009 | declare it as `prim` | record R(Box x) {} void m(R r) { KERNEL[use(r.x())] }",
        "SYC1009 | prim x = r.x();     | record R(Box x) {} void m(R r) { KERNEL[use(r.x)] }",
        "SYC1009 | prim x = r.x();     | record R<T>(T x) {} void m(R<Box> r) { KERNEL[use(r.x())] }",
        "SYC1009 | `prim[]`            | void m(Box[] v) { KERNEL[use(v[i])] }",
        "SYC1021 | isNull = v == null; | void m(Box v) { KERNEL[v == null ? 1 : 0] }",
        "SYC1021 | isNull = f == null; | Box f; void m() { KERNEL[null != f ? 1 : 0] }",
        "SYC1022 | declare it as `prim` | static final Box S = value; void m() { KERNEL[use(S)] }",
        "SYC1022 | prim value = S;     | static final Box S = value; void m() { KERNEL[use(S)] }",
        "SYC1018 | primitive           | void m() { KERNEL[use((Box) value)] }",
        "SYC1018 | primitive           | void m() { KERNEL[f(value)] } static int f(Box x) { return 1; }",
      })
  void isRefusedWithWhatToWrite(String id, String help, String members) {
    String[] sources =
        PRIMITIVES.keySet().stream().map(box -> source(members, box)).toArray(String[]::new);

    Map<String, List<Diagnostic>> found =
        OutlineRun.of(sources).diagnostics().stream()
            .collect(Collectors.groupingBy(d -> d.at().file().replaceAll("\\d*\\.java", "")));

    assertThat(found.keySet()).isEqualTo(names());
    found.forEach(
        (box, each) -> {
          assertThat(each).as(each.toString()).hasSize(1);
          assertThat(each.get(0).id().code()).as(each.toString()).isEqualTo(id);
          assertThat(each.get(0).help()).contains(help.replace("prim", nameOf(help, box)));
        });
  }

  private static Set<String> names() {
    return PRIMITIVES.keySet().stream().map(box -> "Of" + box).collect(Collectors.toSet());
  }

  /** Not the word {@code primitive}. */
  private static String nameOf(String help, String box) {
    return help.contains("primitive") ? "prim" : PRIMITIVES.get(box.substring("Of".length()));
  }

  private static String source(String members, String box) {
    String primitive = PRIMITIVES.get(box);
    boolean truth = primitive.equals("boolean");
    String kernel =
        "q.parallelFor(range(8), i -> { a[i] = "
            + members.replaceAll(".*KERNEL\\[(.*)\\] }.*", "$1")
            + "; });";
    return FILE.replace("MEMBERS", members.replaceAll("KERNEL\\[.*\\] }", "KERNEL }"))
        .replace("KERNEL", kernel)
        .replaceAll("\\bm\\(\\)", "m(int[] a)")
        .replaceAll("\\bm\\((?!int\\[\\] a\\))", "m(int[] a, ")
        .replaceAll("use\\(((?:[^()]|\\([^()]*\\))*)\\)", truth ? "($1 ? 1 : 0)" : "(int) ($1 + 0)")
        .replaceAll("\\bvalue\\b", truth ? "true" : "(" + primitive + ") 1")
        .replace("primValue", primitive + "Value")
        .replaceAll("\\bprim\\b", primitive)
        .replace("Box", box);
  }
}
