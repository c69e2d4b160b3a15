package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.JavaType;

/** A captured variable of a kernel that cannot cross: reported at its first use, in lambdas too. */
public final class ForeignVariable {
  private final String name;
  private final JavaType type;
  private final SourceSpan declaration;
  private boolean reported;

  public ForeignVariable(String name, JavaType type, SourceSpan declaration) {
    this.name = name;
    this.type = type;
    this.declaration = declaration;
  }

  public String name() {
    return name;
  }

  public JavaType type() {
    return type;
  }

  public SourceSpan declaration() {
    return declaration;
  }

  /** Notes that a use is reported; returns whether it is the first. */
  public boolean report() {
    boolean first = !reported;
    reported = true;
    return first;
  }
}
