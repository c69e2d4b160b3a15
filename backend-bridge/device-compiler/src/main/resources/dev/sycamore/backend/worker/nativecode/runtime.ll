; What machine code may call without the program saying so. Native images have no dependency, so
; these come with them. The baseline of x86-64 has neither fused multiply-add nor half floats. What
; is written for one kind of processor or one system is in files of its own: what is inlined here has other names there,
; and the calling convention that the code generator uses.

; ---- quotients of 128 bits, of which LLVM makes numbers of passes ----

define linkonce_odr hidden i128 @quotient(i128 %n, i128 %d) #1 {
entry:
  br label %bits
bits:
  %left = phi i32 [ 128, %entry ], [ %left.next, %bits ]
  %rest = phi i128 [ 0, %entry ], [ %rest.next, %bits ]
  %quotient = phi i128 [ %n, %entry ], [ %quotient.next, %bits ]
  %top = lshr i128 %quotient, 127
  %doubled = shl i128 %rest, 1
  %more = or i128 %doubled, %top
  %over = icmp slt i128 %rest, 0
  %fits = icmp uge i128 %more, %d
  %take = or i1 %over, %fits
  %less = sub i128 %more, %d
  %rest.next = select i1 %take, i128 %less, i128 %more
  %bit = zext i1 %take to i128
  %moved = shl i128 %quotient, 1
  %quotient.next = or i128 %moved, %bit
  %left.next = sub i32 %left, 1
  %again = icmp ne i32 %left.next, 0
  br i1 %again, label %bits, label %end
end:
  ret i128 %quotient.next
}

; ---- half floats ----

; The bits in a float's places are the value times 2^-112, subnormals included.
define linkonce_odr hidden float @half_to_float(i16 %bits) #1 {
  %wide = zext i16 %bits to i32
  %sign.low = and i32 %wide, 32768
  %sign = shl i32 %sign.low, 16
  %magnitude = and i32 %wide, 32767
  %placed = shl i32 %magnitude, 13
  %small = bitcast i32 %placed to float
  %scaled = fmul float %small, 0x46F0000000000000
  %finite = bitcast float %scaled to i32
  %special = icmp uge i32 %magnitude, 31744
  %infinite = or i32 %placed, 2139095040
  %nan = icmp ugt i32 %magnitude, 31744
  %quiet = or i32 %infinite, 4194304
  %special.bits = select i1 %nan, i32 %quiet, i32 %infinite
  %result = select i1 %special, i32 %special.bits, i32 %finite
  %signed = or i32 %result, %sign
  %value = bitcast i32 %signed to float
  ret float %value
}

; Rounds to nearest even. Adding 0.5 to what becomes subnormal lets the adder round: a float's last
; place there is the smallest half.
define linkonce_odr hidden i16 @float_to_half(float %x) #1 {
  %bits = bitcast float %x to i32
  %sign.high = lshr i32 %bits, 16
  %sign = and i32 %sign.high, 32768
  %magnitude = and i32 %bits, 2147483647
  %abs = bitcast i32 %magnitude to float
  %shifted = fadd float %abs, 5.0e-01
  %shifted.bits = bitcast float %shifted to i32
  %subnormal = sub i32 %shifted.bits, 1056964608
  %last = lshr i32 %magnitude, 13
  %odd = and i32 %last, 1
  %rebased = sub i32 %magnitude, 939520001
  %rounded = add i32 %rebased, %odd
  %normal = lshr i32 %rounded, 13
  %tiny = icmp ult i32 %magnitude, 947912704
  %finite = select i1 %tiny, i32 %subnormal, i32 %normal
  %huge = icmp uge i32 %magnitude, 1199566848
  %bounded = select i1 %huge, i32 31744, i32 %finite
  %nan = icmp ugt i32 %magnitude, 2139095040
  %result = select i1 %nan, i32 32256, i32 %bounded
  %signed = or i32 %result, %sign
  %narrow = trunc i32 %signed to i16
  ret i16 %narrow
}

; Rounding twice would be wrong; rounding to odd first is not: no tie appears that was not one.
define linkonce_odr hidden i16 @double_to_half(double %x) #1 {
  %near = fptrunc double %x to float
  %back = fpext float %near to double
  %inexact = fcmp one double %back, %x
  %bits = bitcast float %near to i32
  %last = and i32 %bits, 1
  %even = icmp eq i32 %last, 0
  %move = and i1 %inexact, %even
  %abs.back = call double @llvm.fabs.f64(double %back)
  %abs.x = call double @llvm.fabs.f64(double %x)
  %beyond = fcmp ogt double %abs.back, %abs.x
  %step = select i1 %beyond, i32 -1, i32 1
  %moved = add i32 %bits, %step
  %odd = select i1 %move, i32 %moved, i32 %bits
  %value = bitcast i32 %odd to float
  %result = call i16 @float_to_half(float %value)
  ret i16 %result
}

