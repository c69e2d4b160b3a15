; Three kernels of three sources: one has a number (twice), a truth value and a struct with padding at its end, one a vector in an array
; and, without optimisation, a symbolic id behind a variable; one has none. What becomes of it is written by hand in SpecializationTest.
source_filename = "constants"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

%id.number = type { i32 }
%id.truth = type { i8 }
%id.pair = type { %pair.default }
%pair.default = type { i32, i8 }
%pair = type <{ i32, i8, [3 x i8] }>
%id.vectors = type { [2 x <2 x half>] }

@name.number = private unnamed_addr constant [7 x i8] c"number\00"
@name.truth = private unnamed_addr constant [6 x i8] c"truth\00"
@name.pair = private unnamed_addr constant [5 x i8] c"pair\00"
@name.vectors = private unnamed_addr constant [8 x i8] c"vectors\00"
@number = internal addrspace(1) constant %id.number { i32 42 }
@truth = addrspace(1) constant %id.truth { i8 1 }
@pair = linkonce_odr addrspace(1) constant %id.pair { %pair.default { i32 7, i8 9 } }
@vectors = internal addrspace(1) constant %id.vectors { [2 x <2 x half>] [<2 x half> <half 1.0, half 2.0>, <2 x half> zeroinitializer] }

define spir_kernel void @several(ptr addrspace(1) %out, ptr addrspace(4) %buffer) #0 {
  %slot = alloca %pair
  %slot4 = addrspacecast ptr %slot to ptr addrspace(4)
  %first = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.number to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @number to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %flag = call spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.truth to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @truth to ptr addrspace(4)), ptr addrspace(4) %buffer)
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4pairET_PKcPKvS5_(ptr addrspace(4) sret(%pair) %slot4, ptr addrspace(4) addrspacecast (ptr @name.pair to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %again = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name.number to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @number to ptr addrspace(4)), ptr addrspace(4) %buffer)
  %chosen = select i1 %flag, i32 %first, i32 %again
  store i32 %chosen, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @vectors_only(ptr addrspace(1) %out, ptr addrspace(4) %buffer) #1 {
  %id = alloca ptr addrspace(4)
  %id4 = addrspacecast ptr %id to ptr addrspace(4)
  store ptr addrspace(4) addrspacecast (ptr @name.vectors to ptr addrspace(4)), ptr addrspace(4) %id4
  %loaded = load ptr addrspace(4), ptr addrspace(4) %id4
  %value = call spir_func [2 x <2 x half>] @_Z40__sycl_getComposite2020SpecConstantValueI1vET_PKcPKvS5_(ptr addrspace(4) %loaded, ptr addrspace(4) addrspacecast (ptr addrspace(1) @vectors to ptr addrspace(4)), ptr addrspace(4) %buffer)
  store [2 x <2 x half>] %value, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @plain() #2 {
  ret void
}

declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI4pairET_PKcPKvS5_(ptr addrspace(4) sret(%pair), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func [2 x <2 x half>] @_Z40__sycl_getComposite2020SpecConstantValueI1vET_PKcPKvS5_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

attributes #0 = { "sycl-module-id"="3.cpp" }
attributes #1 = { "sycl-module-id"="2.cpp" }
attributes #2 = { "sycl-module-id"="1.cpp" }
