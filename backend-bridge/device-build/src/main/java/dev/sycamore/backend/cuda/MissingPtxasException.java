package dev.sycamore.backend.cuda;

/** Machine code is required, and there is no assembler. */
public final class MissingPtxasException extends PtxasException {

  private static final long serialVersionUID = 1;

  public MissingPtxasException() {
    super(
        "no ptxas on the path, in $CUDA_PATH, $CUDA_HOME or /usr/local/cuda: install the CUDA"
            + " toolkit, say --ptxas=PATH, or --cubin=auto for PTX only",
        "");
  }
}
