package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.ReadLocal;
import dev.sycamore.model.ValueSource;
import dev.sycamore.model.Variable;
import dev.sycamore.outliner.attribution.Denotation;
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
    throw lowering.faults().refuse(DiagnosticId.SYC1009, use, "this", typeName(lowering, use));
  }

  private static String typeName(Lowering lowering, Expression use) {
    return lowering.source().typeOf(use).map(DeviceTypes::display).orElse("an object");
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
    if (!EnclosingClass.isOwn(use, field)
        || !Reachability.isVisible(symbol, lowering.unit().packageName())) {
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
                    DiagnosticId.SYC1009, use, symbol.name(), DeviceTypes.display(field.type())));
  }
}
