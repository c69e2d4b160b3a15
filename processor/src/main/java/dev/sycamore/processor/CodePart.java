package dev.sycamore.processor;

import dev.sycamore.backend.postlink.PostLinkImage;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.text.TextFileException;
import java.util.List;
import java.util.Optional;

/**
 * What becomes an image for each target that can run it.
 *
 * @param kernels its entry points
 * @param problem why it is all of the code, and not a part of it
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
record CodePart(
    byte[] ir,
    List<String> kernels,
    PropertySets properties,
    Optional<DeviceRequirements> requirements,
    Optional<String> problem) {

  static CodePart of(PostLinkImage image) {
    try {
      PropertyFile properties = PropertyFile.parse("post-link", image.properties());
      return new CodePart(
          image.code(),
          image.symbols(),
          properties.sets(),
          properties.requirements(),
          Optional.empty());
    } catch (TextFileException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Code that cannot be split: its compilation tells more. */
  static CodePart whole(byte[] ir, List<String> kernels, String problem) {
    return new CodePart(
        ir, kernels, PropertySets.builder().build(), Optional.empty(), Optional.of(problem));
  }

  /** Whether every target runs it. */
  boolean suitsAll() {
    return requirements
        .filter(
            r ->
                !r.aspects().isEmpty()
                    || !r.subGroupSizes().isEmpty()
                    || r.fixedTargets().isPresent())
        .isEmpty();
  }
}
