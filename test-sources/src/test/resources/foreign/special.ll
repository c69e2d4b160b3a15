; Specialization constants as DPC++'s front end leaves them: scalars of several types, one of them twice, a structure, an array. Written by hand.
source_filename = "special.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

%id.number = type { i32 }
%id.truth = type { i8 }
%id.small = type { i16 }
%id.large = type { i64 }
%id.real = type { float }
%id.pair = type { %pair.default }
%pair.default = type { i32, i8 }
%pair = type <{ i32, i8, [3 x i8] }>
%id.row = type { [3 x i32] }

@name.number = private unnamed_addr constant [7 x i8] c"number\00"
@name.truth = private unnamed_addr constant [6 x i8] c"truth\00"
@name.small = private unnamed_addr constant [6 x i8] c"small\00"
@name.large = private unnamed_addr constant [6 x i8] c"large\00"
@name.real = private unnamed_addr constant [5 x i8] c"real\00"
@name.pair = private unnamed_addr constant [5 x i8] c"pair\00"
@name.row = private unnamed_addr constant [4 x i8] c"row\00"
@number = internal addrspace(1) constant %id.number { i32 42 }
@truth = internal addrspace(1) constant %id.truth { i8 1 }
@small = internal addrspace(1) constant %id.small { i16 -3 }
@large = internal addrspace(1) constant %id.large { i64 4294967303 }
@real = internal addrspace(1) constant %id.real { float 1.5 }
@pair = internal addrspace(1) constant %id.pair { %pair.default { i32 7, i8 9 } }
@row = internal addrspace(1) constant %id.row { [3 x i32] [i32 11, i32 12, i32 13] }

define internal spir_func i32 @twice() #1 {
  %n = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.number to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @number to ptr addrspace(4)), ptr addrspace(4) null)
  %sum = add i32 %n, %n
  ret i32 %sum
}

define weak_odr dso_local spir_kernel void @_ZTS7Special(ptr addrspace(1) noundef align 4 %out) #0 {
  %slot = alloca %pair
  %slot4 = addrspacecast ptr %slot to ptr addrspace(4)
  %number = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.number to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @number to ptr addrspace(4)), ptr addrspace(4) null)
  %truth = call spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.truth to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @truth to ptr addrspace(4)), ptr addrspace(4) null)
  %small = call spir_func signext i16 @_Z37__sycl_getScalar2020SpecConstantValueIsET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.small to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @small to ptr addrspace(4)), ptr addrspace(4) null)
  %large = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueIlET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.large to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @large to ptr addrspace(4)), ptr addrspace(4) null)
  %real = call spir_func float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.real to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @real to ptr addrspace(4)), ptr addrspace(4) null)
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4pairET_PKcPKvS5_(ptr addrspace(4) sret(%pair) %slot4, ptr addrspace(4) addrspacecast (ptr @name.pair to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4)), ptr addrspace(4) null)
  %row = call spir_func [3 x i32] @_Z40__sycl_getComposite2020SpecConstantValueI3rowET_PKcPKvS5_(ptr addrspace(4) addrspacecast (ptr @name.row to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @row to ptr addrspace(4)), ptr addrspace(4) null)
  store i32 %number, ptr addrspace(1) %out, align 4
  %two = call spir_func i32 @twice()
  %p1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %two, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  %truth.i = zext i1 %truth to i32
  store i32 %truth.i, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  %small.i = sext i16 %small to i32
  store i32 %small.i, ptr addrspace(1) %p3, align 4
  %p4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  %low = trunc i64 %large to i32
  store i32 %low, ptr addrspace(1) %p4, align 4
  %p5 = getelementptr i32, ptr addrspace(1) %out, i64 5
  %high.l = lshr i64 %large, 32
  %high = trunc i64 %high.l to i32
  store i32 %high, ptr addrspace(1) %p5, align 4
  %p6 = getelementptr i32, ptr addrspace(1) %out, i64 6
  %bits = bitcast float %real to i32
  store i32 %bits, ptr addrspace(1) %p6, align 4
  %p7 = getelementptr i32, ptr addrspace(1) %out, i64 7
  %first = load i32, ptr %slot, align 4
  store i32 %first, ptr addrspace(1) %p7, align 4
  %p8 = getelementptr i32, ptr addrspace(1) %out, i64 8
  %second.at = getelementptr i8, ptr %slot, i64 4
  %second = load i8, ptr %second.at, align 4
  %second.i = sext i8 %second to i32
  store i32 %second.i, ptr addrspace(1) %p8, align 4
  %p9 = getelementptr i32, ptr addrspace(1) %out, i64 9
  %row0 = extractvalue [3 x i32] %row, 0
  store i32 %row0, ptr addrspace(1) %p9, align 4
  %p10 = getelementptr i32, ptr addrspace(1) %out, i64 10
  %row2 = extractvalue [3 x i32] %row, 2
  store i32 %row2, ptr addrspace(1) %p10, align 4
  %p11 = getelementptr i32, ptr addrspace(1) %out, i64 11
  store i32 0, ptr addrspace(1) %p11, align 4
  %p12 = getelementptr i32, ptr addrspace(1) %out, i64 12
  store i32 0, ptr addrspace(1) %p12, align 4
  %p13 = getelementptr i32, ptr addrspace(1) %out, i64 13
  store i32 0, ptr addrspace(1) %p13, align 4
  %p14 = getelementptr i32, ptr addrspace(1) %out, i64 14
  store i32 0, ptr addrspace(1) %p14, align 4
  %p15 = getelementptr i32, ptr addrspace(1) %out, i64 15
  store i32 0, ptr addrspace(1) %p15, align 4
  ret void
}

declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func signext i16 @_Z37__sycl_getScalar2020SpecConstantValueIsET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueIlET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4pairET_PKcPKvS5_(ptr addrspace(4) sret(%pair), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func [3 x i32] @_Z40__sycl_getComposite2020SpecConstantValueI3rowET_PKcPKvS5_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

attributes #0 = { nounwind "sycl-module-id"="special.cpp" }
attributes #1 = { noinline nounwind }
