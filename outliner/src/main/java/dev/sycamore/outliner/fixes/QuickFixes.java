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
    RULES.put(DiagnosticId.SYC1002, new ReturnInsteadOfThrow());
    RULES.put(DiagnosticId.SYC1004, new FinalMethodFix());
    RULES.put(DiagnosticId.SYC1006, new LocalCopyFix());
    RULES.put(DiagnosticId.SYC1017, new LocalCopyFix());
    RULES.put(DiagnosticId.SYC1018, new PrimitiveTypeFix());
    RULES.put(DiagnosticId.SYC1019, new KernelNameFix());
    RULES.put(DiagnosticId.SYC1022, new LocalCopyFix());
    RULES.put(DiagnosticId.SYC1023, new ArgumentArrayFix());
    RULES.put(DiagnosticId.SYC1035, new SpecConstantFix());
    RULES.put(DiagnosticId.SYC1040, new PrintfFormatFix());
    RULES.put(DiagnosticId.SYC1043, new KernelMethodFix());
    RULES.put(DiagnosticId.SYC1044, new AnnotationRemoval());
    RULES.put(DiagnosticId.SYC1049, new AnnotationRemoval());
    RULES.put(DiagnosticId.SYC1051, new AccessModeFix());
    RULES.put(DiagnosticId.SYC1052, new AccessModeFix());
    RULES.put(DiagnosticId.SYC1101, new AtomicAddFix());
    RULES.put(DiagnosticId.SYC1104, new FloatArithmeticFix());
    RULES.put(DiagnosticId.SYC1107, new FloatArithmeticFix());
    RULES.put(DiagnosticId.SYC2001, new DeclaredAspectFix());
    RULES.put(DiagnosticId.SYC4003, new SuppressionFix());
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
