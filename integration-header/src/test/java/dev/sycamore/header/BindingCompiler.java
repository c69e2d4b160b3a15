package dev.sycamore.header;

import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;

/** Compiles sources with every warning on and an error, and loads the result. */
final class BindingCompiler {

  private BindingCompiler() {}

  static ClassLoader compile(Path output, GeneratedSource... sources) {
    TestCompilation compilation =
        TestCompilation.with(TestedHostCompiler.JAVAC)
            .options("-Xlint:all", "-Werror", "--release", "17")
            .into(output);
    for (GeneratedSource source : sources) {
      compilation.source(source.qualifiedName().replace('.', '/') + ".java", source.text());
    }
    return compilation.run().succeeded().loader();
  }
}
