package dev.sycamore.frontend.attribution.scope;

import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What names mean at a place (JLS 6.3): a chain from the innermost block to the compilation unit.
 * One scope holds local variables and local types, or the members of one class.
 */
public final class NameScope {
  private final Optional<NameScope> outer;
  private final Optional<ClassSymbol> owner;
  private final ResultContext results;
  private final Map<String, Denotation.Local> variables = new HashMap<>();
  private final Map<String, JavaType> types = new HashMap<>();

  private NameScope(Optional<NameScope> outer, Optional<ClassSymbol> owner, ResultContext results) {
    this.outer = outer;
    this.owner = owner;
    this.results = results;
  }

  /** The scope around all types of a compilation unit. */
  public static NameScope unit() {
    return new NameScope(Optional.empty(), Optional.empty(), ResultContext.NONE);
  }

  /** A scope for more variables and types within this one. */
  public NameScope nested() {
    return new NameScope(Optional.of(this), Optional.empty(), results);
  }

  /** The body of a class within this scope. */
  public NameScope classBody(ClassSymbol symbol) {
    return new NameScope(Optional.of(this), Optional.of(symbol), ResultContext.NONE);
  }

  /** A scope in which {@code return} or {@code yield} means something else. */
  public NameScope withResults(ResultContext other) {
    return new NameScope(Optional.of(this), Optional.empty(), other);
  }

  /** Within this scope, with these variables. */
  public NameScope with(Collection<Denotation.Local> locals) {
    if (locals.isEmpty()) {
      return this;
    }
    NameScope scope = nested();
    locals.forEach(scope::declare);
    return scope;
  }

  public void declare(Denotation.Local local) {
    variables.put(local.name(), local);
  }

  /** A local class, or a type variable. */
  public void declareType(String name, JavaType type) {
    types.put(name, type);
  }

  public Optional<NameScope> outer() {
    return outer;
  }

  /** The class whose body this is. */
  public Optional<ClassSymbol> owner() {
    return owner;
  }

  Optional<Denotation.Local> variable(String name) {
    return Optional.ofNullable(variables.get(name));
  }

  Optional<JavaType> type(String name) {
    return Optional.ofNullable(types.get(name));
  }

  public ResultContext results() {
    return results;
  }

  /** The innermost class that this is in. */
  public Optional<ClassSymbol> enclosingClass() {
    Optional<NameScope> at = Optional.of(this);
    while (at.isPresent()) {
      if (at.get().owner.isPresent()) {
        return at.get().owner;
      }
      at = at.get().outer;
    }
    return Optional.empty();
  }
}
