package dev.sycamore.outliner.lowering.enums;

import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.outliner.kernels.FunctionalTypes;
import dev.sycamore.outliner.lowering.context.ChosenValue;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/** Reads fields of enum constants (JLS 8.9). */
public final class EnumFields {
  private static final String MADE =
      "another annotation processor, such as Lombok, makes the constructor: write it";

  private final SourceTypes context;
  private final EnumTables tables;

  public EnumFields(SourceTypes context, EnumTables tables) {
    this.context = context;
    this.tables = tables;
  }

  /** An instance field of the constant with an ordinal. */
  public Value read(Value ordinal, FieldSymbol field, Expression use) {
    if (StringType.isString(field.type())) {
      throw context.faults().refuse(DiagnosticId.TEXT, use);
    }
    if (!field.modifiers().contains(Modifier.FINAL)) {
      throw refuse(use, field, "make it final", "assigned at run time");
    }
    Optional<ParsedUnit> source = context.compilation().units().unitOf(field.owner());
    if (source.isPresent() && FunctionalTypes.isFunction(field.type())) {
      return function(((Value.Plain) ordinal).expression(), field, source.get(), use);
    }
    Optional<EnumTables.Table> table = tables.of(field);
    if (table.isPresent() && table.get() instanceof EnumTables.Known known) {
      SourceSpan span = context.spanOf(use);
      return new Value.Plain(
          new ReadElement(
              new ConstantArrayRef(known.array(), span),
              List.of(((Value.Plain) ordinal).expression()),
              span));
    }
    if (table.isPresent() && table.get() instanceof EnumTables.Unknown unknown) {
      throw unknown(use, field, "not a constant expression", unknown.at());
    }
    throw source.isPresent()
        ? refuse(
            use,
            field,
            "keep what kernels need in fields of primitive types, or switch over the constants",
            "of type `" + DeviceTypes.display(field.type()) + "`")
        : refuse(use, field, "put its source on `-Asycamore.sourcepath`", "not in the class file");
  }

  /** The function of one constant, or the choice that the ordinal makes. */
  private Value function(
      DeviceExpression ordinal, FieldSymbol field, ParsedUnit unit, Expression use) {
    try {
      List<Value.Closure> functions = tables.functions(field, unit);
      if (ordinal instanceof Literal constant) {
        return functions.get((Integer) constant.value());
      }
      return new ChosenValue(
          ordinal,
          IntStream.range(0, functions.size())
              .mapToObj(i -> new ChosenValue.Option(i, functions.get(i)))
              .toList());
    } catch (ConstructorRun.Unknown e) {
      throw unknown(use, field, "not a function that is known", unit.spanOf(e.at()));
    }
  }

  private Unlowerable unknown(Expression use, FieldSymbol field, String what, SourceSpan at) {
    if (hasMadeConstructor(field)) {
      return refuse(use, field, MADE, "assigned by code that is not in the source");
    }
    return context
        .faults()
        .refuse(
            context
                .faults()
                .diagnostic(DiagnosticId.ENUM_FIELD_WITHOUT_CONSTANTS, use, nameOf(field), what)
                .withNote(new Note("this is " + what, at)));
  }

  /** Whether constants have arguments though the source of the enum has no constructor. */
  private boolean hasMadeConstructor(FieldSymbol field) {
    return context
        .compilation()
        .units()
        .unitOf(field.owner())
        .flatMap(unit -> unit.attribution().declarationOf(field.owner()))
        .filter(EnumDeclaration.class::isInstance)
        .map(EnumDeclaration.class::cast)
        .filter(e -> e.getConstructors().isEmpty())
        .filter(e -> e.getEntries().stream().anyMatch(c -> c.getArguments().isNonEmpty()))
        .isPresent();
  }

  private Unlowerable refuse(Expression use, FieldSymbol field, String help, String value) {
    return context
        .faults()
        .refuseWithHelp(DiagnosticId.ENUM_FIELD_WITHOUT_CONSTANTS, use, help, nameOf(field), value);
  }

  private static String nameOf(FieldSymbol field) {
    return Identifiers.nameInPackage(field.owner()) + "." + field.name();
  }
}
