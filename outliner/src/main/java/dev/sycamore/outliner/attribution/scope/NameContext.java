package dev.sycamore.outliner.attribution.scope;

import dev.sycamore.outliner.attribution.member.TypeMembers;
import dev.sycamore.outliner.symbols.JavaTypes;

/** What names and declarations of one compilation unit are resolved with. */
public interface NameContext {

  JavaTypes types();

  TypeMembers members();

  UnitImports imports();

  TypeNames typeNames();

  ExpressionNames names();

  /** Takes what is found. */
  AttributionTable table();

  ExpressionAttribution expressions();
}
