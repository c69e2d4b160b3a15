package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The call chain of a warning about an aspect: each frame, and the use at its end, stands where the
 * source has it. {@code /*1*}{@code /} marks the place of the first frame, and so on.
 */
@Tag("one-jdk")
@Tag("full")
class AspectPlacesTest {
  private static final Pattern MARK = Pattern.compile("/\\*(\\d)\\*/");

  private static final String HEAD =
      """
      import static dev.sycamore.NdRange.ndRange;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import dev.sycamore.annotations.*;
      """;

  private static final String PROGRAM =
      HEAD
          + """
          class Example extends Base {
            interface FloatOp { float apply(float x); }
            record Pair(float a, double b) {
              float own() { return a; }
              float sum() { return a + (float) b; }
            }
            record Outer(int i, Pair pair) {}
            record Written(int i, Half h) {
              public Half h() { return h; }
            }
            private Half h = Half.ONE;
            private double d = 1;
            private float plain = 1;
            private Pair pair = new Pair(1, 2);
            private Outer outer = new Outer(1, pair);
            @SpecConstant static double spec = 2;
            static float take(Pair p) { return p.a(); }
            static float apply(FloatOp op, float x) { return op.apply(x); }
            %s
            void run(DeviceQueue q, float[] f, Pair p, Outer o, Written w, double x) {
              q.parallelFor(range(8), (@DeviceHas({}) RangeKernel1) i -> {
                %s
              });
            }
          }
          """;

  private static final String BASE =
      """
      class Base {
        protected double inherited = 1;
        protected final float scale() { return (float) /*2*/inherited; }
      }
      """;

  /** The places of all frames, the kernel's first, of the only warning. */
  private static List<String> chainOf(String... sources) {
    List<Diagnostic> found =
        OutlineRun.of(sources).diagnostics().stream()
            .filter(diagnostic -> !diagnostic.id().isOffByDefault())
            .toList();
    assertThat(found).as("%s", (Object) sources).hasSize(1);
    Diagnostic warning = found.get(0);
    List<String> places = new ArrayList<>();
    warning.chain().forEach(frame -> places.add(place(frame.at())));
    assertThat(places.get(places.size() - 1)).isEqualTo(place(warning.at()));
    return places;
  }

  private static String place(SourceSpan at) {
    return at.file() + "@" + at.offset();
  }

  private static List<String> marksOf(String... sources) {
    TreeMap<String, String> places = new TreeMap<>();
    for (String source : sources) {
      Matcher mark = MARK.matcher(source);
      while (mark.find()) {
        String file = source.equals(BASE) ? "Base.java" : "Example.java";
        places.put(mark.group(1), file + "@" + mark.end());
      }
    }
    return List.copyOf(places.values());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          | f[i] = /*1*/h.toFloat();
          | f[i] = (float) /*1*/d;
          | f[i] = (float) /*1*/this.d;
          private float own() { return /*2*/h.toFloat(); } | f[i] = /*1*/own();
          private float own() { return (float) (/*2*/2 * d); } | f[i] = /*1*/own();
          private float own() { return (float) (/*2*/2.0 * d); } | f[i] = /*1*/own();
          private float own() { return plain * (float) /*2*/this.d; } | f[i] = plain + /*1*/this.own();
          private float own() { return /*2*/far(); } private float far() { return (float) /*3*/d; } | f[i] = /*1*/own();
          private float own() { return (float) /*2*/d + far(); } private float far() { return (float) d; } | f[i] = /*1*/own();
          private float own() { return /*2*/pair.a(); } | f[i] = /*1*/own();
          private float own() { return /*2*/outer.i(); } | f[i] = /*1*/own();
          private float own() { return take(/*2*/pair); } | f[i] = /*1*/own();
          private float own() { return 2 * /*2*/pair.own(); } | f[i] = plain * /*1*/own();
          | f[i] = 1 + /*1*/pair.a();
          | f[i] = plain * /*1*/p.a();
          | f[i] = 2; f[i] = take(/*1*/p);
          | f[i] = /*1*/p.own() + p.a();
          | f[i] = /*1*/p.sum();
          | f[i] = /*1*/o.i();
          | f[i] = /*1*/o.pair().a();
          | f[i] = /*1*/outer.pair().a();
          | f[i] = /*1*/w.h().toFloat();
          | f[i] = /*1*/w.i();
          | f[i] = (float) /*1*/x;
          | f[i] = f[i] * (float) /*1*/spec;
          static float own() { return (float) /*2*/spec; } | f[i] = /*1*/own();
          | f[i] = /*1*/scale();
          | f[i] = (float) /*1*/inherited;
          | FloatOp op = v -> v * (float) /*2*/d; f[i] = /*1*/op.apply(1);
          | f[i] = /*1*/apply(v -> v * (float) /*3*/d, 1);
          | FloatOp op = v -> v * /*2*/p.a(); f[i] = /*1*/op.apply(1);
          | for (int k = 0; k < 2; k++) { f[k] = (float) /*1*/d; } f[i] = pair.a();
          """)
  void ofFieldsCapturesAndCalls(String members, String body) {
    String example = PROGRAM.formatted(members == null ? "" : members, body);
    if (body.contains("apply(v ->")) {
      example = example.replace("return op.apply(x)", "return /*2*/op.apply(x)");
    }
    boolean inBase = body.contains("scale()");
    List<String> marks = inBase ? marksOf(BASE, example) : marksOf(example);

    assertThat(chainOf(BASE, example)).isEqualTo(marks);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          record Scale(double d, float s, float[] a) | a[i] = (float) /*1*/d;
          record Scale(double d, float s, float[] a) | a[i] = (float) /*1*/d();
          record Scale(double d, float s, float[] a) | a[i] = /*1*/own();
          record Scale(double d, float s, float[] a) | a[i] = /*1*/far() + s();
          final class Scale | a[i] = (float) /*1*/d;
          final class Scale | a[i] = /*1*/own();
          final class Scale | a[i] = /*1*/far();
          """)
  void ofFunctionObjects(String kind, String body) {
    String fields = kind.startsWith("record") ? "" : "double d; float s; float[] a;";
    String own = body.contains("own()") ? "/*2*/d" : body.contains("far()") ? "/*3*/d" : "d";
    String call = body.contains("far()") ? "/*2*/own()" : "own()";
    String source =
        HEAD
            + """
            %s implements RangeKernel1 {
              %s
              @DeviceHas({})
              public void run(int i) { %s }
              private float own() { return s * (float) %s; }
              private float far() { return s * %s; }
            }
            """
                .formatted(kind, fields, body, own, call);

    assertThat(chainOf(source)).isEqualTo(marksOf(source).stream().map(this::inScale).toList());
  }

  private String inScale(String place) {
    return place.replace("Example", "Scale");
  }

  @Test
  void whatAFunctionObjectOnlyHasIsNoUse() {
    String source =
        HEAD
            + """
            record Scale(double d, float s, float[] a) implements RangeKernel1 {
              @DeviceHas({})
              public void run(int i) { a[i] = s + own() + twice(s); }
              private float own() { return s; }
              private static float twice(float x) { return 2 * x; }
            }
            """;

    assertThat(OutlineRun.of(source).diagnostics()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          | a[i] = (float) /*1*/d;
          | a[i] = (float) /*1*/Example.this.d;
          private float own() { return (float) /*2*/d; } | a[i] = /*1*/own();
          private float own() { return (float) /*2*/d; } | a[i] = /*1*/Example.this.own();
          private float own() { return /*2*/pair.a(); } | a[i] = /*1*/own();
          """)
  void ofTheObjectAround(String members, String body) {
    String source =
        HEAD
            + """
            class Example {
              record Pair(float a, double b) {}
              private double d = 1;
              private Pair pair = new Pair(1, 2);
              %s
              class Inner {
                void run(DeviceQueue q, float[] a) {
                  q.parallelFor(range(8), (@DeviceHas({}) RangeKernel1) i -> { %s });
                }
              }
            }
            """
                .formatted(members == null ? "" : members, body);

    assertThat(chainOf(source)).isEqualTo(marksOf(source));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @DeviceHas({}) private float own() { return (float) /*1*/d; } | a[i] = own();
          @DeviceHas({}) private float own() { return plain; } private float far() { return (float) d; } | a[i] = own() + far(); // none
          @DeviceHas({}) static float take(Pair p) { return /*1*/p.a(); } | a[i] = take(pair);
          @DeviceHas({}) private float own() { return /*1*/pair.a(); } | a[i] = own();
          record R(int k, double b) { @DeviceHas({}) int own() { return 2 * /*1*/k; } } | a[i] = new R(i, 2).own();
          @DeviceHas({}) static float apply(Op op) { return /*1*/op.at(1); } | double t = 2; a[i] = apply(v -> v * (float) /*2*/t);
          """)
  void ofFunctions(String members, String body) {
    String source =
        HEAD
            + """
            class Example {
              interface Op { float at(float x); }
              record Pair(float a, double b) {}
              private double d = 1;
              private float plain = 1;
              private Pair pair = new Pair(1, 2);
              %s
              void run(DeviceQueue q, float[] a) {
                q.parallelFor(range(8), i -> { %s });
              }
            }
            """
                .formatted(members, body.replace("// none", ""));

    if (body.contains("// none")) {
      assertThat(OutlineRun.of(source).diagnostics()).isEmpty();
    } else {
      assertThat(chainOf(source)).isEqualTo(marksOf(source));
    }
  }
}
