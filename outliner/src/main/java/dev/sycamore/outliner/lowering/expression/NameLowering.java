package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.fault.CrossingFaults;
import dev.sycamore.outliner.lowering.object.CapturedByClass;
import dev.sycamore.outliner.lowering.object.ThisFields;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Names and field accesses (JLS 6.5, 15.11). */
final class NameLowering {
  private final FunctionContext context;
  private final StaticFieldLowering statics;
  private final ComponentLowering components;

  NameLowering(FunctionContext context, StaticFieldLowering statics, EnumTables tables) {
    this.context = context;
    this.statics = statics;
    this.components = new ComponentLowering(context, tables);
  }

  Value name(Expression name) {
    Denotation denotation = denotationOf(name);
    if (denotation instanceof Denotation.Local local) {
      return local(name, local);
    }
    if (denotation instanceof Denotation.Field field) {
      return isStatic(field)
          ? statics.read(name, field.symbol())
          : ThisFields.read(context, field, name);
    }
    throw context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            name,
            "name a static member of the class",
            "the name of a class");
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
              || context
                  .source()
                  .denotationOf(access.getScope())
                  .filter(Denotation.This.class::isInstance)
                  .isPresent();
      return ofThis
          ? ThisFields.read(context, field, access)
          : components.read(access, field.symbol());
    }
    if (denotation instanceof Denotation.This) {
      return context.thisObject().value(context, access);
    }
    throw context
        .faults()
        .refuse(DiagnosticId.UNSUPPORTED_CONSTRUCT, access, "the name of a class");
  }

  private Denotation denotationOf(Expression e) {
    return context.source().denotationOf(e).orElseThrow(() -> context.unknown(e));
  }

  private static boolean isStatic(Denotation.Field field) {
    return field.symbol().modifiers().contains(Modifier.STATIC) || field.symbol().isEnumConstant();
  }

  private Value local(Expression name, Denotation.Local local) {
    Optional<Binding> known = context.scope().find(local.declaration());
    Optional<Denotation.Field> field =
        known.isEmpty()
            ? CapturedByClass.of(name, local, context.unit().attribution())
            : Optional.empty();
    return field.isPresent()
        ? context.thisObject().field(context, field.get(), List.of(), name)
        : bound(name, known);
  }

  private Value bound(Expression name, Optional<Binding> found) {
    Binding binding =
        found.orElseThrow(
            () ->
                context
                    .faults()
                    .refuseWithHelp(
                        DiagnosticId.UNSUPPORTED_CONSTRUCT,
                        name,
                        "copy it into a local variable of a primitive type",
                        "a variable of this kind"));
    if (binding instanceof Binding.Stored stored) {
      return new Value.Plain(new ReadLocal(stored.variable(), context.spanOf(name)));
    }
    if (binding instanceof Binding.Known known) {
      return known.value().at(context.spanOf(name));
    }
    if (binding instanceof Binding.Array array) {
      return array.slots().value(context.spanOf(name));
    }
    if (binding instanceof Binding.Foreign foreign) {
      throw CrossingFaults.refuse(context, name, foreign.variable());
    }
    throw context.faults().silently();
  }
}
