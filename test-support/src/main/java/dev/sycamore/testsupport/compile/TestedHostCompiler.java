package dev.sycamore.testsupport.compile;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The host compilers that everything is tested on, each through the compiler tool API. */
public enum TestedHostCompiler {
  /** The javac of the JDK that runs the tests. */
  JAVAC,
  /** Eclipse's compiler. */
  ECJ;

  public JavaCompiler create() {
    return this == JAVAC ? ToolProvider.getSystemJavaCompiler() : new EclipseCompiler();
  }
}
