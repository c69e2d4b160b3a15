function void g()
  declared_aspects fp16
{
  return;
}
kernel nd_range 1 k "kernel"
  declared_aspects gpu
  at @1:1
{
  g()@3:3;
}
// finds:
kernel:
  own [] imported [] used [] declared [GPU] required [GPU, FP16]
g:
  own [] imported [] used [] declared [FP16] required [FP16]
