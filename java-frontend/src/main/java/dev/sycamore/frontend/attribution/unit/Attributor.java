package dev.sycamore.frontend.attribution.unit;

import com.github.javaparser.ast.CompilationUnit;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.declaration.LocalClassesOf;
import dev.sycamore.frontend.attribution.member.FunctionTypes;
import dev.sycamore.frontend.attribution.member.TypeMembers;
import dev.sycamore.frontend.symbols.FieldConstants;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.SymbolTable;

/**
 * Types of the expressions of compilation units by the Java Language Specification.
 *
 * <p>Declarations are looked up once, so one attributor serves the compilation units of one
 * compilation. It belongs to one thread.
 */
public final class Attributor {
  private final SymbolTable symbols;
  private final StageClock clock;
  private final JavaTypes types;
  private final TypeMembers members;
  private final FunctionTypes functionTypes;

  /** One whose time nobody wants to know. */
  public Attributor(SymbolTable symbols) {
    this(symbols, StageClock.OFF);
  }

  /**
   * @param clock for the time that it takes
   * @throws IllegalArgumentException if the table has no java.lang.Object
   */
  public Attributor(SymbolTable symbols, StageClock clock) {
    this.symbols = symbols;
    this.clock = clock;
    this.types = new JavaTypes(symbols);
    this.members = new TypeMembers(types);
    this.functionTypes = new FunctionTypes(types, members);
  }

  /** The relations between the types that attribution finds. */
  public JavaTypes types() {
    return types;
  }

  /**
   * What is known of a compilation unit that was parsed without comments. The work is done when
   * something is first asked, one member of a class at a time.
   */
  public Attribution attribute(CompilationUnit unit) {
    return attribute(unit, FieldSymbol::constantValue);
  }

  /**
   * The same, for one of several compilation units.
   *
   * @param constants of all of them
   */
  public Attribution attribute(CompilationUnit unit, FieldConstants constants) {
    return new UnitAttribution(
        unit, new UnitContext(unit, symbols, types, members, functionTypes, constants), clock);
  }

  /**
   * Forgets the local and anonymous classes of a compilation unit, of which nothing is asked any
   * more.
   */
  public void forgetLocalClasses(CompilationUnit unit) {
    LocalClassesOf forgotten = new LocalClassesOf(unit);
    types.forget(forgotten);
    members.forget(forgotten);
    functionTypes.forget(forgotten);
  }

  /** A single compilation unit; with several, keep an attributor. */
  public static Attribution attribute(CompilationUnit unit, SymbolTable symbols) {
    return new Attributor(symbols).attribute(unit);
  }
}
