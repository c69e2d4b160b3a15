package dev.sycamore.backend.foreach;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A command for each file of a list, or for each row of several lists.
 *
 * @param inputs at least one; all have as many files
 * @param output what the commands write, if that is to be listed
 * @param increment a word that the first command has as it is, the next with {@code _1} behind it
 * @param jobs how many commands may run at the same time
 */
public record ForeachJob(
    CommandTemplate command,
    List<Input> inputs,
    Optional<Output> output,
    Optional<String> increment,
    int jobs) {

  /**
   * A list.
   *
   * @param word stands for the file in the command
   */
  public record Input(String word, List<Path> files) {
    public Input {
      files = List.copyOf(files);
    }
  }

  /**
   * A file that each command writes.
   *
   * @param word stands for the file in the command
   * @param extension of the files' names, without a dot
   * @param list that will have their names; they are written beside it
   */
  public record Output(String word, String extension, Path list) {}

  public ForeachJob {
    inputs = List.copyOf(inputs);
    long lengths = inputs.stream().map(input -> input.files().size()).distinct().count();
    if (lengths != 1) {
      throw new IllegalArgumentException("no list, or lists of different lengths");
    }
    if (jobs < 1) {
      throw new IllegalArgumentException("no job");
    }
  }

  /** How many commands there are. */
  public int count() {
    return inputs.get(0).files().size();
  }
}
