package dev.sycamore.codegen;

import static dev.sycamore.codegen.Dsl.SPAN;
import static dev.sycamore.codegen.Dsl.array;
import static dev.sycamore.codegen.Dsl.assign;
import static dev.sycamore.codegen.Dsl.at;
import static dev.sycamore.codegen.Dsl.barrier;
import static dev.sycamore.codegen.Dsl.bin;
import static dev.sycamore.codegen.Dsl.call;
import static dev.sycamore.codegen.Dsl.captured;
import static dev.sycamore.codegen.Dsl.eval;
import static dev.sycamore.codegen.Dsl.function;
import static dev.sycamore.codegen.Dsl.global;
import static dev.sycamore.codegen.Dsl.globalId;
import static dev.sycamore.codegen.Dsl.kernel;
import static dev.sycamore.codegen.Dsl.lit;
import static dev.sycamore.codegen.Dsl.lt;
import static dev.sycamore.codegen.Dsl.part;
import static dev.sycamore.codegen.Dsl.ret;
import static dev.sycamore.codegen.Dsl.unit;
import static dev.sycamore.codegen.Dsl.var;
import static dev.sycamore.codegen.Dsl.view;
import static dev.sycamore.codegen.Dsl.whileLoop;
import static dev.sycamore.model.type.ScalarType.BOOLEAN;
import static dev.sycamore.model.type.ScalarType.INT;
import static dev.sycamore.model.type.ScalarType.LONG;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.program.CodeOrigin;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.type.AddressSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is written out for reports, and what is left alone. */
class ReportingTest {

  private static final Variable A = var("a", 0, global(INT));
  private static final Variable I = var("i", 1, INT);

  private static DeviceUnit kernelWith(DeviceStatement... body) {
    return kernelWith(List.of(), body);
  }

  private static DeviceUnit kernelWith(List<DeviceFunction> functions, DeviceStatement... body) {
    return unit(
        List.of(kernel("k", KernelForm.ND_RANGE, 1, List.of(captured(0, A)), body)), functions);
  }

  private static List<ParameterRole> roles(NormalizedUnit normalized) {
    return normalized.parameters(normalized.unit().kernels().get(0)).stream()
        .filter(EntryParameter::used)
        .map(EntryParameter::role)
        .toList();
  }

  /** The last pass verifies the normal form; both generators print it. */
  private static NormalizedUnit normalized(DeviceUnit unit, boolean checks) {
    NormalizedUnit normalized = UnitNormalizer.normalize(unit, checks);
    assertThat(LlvmIrGenerator.generate(normalized)).isNotEmpty();
    assertThat(OpenClGenerator.generate(normalized)).isNotEmpty();
    return normalized;
  }

  private static DeviceUnit checked(DeviceUnit unit) {
    return normalized(unit, true).unit();
  }

  @Test
  void withoutChecksAUnitIsLeftAlone() {
    DeviceUnit unit = kernelWith(eval(assign(at(A, globalId()), 1)));

    NormalizedUnit unchecked = normalized(unit, false);

    assertThat(unchecked.unit().sites()).isEmpty();
    assertThat(unchecked.unit().functions()).isEmpty();
    assertThat(roles(unchecked)).containsExactly(ParameterRole.POINTER);
  }

  @Test
  void aCheckedIndexNeedsTheLengthAndTheBuffer() {
    DeviceUnit unit = kernelWith(eval(assign(at(A, globalId()), 1)));

    NormalizedUnit checked = normalized(unit, true);

    assertThat(roles(normalized(unit, false))).containsExactly(ParameterRole.POINTER);
    assertThat(roles(checked))
        .containsExactly(ParameterRole.POINTER, ParameterRole.LENGTH, ParameterRole.REPORT);
    assertThat(checked.unit().sites())
        .containsExactly(
            new ReportPlace(ReportKind.ARRAY_INDEX, SPAN, "kernel k", "", List.of(INT, INT)));
  }

