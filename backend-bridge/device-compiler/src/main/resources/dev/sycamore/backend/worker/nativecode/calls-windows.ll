; What code calls by names of the C library: on Windows, integers of 128 bits are passed by address and returned in a
; vector.

define hidden <2 x i64> @__udivti3(ptr %n.at, ptr %d.at) #0 {
  %n = load i128, ptr %n.at, align 16
  %d = load i128, ptr %d.at, align 16
  %quotient = call i128 @quotient(i128 %n, i128 %d)
  %value = bitcast i128 %quotient to <2 x i64>
  ret <2 x i64> %value
}

define hidden float @__extendhfsf2(half %x) #0 {
  %bits = bitcast half %x to i16
  %value = call float @half_to_float(i16 %bits)
  ret float %value
}

define hidden half @__truncsfhf2(float %x) #0 {
  %bits = call i16 @float_to_half(float %x)
  %value = bitcast i16 %bits to half
  ret half %value
}

define hidden half @__truncdfhf2(double %x) #0 {
  %bits = call i16 @double_to_half(double %x)
  %value = bitcast i16 %bits to half
  ret half %value
}

declare i128 @quotient(i128, i128)
declare float @half_to_float(i16)
declare i16 @float_to_half(float)
declare i16 @double_to_half(double)

attributes #0 = { nounwind "no-builtins" }
