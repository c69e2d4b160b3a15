package dev.sycamore.frontend.attribution.statement;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.SwitchStmt;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.scope.PatternVariables;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The bodies of switch statements and expressions (JLS 14.11, 15.28). */
final class SwitchBlocks {
  private final UnitContext unit;
  private final PatternVariables patterns;

  SwitchBlocks(UnitContext unit) {
    this.unit = unit;
    this.patterns = new PatternVariables(unit);
  }

  void attribute(SwitchStmt statement, NameScope scope) {
    JavaType selector = unit.expressions().attribute(statement.getSelector(), scope);
    entries(statement.getEntries(), selector, scope, Optional.empty());
  }

  /** The results, from arrows and yields, go to {@code results}. */
  void attribute(SwitchExpr expression, NameScope scope, Consumer<Operand> results) {
    JavaType selector = unit.expressions().attribute(expression.getSelector(), scope);
    entries(
        expression.getEntries(),
        selector,
        scope.withResults(scope.results().yielding(results)),
        Optional.of(results));
  }

  private void entries(
      NodeList<SwitchEntry> entries,
      JavaType selector,
      NameScope scope,
      Optional<Consumer<Operand>> results) {
    // Declarations in one group of statements are in scope in the groups after it.
    NameScope block = scope.nested();
    for (SwitchEntry entry : entries) {
      List<Denotation.Local> matched = labels(entry, selector, scope);
      if (entry.getType() == SwitchEntry.Type.STATEMENT_GROUP) {
        NameScope group = matched.isEmpty() ? block : block.with(matched);
        entry.getStatements().forEach(s -> unit.statements().attribute(s, group));
      } else {
        arrow(entry, scope.with(matched).nested(), results);
      }
    }
  }

  private void arrow(SwitchEntry entry, NameScope scope, Optional<Consumer<Operand>> results) {
    for (Statement statement : entry.getStatements()) {
      if (entry.getType() == SwitchEntry.Type.EXPRESSION
          && results.isPresent()
          && statement instanceof ExpressionStmt result) {
        results.get().accept(unit.expressions().operand(result.getExpression(), scope));
      } else {
        unit.statements().attribute(statement, scope);
      }
    }
  }

  /** The variables that an entry's patterns and guard introduce. */
  private List<Denotation.Local> labels(SwitchEntry entry, JavaType selector, NameScope scope) {
    List<Denotation.Local> matched = new ArrayList<>();
    for (Expression label : entry.getLabels()) {
      if (label instanceof ComponentPatternExpr pattern) {
        matched.addAll(patterns.match(pattern, selector, scope));
      } else if (!(label instanceof NameExpr name) || !enumConstant(name, selector)) {
        unit.expressions().attribute(label, scope);
      }
    }
    entry
        .getGuard()
        .ifPresent(
            guard -> {
              unit.expressions().attribute(guard, scope.with(matched));
              matched.addAll(unit.table().bindingsOf(guard).whenTrue());
            });
    return matched;
  }

  /** In a switch over an enum a simple name is one of its constants (JLS 14.11.1). */
  private boolean enumConstant(NameExpr name, JavaType selector) {
    if (!(selector instanceof JavaType.Declared declared)
        || declared.symbol().kind() != ClassSymbol.Kind.ENUM) {
      return false;
    }
    Optional<FieldSymbol> constant =
        declared.symbol().fields().stream()
            .filter(f -> f.isEnumConstant() && f.name().equals(name.getNameAsString()))
            .findFirst();
    constant.ifPresent(
        field -> {
          unit.table()
              .denotation(
                  name, new Denotation.Field(field, field.type(), Optional.of(declared.symbol())));
          unit.table().type(name, field.type());
        });
    return constant.isPresent();
  }
}