; ---- fused multiply-add ----

; The product of floats is exact as a double; their sum is rounded to odd, then to float.
define hidden float @fmaf(float %x, float %y, float %z) #0 {
  %x.wide = fpext float %x to double
  %y.wide = fpext float %y to double
  %z.wide = fpext float %z to double
  %product = fmul double %x.wide, %y.wide
  %sum = fadd double %product, %z.wide
  %z.part = fsub double %sum, %product
  %p.part = fsub double %sum, %z.part
  %p.error = fsub double %product, %p.part
  %z.error = fsub double %z.wide, %z.part
  %error = fadd double %p.error, %z.error
  %inexact = fcmp one double %error, 0.0
  %bits = bitcast double %sum to i64
  %last = and i64 %bits, 1
  %even = icmp eq i64 %last, 0
  %move = and i1 %inexact, %even
  %error.positive = fcmp ogt double %error, 0.0
  %sum.positive = fcmp ogt double %sum, 0.0
  %inward = xor i1 %error.positive, %sum.positive
  %step = select i1 %inward, i64 -1, i64 1
  %moved = add i64 %bits, %step
  %odd = select i1 %move, i64 %moved, i64 %bits
  %value = bitcast i64 %odd to double
  %result = fptrunc double %value to float
  ret float %result
}

; Mantissas as integers: a product of 106 bits and an addend of 53, brought to one exponent in 256
; bits. An operand that is far smaller than the other counts as one unit below all of its bits.
define hidden double @fma(double %x, double %y, double %z) #0 {
entry:
  %x.bits = bitcast double %x to i64
  %y.bits = bitcast double %y to i64
  %z.bits = bitcast double %z to i64
  %x.abs = and i64 %x.bits, 9223372036854775807
  %y.abs = and i64 %y.bits, 9223372036854775807
  %z.abs = and i64 %z.bits, 9223372036854775807
  %x.special = icmp uge i64 %x.abs, 9218868437227405312
  %y.special = icmp uge i64 %y.abs, 9218868437227405312
  %x.zero = icmp eq i64 %x.abs, 0
  %y.zero = icmp eq i64 %y.abs, 0
  %special.1 = or i1 %x.special, %y.special
  %special.2 = or i1 %x.zero, %y.zero
  %special = or i1 %special.1, %special.2
  br i1 %special, label %plain, label %addend

plain:
  %plain.product = fmul double %x, %y
  %plain.sum = fadd double %plain.product, %z
  ret double %plain.sum

addend:
  %z.special = icmp uge i64 %z.abs, 9218868437227405312
  br i1 %z.special, label %only.addend, label %addend.zero

only.addend:
  %quiet = fadd double %z, 0.0
  ret double %quiet

addend.zero:
  %z.zero = icmp eq i64 %z.abs, 0
  br i1 %z.zero, label %only.product, label %finite

only.product:
  %product.rounded = fmul double %x, %y
  ret double %product.rounded

finite:
  %x.m = call i64 @mantissa(i64 %x.abs)
  %y.m = call i64 @mantissa(i64 %y.abs)
  %z.m = call i64 @mantissa(i64 %z.abs)
  %x.e = call i64 @exponent(i64 %x.abs)
  %y.e = call i64 @exponent(i64 %y.abs)
  %z.e = call i64 @exponent(i64 %z.abs)
  %p.e = add i64 %x.e, %y.e
  %x.m.wide = zext i64 %x.m to i256
  %y.m.wide = zext i64 %y.m to i256
  %z.m.wide = zext i64 %z.m to i256
  %x.m.128 = zext i64 %x.m to i128
  %y.m.128 = zext i64 %y.m to i128
  %p.128 = mul i128 %x.m.128, %y.m.128
  %p.m.wide = zext i128 %p.128 to i256
  %above = sub i64 %z.e, %p.e
  %z.higher = icmp sgt i64 %above, 0
  %below = sub i64 0, %above
  %distance = select i1 %z.higher, i64 %above, i64 %below
  %far = icmp ugt i64 %distance, 110
  %shift.64 = select i1 %far, i64 110, i64 %distance
  %shift = zext i64 %shift.64 to i256
  %high.m = select i1 %z.higher, i256 %z.m.wide, i256 %p.m.wide
  %low.m = select i1 %z.higher, i256 %p.m.wide, i256 %z.m.wide
  %high.e = select i1 %z.higher, i64 %z.e, i64 %p.e
  %e = sub i64 %high.e, %shift.64
  %high = shl i256 %high.m, %shift
  %low = select i1 %far, i256 1, i256 %low.m
  %p.sign = xor i64 %x.bits, %y.bits
  %p.negative = icmp slt i64 %p.sign, 0
  %z.negative = icmp slt i64 %z.bits, 0
  %high.negative = select i1 %z.higher, i1 %z.negative, i1 %p.negative
  %low.negative = select i1 %z.higher, i1 %p.negative, i1 %z.negative
  %high.minus = sub i256 0, %high
  %low.minus = sub i256 0, %low
  %high.signed = select i1 %high.negative, i256 %high.minus, i256 %high
  %low.signed = select i1 %low.negative, i256 %low.minus, i256 %low
  %sum = add i256 %high.signed, %low.signed
  %cancelled = icmp eq i256 %sum, 0
  br i1 %cancelled, label %zero, label %round