  /** A function may serve kernels of all forms, and its kernel says which one it is. */
  @Test
  void aViolationTellsItsWorkItem() {
    Variable x = var("x", 0, INT);
    DeviceFunction divides =
        function("divides", INT, List.of(x), ret(bin(BinaryOperator.DIVIDE, 1, x)));
    DeviceStatement fails = eval(assign(at(A, globalId()), 1));
    Kernel range = kernel("range", KernelForm.RANGE, 1, List.of(captured(0, A)), fails);
    Kernel groups =
        kernel(
            "groups",
            KernelForm.ND_RANGE,
            2,
            List.of(captured(0, A)),
            eval(assign(at(A, call("divides", INT, lit(5))), 1)));

    DeviceUnit checked = checked(unit(List.of(range, groups), List.of(divides)));

    assertThat(words(checked.kernels().get(0).body()))
        .containsExactly("1", "GLOBAL_ID 0 of 1", "0", "0", "0", "0");
    assertThat(words(checked.kernels().get(1).body()))
        .containsExactly(
            "2",
            "GLOBAL_ID 1 of 2",
            "GLOBAL_ID 0 of 2",
            "0",
            "LOCAL_RANGE 1 of 2",
            "LOCAL_RANGE 0 of 2");
    assertThat(words(functionOf(checked, "divides").body()))
        .containsExactly(
            "kernel",
            "GLOBAL_ID 2 of 3",
            "GLOBAL_ID 1 of 3",
            "GLOBAL_ID 0 of 3",
            "LOCAL_RANGE 2 of 3",
            "LOCAL_RANGE 1 of 3 + LOCAL_RANGE 0 of 3 shifted by 16");
  }

  /** The words on the work-item in the one violation of a body. */
  private static List<String> words(Block body) {
    List<Call> calls = new ArrayList<>();
    new ModelScanner() {
      @Override
      public Void visitCall(Call call) {
        if (call.function().equals("sycamore_violation")) {
          calls.add(call);
        }
        return super.visitCall(call);
      }
    }.scan(body);
    assertThat(calls).hasSize(1);
    List<DeviceExpression> arguments = calls.get(0).arguments();
    return arguments.subList(arguments.size() - 6, arguments.size()).stream()
        .map(ReportingTest::shown)
        .toList();
  }

  private static String shown(DeviceExpression word) {
    if (word instanceof WorkItemQuery query) {
      return query.query() + " " + shown(query.dimension()) + " of " + query.dimensions();
    }
    if (word instanceof Binary binary) {
      return switch (binary.operator()) {
        case OR -> shown(binary.left()) + " + " + shown(binary.right());
        case SHIFT_LEFT -> shown(binary.left()) + " shifted by " + shown(binary.right());
        default -> binary.operator().name();
      };
    }
    return word instanceof ReadLocal read
        ? read.variable().name()
        : String.valueOf(((Literal) word).value());
  }

  @Test
  void whatCannotFailIsNotChecked() {
    Variable p = var("p", 2, view(INT, 1, AddressSpace.PRIVATE));
    DeviceUnit unit =
        kernelWith(
            array(p, 4),
            eval(assign(at(p, 3), 1)),
            eval(assign(at(p, 0), bin(BinaryOperator.DIVIDE, at(p, 3), 7))));

    NormalizedUnit checked = normalized(unit, true);

    assertThat(checked.unit().sites()).isEmpty();
    assertThat(roles(checked)).isEmpty();
  }

  @Test
  void functionsGetTheBufferOnlyIfTheyReport() {
    Variable x = var("x", 0, INT);
    DeviceFunction divides =
        function("divides", INT, List.of(x), ret(bin(BinaryOperator.DIVIDE, 1, x)));
    DeviceFunction adds = function("adds", INT, List.of(x), ret(bin(BinaryOperator.ADD, 1, x)));
    DeviceExpression sum = bin(BinaryOperator.ADD, call("divides", INT, I), call("adds", INT, I));
    DeviceUnit unit =
        kernelWith(List.of(divides, adds), Dsl.let(I, globalId()), eval(assign(at(A, I), sum)));

    DeviceUnit checked = checked(unit);

    // Its own, the report buffer, the flag, and the kernel's number.
    assertThat(functionOf(checked, "divides").parameters()).hasSize(4);
    assertThat(functionOf(checked, "adds").parameters()).hasSize(1);
  }

  private static DeviceFunction functionOf(DeviceUnit unit, String symbol) {
    return unit.functions().stream().filter(f -> f.symbol().equals(symbol)).findFirst().get();
  }

