package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
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

/** The host's {@code this} in a kernel: its fields are read at launch. */
final class KernelSelf implements Self {
  private final Map<String, Variable> fields = new HashMap<>();
  private final KernelArguments arguments;

  /**
   * @param arguments where the fields become arguments
   */
  KernelSelf(KernelArguments arguments) {
    this.arguments = arguments;
  }

  @Override
  public Value value(Lowering lowering, Expression use) {
    throw lowering
        .faults()
        .refuseWithHelp(
            DiagnosticId.SYC1009,
            use,
            "copy what the kernel needs of it into local variables before the kernel",
            "this",
            typeName(lowering, use));
  }

  private static String typeName(Lowering lowering, Expression use) {
    return use.isThisExpr()
        ? lowering.source().typeOf(use).map(DeviceTypes::display).orElse("an object")
        : "the enclosing object";
  }

  @Override
  public Value field(Lowering lowering, Denotation.Field field, Expression use) {
    String key = FieldsSelf.key(field);
    Variable known = fields.get(key);
    if (known == null) {
      known = bring(lowering, field, use);
      fields.put(key, known);
    }
    return new Value.Plain(new ReadLocal(known, lowering.spanOf(use)));
  }

  @Override
  public Transfer transfer(Lowering lowering, Node code) {
    return FieldsSelf.transfer(this, lowering, code);
  }

  private Variable bring(Lowering lowering, Denotation.Field field, Expression use) {
    FieldSymbol symbol = field.symbol();
    ValueSource source =
        sourceOf(lowering, symbol)
            .filter(s -> EnclosingClass.isOwn(use, field))
            .orElseThrow(() -> lowering.faults().refuse(DiagnosticId.SYC1017, use, symbol.name()));
    return arguments
        .field(symbol.name(), field.type(), source, lowering.spanOf(use))
        .orElseThrow(
            () ->
                lowering
                    .faults()
                    .refuse(
                        DiagnosticId.SYC1009,
                        use,
                        symbol.name(),
                        DeviceTypes.display(field.type())));
  }

  /**
   * How a generated class of the package reads a field: that of a record by its accessor, unless
   * the user wrote it, since it may say something else.
   */
  private static Optional<ValueSource> sourceOf(Lowering lowering, FieldSymbol field) {
    String packageName = lowering.unit().packageName();
    ValueSource self = new ValueSource.Captured(0);
    String owner = field.owner().canonicalName();
    if (field.owner().kind() == ClassSymbol.Kind.RECORD
        && Reachability.isVisible(field.owner(), packageName)
        && RecordRule.writtenAccessor(lowering, field.owner(), field.name()).isEmpty()) {
      return Optional.of(new ValueSource.Component(self, owner, field.name()));
    }
    return Reachability.isVisible(field, packageName)
        ? Optional.of(new ValueSource.Field(self, owner, field.name()))
        : Optional.empty();
  }
}
