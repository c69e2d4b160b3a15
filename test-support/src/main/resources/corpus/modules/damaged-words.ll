define a b c d e f spir_kernel void @k(i32 %x) #
attributes #1 = {}
attributes #2 = {
"sycamore-name"="