  private static final SourceSpan ELSEWHERE =
      new SourceSpan("dev/sycamore/devicelib/Library.java", 0, 1, 1, 1, 1);

  @Test
  void theLibraryReportsThePlaceOfTheCall() {
    Variable x = var("x", 0, INT);
    DeviceFunction library =
        library(function("library", INT, List.of(x), ret(bin(BinaryOperator.REMAINDER, 1, x))));
    DeviceUnit unit =
        kernelWith(
            List.of(library), Dsl.let(I, globalId()), eval(assign(I, call("library", INT, I))));

    DeviceUnit checked = checked(unit);

    assertThat(checked.sites())
        .containsExactly(new ReportPlace(ReportKind.DIVISION, SPAN, "kernel k", "", List.of()));
  }

  private static DeviceFunction library(DeviceFunction function) {
    return ofSycamore(function, CodeOrigin.DEVICE_LIBRARY);
  }

  private static DeviceFunction ofSycamore(DeviceFunction function, CodeOrigin origin) {
    return new DeviceFunction(
        function.symbol(),
        "Library.f(int)",
        function.returnType(),
        function.parameters(),
        function.body(),
        false,
        origin,
        ELSEWHERE);
  }

  @Test
  void theLibraryReportsEachOfItsFailuresAtThePlaceOfTheCall() {
    Variable x = var("x", 0, INT);
    DeviceStatement inside =
        new Assert(
            ReportKind.ASSERTION,
            bin(BinaryOperator.GREATER, x, 0),
            Optional.of("x is 0"),
            ELSEWHERE);
    DeviceFunction inner =
        library(
            function("inner", INT, List.of(x), inside, ret(bin(BinaryOperator.REMAINDER, 1, x))));
    DeviceFunction outer = library(function("outer", INT, List.of(x), ret(call("inner", INT, x))));
    DeviceUnit unit =
        kernelWith(
            List.of(inner, outer), Dsl.let(I, globalId()), eval(assign(I, call("outer", INT, I))));

    DeviceUnit checked = checked(unit);

    assertThat(checked.sites())
        .containsExactly(
            new ReportPlace(ReportKind.ASSERTION, SPAN, "kernel k", "x is 0", List.of()),
            new ReportPlace(ReportKind.DIVISION, SPAN, "kernel k", "", List.of()));
    // Its own, the report buffer, the flag, the kernel's number, and a site for each failure.
    assertThat(functionOf(checked, "outer").parameters()).hasSize(6);
  }

  @Test
  void theApiReportsItsIndicesAtThePlaceOfTheCall() {
    Variable p = var("p", 0, view(INT, 1, AddressSpace.GLOBAL));
    Variable x = var("x", 1, INT);
    DeviceFunction read =
        ofSycamore(function("read", INT, List.of(p, x), ret(at(p, x))), CodeOrigin.API);
    DeviceFunction outer =
        ofSycamore(
            function("outer", INT, List.of(p), ret(call("read", INT, p, 7))), CodeOrigin.API);
    DeviceUnit unit =
        kernelWith(
            List.of(read, outer), Dsl.let(I, globalId()), eval(assign(I, call("outer", INT, A))));

    DeviceUnit checked = checked(unit);

    assertThat(checked.sites()).hasSize(1);
    ReportPlace site = checked.sites().get(0);
    assertThat(site.kind()).isEqualTo(ReportKind.ARRAY_INDEX);
    assertThat(site.span()).isEqualTo(SPAN);
    assertThat(site.function()).isEqualTo("kernel k");
  }

  /** Its name does not make a class part of the device library. */
  @Test
  void aFunctionOfTheUserReportsItsOwnPlaceWhateverItsFolder() {
    Variable x = var("x", 0, INT);
    DeviceFunction plain =
        function("user", INT, List.of(x), ret(bin(BinaryOperator.REMAINDER, 1, x)));
    DeviceFunction user =
        new DeviceFunction(
            plain.symbol(),
            "User.f(int)",
            INT,
            plain.parameters(),
            plain.body(),
            false,
            CodeOrigin.USER,
            ELSEWHERE);
    DeviceUnit unit =
        kernelWith(List.of(user), Dsl.let(I, globalId()), eval(assign(I, call("user", INT, I))));

    assertThat(checked(unit).sites())
        .extracting(ReportPlace::function)
        .containsExactly("User.f(int)");
  }

