package dev.sycamore.backend.worker.grid;

import dev.sycamore.backend.worker.foreign.ScopeNames;
import java.util.List;

/** How a GPU's entry points are spelt: what {@link GridEntry} needs to know of it. */
interface GridTarget {

  /** What a work-item may ask of its place in the grid; the names are CUDA's registers. */
  enum Register {
    TID,
    NTID,
    CTAID,
    NCTAID
  }

  /** Linkage, visibility and calling convention of an entry point. */
  String convention();

  /** The attributes of an entry point. */
  String attributes();

  /** The lines that declare what the others use. */
  List<String> declarations();

  /** The lines at the beginning of an entry point. */
  List<String> prologue();

  /** The lines that define {@code %variable} as an {@code i32}: a register in one dimension. */
  List<String> read(Register register, int dimension, String variable);

  /** The parameter {@code %launch.offset}, by which an entry point gets three offsets. */
  String offsetParameter();

  /** The lines that define {@code %offset}, a {@code ptr}, as that parameter. */
  List<String> offset();

  /** The builtins for the offset. */
  ImplicitOffset implicitOffset();

  /** What LLVM calls its scopes. */
  ScopeNames scopes();

  /** The first word after {@code llvm.} of the intrinsics that only its code generator has. */
  String intrinsics();

  /** The lines that define {@code %offset} as the address of three zeros. */
  List<String> noOffset();
}
