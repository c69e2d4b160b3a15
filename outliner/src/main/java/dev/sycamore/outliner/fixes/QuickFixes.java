package dev.sycamore.outliner.fixes;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.outliner.report.InternalErrorGuard;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Adds fixes to diagnostics. */
public final class QuickFixes {

  private static final Map<DiagnosticId, FixRule> RULES = new EnumMap<>(DiagnosticId.class);

  static {
    RULES.put(DiagnosticId.THROW, new ReturnInsteadOfThrow());
    RULES.put(DiagnosticId.VIRTUAL_CALL, new FinalMethodFix());
    RULES.put(DiagnosticId.STATIC_NON_FINAL_FIELD, new LocalCopyFix());
    RULES.put(DiagnosticId.FIELD_OF_THIS, new LocalCopyFix());
    RULES.put(DiagnosticId.BOXING, new PrimitiveTypeFix());
    RULES.put(DiagnosticId.KERNEL_NAME, new KernelNameFix());
    RULES.put(DiagnosticId.STATIC_FIELD_WITHOUT_DEVICE_VALUE, new LocalCopyFix());
    RULES.put(DiagnosticId.VARIABLE_ARITY, new ArgumentArrayFix());
    RULES.put(DiagnosticId.SPECIALIZATION_CONSTANT, new SpecConstantFix());
    RULES.put(DiagnosticId.PRINTF, new PrintfFormatFix());
    RULES.put(DiagnosticId.KERNEL_METHOD, new KernelMethodFix());
    RULES.put(DiagnosticId.MISPLACED_ANNOTATION, new AnnotationRemoval());
    RULES.put(DiagnosticId.EXPORTED_WORK_GROUP_SIZE, new AnnotationRemoval());
    RULES.put(DiagnosticId.WRITE_THROUGH_READ, new AccessModeFix());
    RULES.put(DiagnosticId.READ_THROUGH_WRITE_DISCARD, new AccessModeFix());
    RULES.put(DiagnosticId.DATA_RACE, new AtomicAddFix());
    RULES.put(DiagnosticId.ACCIDENTAL_DOUBLE, new FloatArithmeticFix());
    RULES.put(DiagnosticId.DOUBLE_IN_A_FLOAT_KERNEL, new FloatArithmeticFix());
    RULES.put(DiagnosticId.USE_BEFORE_WAIT, new WaitBeforeUse());
    RULES.put(DiagnosticId.UNDECLARED_ASPECT, new DeclaredAspectFix());
    RULES.put(DiagnosticId.SUPPRESSION_WITHOUT_EFFECT, new SuppressionFix());
  }

  private QuickFixes() {}

  /**
   * The diagnostics, in the same order, with a fix where one is known. Never throws.
   *
   * @param units of the compilation
   * @param reported the ids that users see; others get no fix
   */
  public static List<Diagnostic> add(
      List<Diagnostic> diagnostics, SourceUnits units, Predicate<DiagnosticId> reported) {
    List<Diagnostic> result = new ArrayList<>();
    for (Diagnostic diagnostic : diagnostics) {
      FixRule rule = RULES.get(diagnostic.id());
      result.add(
          rule != null && reported.test(diagnostic.id())
              ? diagnostic.withFixes(fixes(rule, diagnostic, units))
              : diagnostic);
    }
    return result;
  }

  /** A fix is only an offer: an error in making one is none of the program's. */
  private static List<Fix> fixes(FixRule rule, Diagnostic diagnostic, SourceUnits units) {
    List<Fix> fixes = new ArrayList<>();
    InternalErrorGuard.run(
        () ->
            units
                .unitAt(diagnostic.at().file())
                .filter(unit -> unit.file().origin() == SourceFile.Origin.USER)
                .map(unit -> new FaultyCode(diagnostic, unit, units))
                .flatMap(rule::fix)
                .ifPresent(fixes::add),
        diagnostic::at,
        node -> diagnostic.at(),
        at -> List.of(),
        error -> {
          assert false : error.message();
        });
    return fixes;
  }

  /** The ids that have fixes for some of their faults. */
  static List<DiagnosticId> ids() {
    return List.copyOf(RULES.keySet());
  }
}
