kernel range 1 k "kernel"
  argument int s#0 scalar none = static "p.E" "s" "I" specialization
{
  int n#5 = 0;
}
// gives:
argument 0 VALUE: 4 bytes at 0
