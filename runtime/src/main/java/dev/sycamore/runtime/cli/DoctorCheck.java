package dev.sycamore.runtime.cli;

import java.util.Locale;

/**
 * One thing that {@code sycamore doctor} looks for.
 *
 * @param found what is there, or what its absence means; one line
 * @param install the command that installs it; empty if nothing has to be installed
 */
record DoctorCheck(String name, State state, String found, String install) {

  /** Whether it is there. */
  enum State {
    FOUND,
    /** It is not there, and kernels run without it. */
    ABSENT,
    /** It is not there, and without it no kernel runs. */
    MISSING;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static DoctorCheck found(String name, String what) {
    return new DoctorCheck(name, State.FOUND, what, "");
  }

  static DoctorCheck absent(String name, String what, String install) {
    return new DoctorCheck(name, State.ABSENT, what, install);
  }

  static DoctorCheck missing(String name, String what, String install) {
    return new DoctorCheck(name, State.MISSING, what, install);
  }
}
