package dev.sycamore.frontend.attribution.unit;

import com.github.javaparser.ast.CompilationUnit;
import dev.sycamore.frontend.attribution.context.UnitContext;
import dev.sycamore.frontend.attribution.expression.ExpressionAttributor;
import dev.sycamore.frontend.attribution.inference.InvocationCompatibility;
import dev.sycamore.frontend.attribution.member.FunctionTypes;
import dev.sycamore.frontend.attribution.member.TypeMembers;
import dev.sycamore.frontend.attribution.overload.OverloadResolution;
import dev.sycamore.frontend.attribution.scope.AttributionTable;
import dev.sycamore.frontend.attribution.scope.ExpressionNames;
import dev.sycamore.frontend.attribution.scope.TypeNames;
import dev.sycamore.frontend.attribution.scope.UnitImports;
import dev.sycamore.frontend.attribution.statement.LocalClasses;
import dev.sycamore.frontend.attribution.statement.StatementAttributor;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.SymbolTable;

/** The one place that knows all parts of attribution, which find each other through it. */
final class UnitParts implements UnitContext {
  private final JavaTypes types;
  private final TypeMembers members;
  private final FunctionTypes functionTypes;
  private final AttributionTable table = new AttributionTable();
  private final UnitImports imports;
  private final TypeNames typeNames;
  private final ExpressionNames names;
  private final InvocationCompatibility compatibility;
  private final OverloadResolution overloads;
  private final LocalClasses localClasses;
  private final StatementAttributor statements;
  private final ExpressionAttributor expressions;

  UnitParts(
      CompilationUnit unit,
      SymbolTable symbols,
      JavaTypes types,
      TypeMembers members,
      FunctionTypes functionTypes) {
    this.types = types;
    this.members = members;
    this.functionTypes = functionTypes;
    this.imports = new UnitImports(unit, symbols, members);
    this.typeNames = new TypeNames(symbols, types, members, imports, table);
    this.names = new ExpressionNames(this);
    this.compatibility = new InvocationCompatibility(types);
    this.overloads = new OverloadResolution(types, members);
    this.localClasses = new LocalClasses(this);
    this.statements = new StatementAttributor(this, localClasses);
    this.expressions = new ExpressionAttributor(this);
  }

  @Override
  public JavaTypes types() {
    return types;
  }

  @Override
  public TypeMembers members() {
    return members;
  }

  @Override
  public FunctionTypes functionTypes() {
    return functionTypes;
  }

  @Override
  public AttributionTable table() {
    return table;
  }

  @Override
  public UnitImports imports() {
    return imports;
  }

  @Override
  public TypeNames typeNames() {
    return typeNames;
  }

  @Override
  public ExpressionNames names() {
    return names;
  }

  @Override
  public InvocationCompatibility compatibility() {
    return compatibility;
  }

  @Override
  public OverloadResolution overloads() {
    return overloads;
  }

  @Override
  public LocalClasses localClasses() {
    return localClasses;
  }

  @Override
  public StatementAttributor statements() {
    return statements;
  }

  @Override
  public ExpressionAttributor expressions() {
    return expressions;
  }
}
