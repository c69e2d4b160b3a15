package dev.sycamore.outliner.attribution;

import com.github.javaparser.ast.CompilationUnit;
import dev.sycamore.outliner.symbols.JavaTypes;
import dev.sycamore.outliner.symbols.SymbolTable;

/** The parts of attribution of one compilation unit, which call each other. */
final class UnitContext {
  /** Lambdas in arguments of lambdas in arguments: each level may be attributed twice. */
  static final int MAX_SPECULATIONS = 6;

  final JavaTypes types;
  final Members members;
  final UnitImports imports;
  final Findings findings = new Findings();
  final TypeNames typeNames;
  final Names names;
  final FunctionTypes functionTypes;
  final Conversions conversions;
  final Overloads overloads;
  final Expressions expressions;
  final Invocations invocations;
  final Creations creations;
  final Patterns patterns;
  final Statements statements;
  final Switches switches;
  final LocalClasses localClasses;

  UnitContext(
      CompilationUnit unit,
      SymbolTable symbols,
      JavaTypes types,
      Members members,
      FunctionTypes functionTypes) {
    this.types = types;
    this.members = members;
    this.functionTypes = functionTypes;
    this.conversions = new Conversions(types);
    this.imports = new UnitImports(unit, symbols, members);
    this.typeNames = new TypeNames(symbols, types, members, imports, findings);
    this.names = new Names(this);
    this.overloads = new Overloads(this);
    this.expressions = new Expressions(this);
    this.invocations = new Invocations(this);
    this.creations = new Creations(this);
    this.patterns = new Patterns(this);
    this.statements = new Statements(this);
    this.switches = new Switches(this);
    this.localClasses = new LocalClasses(this);
  }
}