  @Test
  void accessorsInFunctionsAreKnown() {
    Variable view = var("view", 0, global(INT));
    DeviceFunction reads = function("reads", INT, List.of(view), ret(at(view, globalId())));
    DeviceUnit unit =
        unit(
            List.of(
                kernel(
                    "k",
                    KernelForm.RANGE,
                    1,
                    List.of(captured(0, A, ArgumentKind.ACCESSOR)),
                    Dsl.let(I, call("reads", INT, A)))),
            List.of(reads));

    DeviceUnit checked = checked(unit);

    assertThat(checked.sites().get(0).kind()).isEqualTo(ReportKind.ACCESSOR_INDEX);
  }

  private static DeviceUnit takes(ArgumentKind kind) {
    Variable all = var("all", 0, global(INT));
    DeviceFunction reads =
        function("reads", INT, List.of(all), ret(at(part(all, globalId(), lit(4)), 1)));
    return unit(
        List.of(
            kernel(
                "k",
                KernelForm.RANGE,
                1,
                List.of(captured(0, A, kind)),
                Dsl.let(I, call("reads", INT, part(A, globalId(), lit(8)))))),
        List.of(reads));
  }

  /** Both have constant lengths: only where the elements come from tells them apart. */
  @Test
  void slicesOfMemoryAreNoRows() {
    assertThat(checked(takes(ArgumentKind.MEMORY)).sites())
        .extracting(ReportPlace::kind)
        .containsExactly(
            ReportKind.MEMORY_SLICE, ReportKind.ACCESSOR_INDEX, ReportKind.MEMORY_SLICE);
    assertThat(checked(takes(ArgumentKind.ARRAY)).sites())
        .extracting(ReportPlace::kind)
        .containsOnly(ReportKind.ARRAY_INDEX);
  }

  @Test
  void aSliceNeedsTheSizeOfItsMemory() {
    DeviceUnit unit =
        unit(
            List.of(
                kernel(
                    "k",
                    KernelForm.RANGE,
                    1,
                    List.of(captured(0, A, ArgumentKind.MEMORY)),
                    eval(part(A, globalId(), globalId())))),
            List.of());

    DeviceUnit checked = checked(unit);

    assertThat(checked.sites())
        .containsExactly(
            new ReportPlace(ReportKind.MEMORY_SLICE, SPAN, "kernel k", "", List.of(INT, INT, INT)));
    assertThat(normalized(unit, false).unit().sites()).isEmpty();
  }

  @Test
  void codeWithABarrierGoesOn() {
    DeviceUnit unit =
        kernelWith(
            Dsl.let(I, 0),
            eval(barrier()),
            whileLoop(lt(at(A, I), 5), eval(assign(at(A, I), 1))),
            eval(barrier()));

    DeviceUnit checked = checked(unit);

    assertThat(returns(checked)).isZero();
    assertThat(checked.sites()).isNotEmpty();
  }

  @Test
  void codeWithoutABarrierReturns() {
    DeviceUnit unit = kernelWith(eval(assign(at(A, globalId()), 1)));

    assertThat(returns(checked(unit))).isOne();
  }

  private static int returns(DeviceUnit unit) {
    int[] count = {0};
    new ModelScanner() {
      @Override
      public void visit(DeviceStatement statement) {
        count[0] += statement instanceof Return ? 1 : 0;
        super.visit(statement);
      }
    }.visit(unit.kernels().get(0).body());
    return count[0];
  }

  @Test
  void assertionsAreEvaluatedWithChecksOnly() {
    DeviceExpression holds = new Literal(BOOLEAN, false, SPAN);
    DeviceUnit unit =
        kernelWith(
            new Assert(ReportKind.ASSERTION, holds, Optional.of("text"), SPAN),
            eval(new Print("%d", List.of(lit(5L)), SPAN)));

    assertThat(normalized(unit, false).unit().sites())
        .containsExactly(new ReportPlace(ReportKind.PRINT, SPAN, "kernel k", "%d", List.of(LONG)));
    assertThat(checked(unit).sites())
        .extracting(ReportPlace::kind)
        .containsExactly(ReportKind.ASSERTION, ReportKind.PRINT);
  }
}
