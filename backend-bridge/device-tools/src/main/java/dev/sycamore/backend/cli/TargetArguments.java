package dev.sycamore.backend.cli;

import java.util.List;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * Reads the two words of {@code --backend-args}. The second one is for another program: it may look
 * like an option of this one, as {@code -v} and {@code -options} do.
 */
public final class TargetArguments implements IParameterConsumer {

  @Override
  public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
    if (words.size() < 2) {
      throw new ParameterException(
          command.commandLine(),
          "--" + OptionNames.BACKEND_ARGS + " takes a target and the arguments for its tool");
    }
    List<String> all = option.getValue();
    all.add(words.pop());
    all.add(words.pop());
  }
}
