package dev.sycamore.analysis;

import dev.sycamore.analysis.lowered.AccessorMode;
import dev.sycamore.analysis.lowered.LaunchFacts;
import dev.sycamore.analysis.lowered.LaunchRequirement;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.program.Kernel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What a kernel's text does not hold, in comments before it:
 *
 * <ul>
 *   <li>{@code // launch: one_work_item one_group group_size=16 sizes=64,8 of_groups=8,8}
 *   <li>{@code // mode: READ of accessor @3:5}
 *   <li>{@code // requires: function WORK_GROUP_SIZE 4,4 @3:5}, of a kernel by its name
 *   <li>{@code // exports: function}
 *   <li>{@code // implicit: parameter}: that calls of the source do not pass
 * </ul>
 */
public record CaseFacts(List<String> comments) {

  static CaseFacts of(String text) {
    return new CaseFacts(
        text.lines()
            .filter(line -> line.startsWith("// "))
            .map(line -> line.substring("// ".length()))
            .toList());
  }

  /** The words of each comment that begins with a key. */
  private List<List<String>> all(String key) {
    return comments.stream()
        .filter(comment -> comment.startsWith(key + ": "))
        .map(comment -> List.of(comment.substring(key.length() + 2).split(" ")))
        .toList();
  }

  /** The functions that a case exports. */
  public List<String> exported() {
    return all("exports").stream().flatMap(List::stream).toList();
  }

  /** The names of parameters that calls of the source do not pass. */
  Set<String> implicit() {
    return Set.copyOf(all("implicit").stream().flatMap(List::stream).toList());
  }

  /** What annotations require at a function or a kernel. */
  List<LaunchRequirement> requirements(String function) {
    List<LaunchRequirement> found = new ArrayList<>();
    for (List<String> words : all("requires")) {
      if (words.get(0).equals(function)) {
        found.add(
            new LaunchRequirement(
                LaunchRequirement.Kind.valueOf(words.get(1)),
                List.of(words.get(2).split(",")).stream().map(Integer::valueOf).toList(),
                Optional.empty(),
                CaseSpans.of(words.get(3))));
      }
    }
    return found;
  }

  LaunchFacts launch(Kernel kernel) {
    List<String> words = all("launch").stream().flatMap(List::stream).toList();
    OptionalLong groupSize =
        words.stream()
            .filter(word -> word.startsWith("group_size="))
            .mapToLong(word -> Long.parseLong(word.substring("group_size=".length())))
            .findFirst();
    List<AccessorMode> modes =
        all("mode").stream()
            .map(
                mode ->
                    new AccessorMode(
                        mode.get(0),
                        mode.get(2),
                        declaration(kernel, mode.get(2)),
                        CaseSpans.of(mode.get(3))))
            .toList();
    return new LaunchFacts() {
      @Override
      public boolean hasOneWorkItem() {
        return words.contains("one_work_item");
      }

      @Override
      public boolean hasOneGroup() {
        return words.contains("one_group");
      }

      @Override
      public OptionalLong groupSize() {
        return groupSize;
      }

      @Override
      public OptionalLong globalSize(int dimension) {
        return size(words, "sizes=", dimension);
      }

      @Override
      public OptionalLong localSize(int dimension) {
        return size(words, "of_groups=", dimension);
      }

      @Override
      public List<Integer> onlyGroupSize() {
        return List.of();
      }

      @Override
      public boolean isGlobalSize(int dimension, SourceSpan declaration) {
        return isNamed(words, "named=", kernel, dimension, declaration);
      }

      @Override
      public boolean isLocalSize(int dimension, SourceSpan declaration) {
        return isNamed(words, "named_of_groups=", kernel, dimension, declaration);
      }

      @Override
      public boolean isWrittenOut() {
        return !words.contains("elsewhere");
      }

      @Override
      public List<AccessorMode> accessorModes() {
        return modes;
      }
    };
  }

  private static boolean isNamed(
      List<String> words, String key, Kernel kernel, int dimension, SourceSpan declaration) {
    return words.stream()
        .filter(word -> word.startsWith(key))
        .map(word -> List.of(word.substring(key.length()).split(",", -1)))
        .filter(names -> dimension < names.size() && !names.get(dimension).isEmpty())
        .anyMatch(names -> declaration(kernel, names.get(dimension)).equals(declaration));
  }

  private static OptionalLong size(List<String> words, String key, int dimension) {
    return words.stream()
        .filter(word -> word.startsWith(key))
        .mapToLong(word -> Long.parseLong(word.substring(key.length()).split(",", -1)[dimension]))
        .findFirst();
  }

  private static SourceSpan declaration(Kernel kernel, String argument) {
    return kernel.arguments().stream()
        .filter(a -> a.variable().name().equals(argument))
        .findFirst()
        .orElseThrow()
        .declaration();
  }
}
