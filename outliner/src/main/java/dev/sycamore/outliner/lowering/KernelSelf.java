package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.ReadLocal;
import dev.sycamore.model.ValueSource;
import dev.sycamore.model.Variable;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The host's {@code this} in a kernel: its fields are read at launch. */
final class KernelSelf implements Self {
  private final Map<String, Variable> fields = new HashMap<>();
  private KernelArguments arguments;

  /** Sets where the fields become arguments. */
  void setArguments(KernelArguments kernelArguments) {
    arguments = kernelArguments;
  }

  @Override
  public Value value(Lowering lowering, Expression use) {
    throw lowering.faults().refuse(DiagnosticId.SYC1009, use, "this", typeName(lowering, use));
  }

  private static String typeName(Lowering lowering, Expression use) {
    return lowering.source().typeOf(use).map(DeviceTypes::display).orElse("an object");
  }

  @Override
  public Value field(Lowering lowering, Denotation.Field field, Expression use) {
    String key = field.symbol().owner().binaryName() + "." + field.symbol().name();
    Variable known = fields.get(key);
    if (known == null) {
      known = bring(lowering, field, use);
      fields.put(key, known);
    }
    return new Value.Plain(new ReadLocal(known, lowering.spanOf(use)));
  }

  private Variable bring(Lowering lowering, Denotation.Field field, Expression use) {
    FieldSymbol symbol = field.symbol();
    if (!EnclosingClass.isOwn(use, field)
        || !isReachable(symbol, lowering.unit().packageName())) {
      throw lowering.faults().refuse(DiagnosticId.SYC1017, use, symbol.name());
    }
    Optional<Variable> variable =
        arguments.field(
            symbol.name(),
            field.type(),
            new ValueSource.Field(
                new ValueSource.Captured(0), symbol.owner().canonicalName(), symbol.name()),
            lowering.spanOf(use));
    return variable.orElseThrow(
        () ->
            lowering
                .faults()
                .refuse(
                    DiagnosticId.SYC1009,
                    use,
                    symbol.name(),
                    DeviceTypes.display(field.type())));
  }

  /** Whether a generated class of the package can read a field. */
  private static boolean isReachable(FieldSymbol field, String packageName) {
    boolean samePackage = field.owner().packageName().equals(packageName);
    if (!isOpen(field.modifiers().contains(Modifier.PUBLIC), samePackage)
        || field.modifiers().contains(Modifier.PRIVATE)) {
      return false;
    }
    Optional<ClassSymbol> owner = Optional.of(field.owner());
    while (owner.isPresent()) {
      ClassSymbol symbol = owner.get();
      boolean named = !symbol.canonicalName().isEmpty();
      if (!named
          || symbol.modifiers().contains(Modifier.PRIVATE)
          || !isOpen(symbol.modifiers().contains(Modifier.PUBLIC), samePackage)) {
        return false;
      }
      owner = symbol.enclosingClass();
    }
    return true;
  }

  private static boolean isOpen(boolean isPublic, boolean samePackage) {
    return isPublic || samePackage;
  }
}
