package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import javax.lang.model.element.Modifier;

/** Names and field accesses (JLS 6.5, 15.11). */
final class NameLowering {
  private final FunctionContext lowering;
  private final StaticFieldLowering statics;
  private final ComponentLowering components;

  NameLowering(FunctionContext lowering) {
    this.lowering = lowering;
    this.statics = new StaticFieldLowering(lowering);
    this.components = new ComponentLowering(lowering);
  }

  Value name(Expression name) {
    Denotation denotation = denotationOf(name);
    if (denotation instanceof Denotation.Local local) {
      return local(name, local);
    }
    if (denotation instanceof Denotation.Field field) {
      return isStatic(field)
          ? statics.read(name, field.symbol())
          : lowering.self().field(lowering, field, name);
    }
    throw lowering
        .faults()
        .refuseWithHelp(
            DiagnosticId.SYC1010, name, "name a static member of the class", "the name of a class");
  }

  Value fieldAccess(FieldAccessExpr access) {
    Denotation denotation = denotationOf(access);
    if (denotation instanceof Denotation.ArrayLength) {
      return components.length(access);
    }
    if (denotation instanceof Denotation.Field field) {
      if (isStatic(field)) {
        return statics.read(access, field.symbol());
      }
      boolean ofThis =
          access.getScope() instanceof SuperExpr
              || lowering
                  .source()
                  .denotationOf(access.getScope())
                  .filter(Denotation.This.class::isInstance)
                  .isPresent();
      return ofThis
          ? lowering.self().field(lowering, field, access)
          : components.read(access, field.symbol());
    }
    if (denotation instanceof Denotation.This) {
      return lowering.self().value(lowering, access);
    }
    throw lowering.faults().refuse(DiagnosticId.SYC1010, access, "the name of a class");
  }

  private Denotation denotationOf(Expression e) {
    return lowering.source().denotationOf(e).orElseThrow(() -> lowering.expressions().unknown(e));
  }

  private static boolean isStatic(Denotation.Field field) {
    return field.symbol().modifiers().contains(Modifier.STATIC) || field.symbol().isEnumConstant();
  }

  private Value local(Expression name, Denotation.Local local) {
    Binding binding =
        lowering
            .scope()
            .find(local.declaration())
            .orElseThrow(
                () ->
                    lowering
                        .faults()
                        .refuseWithHelp(
                            DiagnosticId.SYC1010,
                            name,
                            "copy it into a local variable of a primitive type",
                            "a variable of this kind"));
    if (binding instanceof Binding.Stored stored) {
      return new Value.Plain(new ReadLocal(stored.variable(), lowering.spanOf(name)));
    }
    if (binding instanceof Binding.Known known) {
      return known.value().at(lowering.spanOf(name));
    }
    if (binding instanceof Binding.Foreign foreign) {
      throw foreign.variable().refuse(lowering, name);
    }
    throw lowering.faults().silently();
  }
}
