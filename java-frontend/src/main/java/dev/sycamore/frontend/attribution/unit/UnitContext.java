package dev.sycamore.frontend.attribution.unit;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.expression.ExpressionAttributor;
import dev.sycamore.frontend.attribution.inference.InvocationCompatibility;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.member.FunctionTypes;
import dev.sycamore.frontend.attribution.member.TypeMembers;
import dev.sycamore.frontend.attribution.overload.OverloadResolution;
import dev.sycamore.frontend.attribution.scope.AttributionTable;
import dev.sycamore.frontend.attribution.scope.ExpressionNames;
import dev.sycamore.frontend.attribution.scope.TypeNames;
import dev.sycamore.frontend.attribution.scope.UnitImports;
import dev.sycamore.frontend.attribution.statement.LocalClasses;
import dev.sycamore.frontend.attribution.statement.StatementAttributor;
import dev.sycamore.frontend.symbols.FieldConstants;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.SymbolTable;

/**
 * What code of one compilation unit is attributed with: all parts of attribution, which find each
 * other here.
 */
public final class UnitContext {
  private final JavaTypes types;
  private final TypeMembers members;
  private final FunctionTypes functionTypes;
  private final FieldConstants constants;
  private final AttributionTable table = new AttributionTable();
  private final UnitImports imports;
  private final TypeNames typeNames;
  private final ExpressionNames names;
  private final InvocationCompatibility compatibility;
  private final OverloadResolution overloads;
  private final LocalClasses localClasses;
  private final StatementAttributor statements;
  private final ExpressionAttributor expressions;

  UnitContext(
      CompilationUnit unit,
      SymbolTable symbols,
      JavaTypes types,
      TypeMembers members,
      FunctionTypes functionTypes,
      FieldConstants constants) {
    this.types = types;
    this.members = members;
    this.functionTypes = functionTypes;
    this.constants = constants;
    this.imports = new UnitImports(unit, symbols, members);
    this.typeNames = new TypeNames(symbols, types, members, imports, table);
    this.names = new ExpressionNames(this);
    this.compatibility = new InvocationCompatibility(types);
    this.overloads = new OverloadResolution(types, members);
    this.localClasses = new LocalClasses(this);
    this.statements = new StatementAttributor(this, localClasses);
    this.expressions = new ExpressionAttributor(this);
  }

  public JavaTypes types() {
    return types;
  }

  public TypeMembers members() {
    return members;
  }

  public FunctionTypes functionTypes() {
    return functionTypes;
  }

  public FieldConstants constants() {
    return constants;
  }

  /** Takes what is found. */
  public AttributionTable table() {
    return table;
  }

  public UnitImports imports() {
    return imports;
  }

  public TypeNames typeNames() {
    return typeNames;
  }

  public ExpressionNames names() {
    return names;
  }

  public InvocationCompatibility compatibility() {
    return compatibility;
  }

  public OverloadResolution overloads() {
    return overloads;
  }

  public LocalClasses localClasses() {
    return localClasses;
  }

  public StatementAttributor statements() {
    return statements;
  }

  public ExpressionAttributor expressions() {
    return expressions;
  }

  /** Records the type of an expression that does not depend on its context. */
  public Operand standalone(Expression expression, JavaType type) {
    table().type(expression, type);
    return new Operand.Standalone(type, table().constantOf(expression), compatibility());
  }
}
