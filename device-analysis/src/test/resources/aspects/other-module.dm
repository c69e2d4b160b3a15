import Lib_g "Lib.g()" of "Lib" aspects fp64, gpu chain "kernel" @3:3
kernel nd_range 1 k "kernel"
  at @1:1
{
  Lib_g<void>()@3:3;
}
// finds:
kernel: gpu @3:3 fp64 @3:3
  own [] imported [GPU, FP64] used [GPU, FP64] required [GPU, FP64]
  nearest gpu: kernel @3:3
  nearest fp64: kernel @3:3
