package dev.sycamore.driver;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.OptionChecker;
import javax.tools.StandardJavaFileManager;

/** A call of javac through its tool API, which takes options and files apart from each other. */
final class JavacTask {

  private final JavaCompiler compiler;
  private final StandardJavaFileManager files;
  private final List<String> options = new ArrayList<>();
  private final List<String> classes = new ArrayList<>();
  private final List<String> sources = new ArrayList<>();

  JavacTask(JavaCompiler compiler, StandardJavaFileManager files, JavacArguments arguments) {
    this.compiler = compiler;
    this.files = files;
    options.addAll(arguments.options());
    List<String> words = arguments.others();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.startsWith("-")) {
        options.add(word);
        if (takesTheNext(word) && i + 1 < words.size()) {
          options.add(words.get(++i));
        }
      } else if (word.endsWith(".java")) {
        sources.add(word);
      } else if (word.startsWith("@")) {
        throw new IllegalArgumentException("no file " + word.substring(1));
      } else {
        classes.add(word);
      }
    }
  }

  /**
   * Takes away javac's limit of 100, unless the user gave one: where javac does not print itself,
   * it does not say either that it left something out.
   */
  void sayEverything() {
    for (String limit : List.of("-Xmaxerrs", "-Xmaxwarns")) {
      if (!options.contains(limit)) {
        options.addAll(List.of(limit, String.valueOf(Integer.MAX_VALUE)));
      }
    }
  }

  /** javac counts a value that stands in the same word too. */
  private boolean takesTheNext(String option) {
    boolean adjacent = option.contains("=") || option.contains(":");
    return !adjacent && (takesOne(compiler, option) || takesOne(files, option));
  }

  private static boolean takesOne(OptionChecker checker, String option) {
    return checker.isSupportedOption(option) == 1;
  }

  /**
   * Compiles.
   *
   * @param listener takes what javac says; null to have javac print it
   * @throws IllegalArgumentException if the arguments are wrong
   */
  boolean call(PrintStream err, DiagnosticListener<JavaFileObject> listener) {
    if (sources.isEmpty()
        && classes.isEmpty()
        && !options.contains("--module")
        && !options.contains("-m")) {
      throw new IllegalArgumentException("no source files");
    }
    try {
      return compiler
          .getTask(
              new PrintWriter(err, true, Charset.defaultCharset()),
              files,
              listener,
              options,
              classes.isEmpty() ? null : classes,
              files.getJavaFileObjectsFromStrings(sources))
          .call();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          String.valueOf(e.getMessage()).replaceFirst("^error: ", ""), e);
    }
  }
}
