package dev.sycamore.backend.cli;

import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * For options whose value may be left out: it has to stand in the same word, behind {@code =}. The
 * word behind such an option is a file.
 */
public final class AttachedValue implements IParameterPreprocessor {

  @Override
  public boolean preprocess(
      Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> info) {
    if (!"=".equals(info.get("separator"))) {
      words.push(((OptionSpec) option).fallbackValue());
    }
    return false;
  }
}
