package dev.sycamore.tests.compile;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The host compilers that everything is tested on, each through the compiler tool API. */
public enum HostCompilerKind {
  /** javac of the JDK that runs the tests. */
  JAVAC {
    @Override
    JavaCompiler create() {
      return ToolProvider.getSystemJavaCompiler();
    }
  },
  /** Eclipse's compiler. */
  ECJ {
    @Override
    JavaCompiler create() {
      return new EclipseCompiler();
    }
  };

  abstract JavaCompiler create();
}
