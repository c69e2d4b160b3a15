package dev.sycamore.frontend.attribution.scope;

import dev.sycamore.frontend.attribution.member.TypeMembers;
import dev.sycamore.frontend.symbols.JavaTypes;

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
