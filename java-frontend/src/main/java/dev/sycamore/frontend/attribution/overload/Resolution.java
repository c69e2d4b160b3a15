package dev.sycamore.frontend.attribution.overload;

import dev.sycamore.frontend.attribution.inference.Phase;
import dev.sycamore.frontend.attribution.member.Signature;

/** What overload resolution found. */
public sealed interface Resolution {

  /**
   * The one method that the call means.
   *
   * @param unchecked whether an unchecked conversion makes the method applicable
   */
  record Chosen(Signature signature, Phase phase, boolean unchecked) implements Resolution {}

  /** No method fits: the host compiler says so. */
  record None() implements Resolution {}

  /** Which method it is depends on what is not known. */
  record Unknown() implements Resolution {}
}
