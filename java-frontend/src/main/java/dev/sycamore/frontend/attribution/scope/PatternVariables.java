package dev.sycamore.frontend.attribution.scope;

import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.RecordPatternExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Patterns and the variables they declare (JLS 14.30). */
public final class PatternVariables {
  private final UnitContext unit;

  public PatternVariables(UnitContext unit) {
    this.unit = unit;
  }

  /** The variables of a pattern that a value of {@code type} is matched against. */
  public List<Denotation.Local> match(
      ComponentPatternExpr pattern, JavaType type, NameScope scope) {
    List<Denotation.Local> variables = new ArrayList<>();
    match(pattern, type, scope, variables);
    return variables;
  }

  private void match(
      ComponentPatternExpr pattern, JavaType type, NameScope scope, List<Denotation.Local> into) {
    if (pattern instanceof TypePatternExpr variable) {
      JavaType declared =
          variable.getType().isVarType()
              ? unit.types().upwardProjection(type)
              : unit.typeNames().resolve(variable.getType(), scope);
      into.add(new Denotation.Local(variable.getNameAsString(), declared, variable));
    } else if (pattern instanceof RecordPatternExpr record) {
      components(record, type, scope, into);
    } else if (!pattern.isMatchAllPatternExpr()) {
      throw new IllegalArgumentException("not a pattern: " + pattern.getClass().getSimpleName());
    }
  }

  private void components(
      RecordPatternExpr pattern, JavaType type, NameScope scope, List<Denotation.Local> into) {
    JavaType matched = recordType(unit.typeNames().resolve(pattern.getType(), scope), type);
    List<FieldSymbol> components =
        matched instanceof JavaType.Declared declared
            ? declared.symbol().recordComponents()
            : List.of();
    for (int i = 0; i < pattern.getPatternList().size(); i++) {
      JavaType component = matched == Special.ERRONEOUS ? Special.ERRONEOUS : Special.UNKNOWN;
      if (i < components.size()) {
        FieldSymbol field = components.get(i);
        component =
            unit.types().asMember(unit.types().capture(matched), field.owner(), field.type());
      }
      match(pattern.getPatternList().get(i), component, scope, into);
    }
  }

  /** A generic record without type arguments takes them from what is matched (JLS 18.5.5). */
  private JavaType recordType(JavaType written, JavaType matched) {
    if (!unit.types().isRaw(written)) {
      return written;
    }
    return matched instanceof JavaType.Declared known
            && written instanceof JavaType.Declared record
            && !unit.types().isRaw(known)
        ? inferred(record.symbol(), known)
        : Special.UNKNOWN;
  }

  /** Where each type parameter of the record is an argument of what is matched, it is that one. */
  private JavaType inferred(ClassSymbol record, JavaType.Declared matched) {
    Optional<JavaType.Declared> seen =
        unit.types().asSuper(unit.types().thisType(record), matched.symbol());
    List<JavaType> arguments = new ArrayList<>();
    for (JavaType.Variable parameter : record.typeParameters()) {
      int place = seen.map(s -> s.arguments().indexOf(parameter)).orElse(-1);
      JavaType argument = place < 0 ? Special.UNKNOWN : matched.arguments().get(place);
      if (argument instanceof JavaType.Wildcard || argument == Special.UNKNOWN) {
        return Special.UNKNOWN;
      }
      arguments.add(argument);
    }
    return new JavaType.Declared(record, arguments);
  }
}
