package dev.sycamore.runtime.command;

import dev.sycamore.runtime.values.HostArrays;

/** The use of a plain array by a command. */
public record ArrayUse(Object array, boolean writes) {
  /** Names it in messages. */
  String shown() {
    return "an array of " + HostArrays.length(array) + " elements";
  }
}
