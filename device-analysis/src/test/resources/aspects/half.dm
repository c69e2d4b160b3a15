kernel nd_range 1 k "kernel"
  at @1:1
{
  Half h#5 = Half.bits(0x3c00)@4:4;
}
// finds:
kernel: fp16 @4:4
  own [FP16] imported [] used [FP16] required [FP16]
  nearest fp16: kernel @4:4
