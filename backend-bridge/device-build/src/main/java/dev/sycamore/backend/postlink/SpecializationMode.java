package dev.sycamore.backend.postlink;

/** What becomes of specialization constants. */
public enum SpecializationMode {
  /** They stay as the front end made them. */
  KEEP,
  /** They become those of SPIR-V. */
  NATIVE,
  /** They become loads from a buffer. */
  EMULATION
}