zero:
  ret double 0.0

round:
  %negative = icmp slt i256 %sum, 0
  %minus = sub i256 0, %sum
  %m = select i1 %negative, i256 %minus, i256 %sum
  %leading.wide = call i256 @llvm.ctlz.i256(i256 %m, i1 true)
  %leading = trunc i256 %leading.wide to i64
  %length = sub i64 256, %leading
  %for.precision = sub i64 %length, 53
  %for.subnormal = sub i64 -1074, %e
  %drop.1 = call i64 @llvm.smax.i64(i64 %for.precision, i64 %for.subnormal)
  %all = add i64 %length, 2
  %drop = call i64 @llvm.smin.i64(i64 %drop.1, i64 %all)
  %drops = icmp sgt i64 %drop, 0
  br i1 %drops, label %right, label %left

left:
  %up.64 = sub i64 0, %drop
  %up = zext i64 %up.64 to i256
  %m.up = shl i256 %m, %up
  %m.exact = trunc i256 %m.up to i64
  br label %compose

right:
  %down = zext i64 %drop to i256
  %m.down = lshr i256 %m, %down
  %m.truncated = trunc i256 %m.down to i64
  %m.back = shl i256 %m.down, %down
  %rest = sub i256 %m, %m.back
  %half.at = sub i256 %down, 1
  %half = shl i256 1, %half.at
  %more = icmp ugt i256 %rest, %half
  %tie = icmp eq i256 %rest, %half
  %odd.bit = and i64 %m.truncated, 1
  %odd = icmp eq i64 %odd.bit, 1
  %tie.up = and i1 %tie, %odd
  %round.up = or i1 %more, %tie.up
  %one = zext i1 %round.up to i64
  %m.rounded = add i64 %m.truncated, %one
  br label %compose

compose:
  %m.final = phi i64 [ %m.exact, %left ], [ %m.rounded, %right ]
  %e.final = add i64 %e, %drop
  %overflow = icmp sgt i64 %e.final, 971
  %vanished = icmp eq i64 %m.final, 0
  %e.biased = add i64 %e.final, 1074
  %e.field = shl i64 %e.biased, 52
  %bits = add i64 %e.field, %m.final
  %bits.bounded = select i1 %overflow, i64 9218868437227405312, i64 %bits
  %bits.abs = select i1 %vanished, i64 0, i64 %bits.bounded
  %sign = select i1 %negative, i64 -9223372036854775808, i64 0
  %bits.signed = or i64 %bits.abs, %sign
  %result = bitcast i64 %bits.signed to double
  ret double %result
}

; The mantissa of a positive finite double, with its highest bit at 52.
define internal i64 @mantissa(i64 %bits) #0 {
  %field = lshr i64 %bits, 52
  %fraction = and i64 %bits, 4503599627370495
  %normal = or i64 %fraction, 4503599627370496
  %leading = call i64 @llvm.ctlz.i64(i64 %fraction, i1 false)
  %up = sub i64 %leading, 11
  %raised = shl i64 %fraction, %up
  %subnormal = icmp eq i64 %field, 0
  %m = select i1 %subnormal, i64 %raised, i64 %normal
  ret i64 %m
}

; The exponent that goes with it: the value is mantissa * 2^exponent.
define internal i64 @exponent(i64 %bits) #0 {
  %field = lshr i64 %bits, 52
  %fraction = and i64 %bits, 4503599627370495
  %normal = sub i64 %field, 1075
  %leading = call i64 @llvm.ctlz.i64(i64 %fraction, i1 false)
  %raised = sub i64 -1063, %leading
  %subnormal = icmp eq i64 %field, 0
  %e = select i1 %subnormal, i64 %raised, i64 %normal
  ret i64 %e
}

declare double @llvm.fabs.f64(double)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i256 @llvm.ctlz.i256(i256, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)

attributes #0 = { nounwind "no-builtins" }
attributes #1 = { alwaysinline nounwind "no-builtins" }
