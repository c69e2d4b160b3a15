; Kernels as DPC++ spells them: SPIR-V's built-in variables and functions, structures by value, generic pointers. Written by hand.
source_filename = "scale.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::range" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }
%struct.Settings = type { i32, float, [2 x i16] }

$_ZTS5Scale = comdat any
$_ZTS7Reverse = comdat any

@__spirv_BuiltInGlobalInvocationId = external dso_local local_unnamed_addr addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInLocalInvocationId = external dso_local local_unnamed_addr addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInWorkgroupSize = external dso_local local_unnamed_addr addrspace(1) constant <3 x i64>, align 32

declare dso_local spir_func void @_Z22__spirv_ControlBarrierjjj(i32 noundef, i32 noundef, i32 noundef) #1
declare dso_local spir_func void @_Z21__spirv_MemoryBarrierjj(i32 noundef, i32 noundef) #1
declare dso_local spir_func i64 @_Z20__spirv_GlobalSize_xv()
declare dso_local spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32)
declare dso_local spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
declare dso_local spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEi(ptr addrspace(1), i32, i32, i32)

; out[i] = in[i] * factor + settings.number, where i + offset is in range; the element behind the last counts work-items.
define weak_odr dso_local spir_kernel void @_ZTS5Scale(ptr addrspace(1) noundef align 4 %out, ptr addrspace(1) noundef readonly align 4 %in, ptr noundef byval(%"class.sycl::_V1::range") align 8 %range, ptr noundef byval(%struct.Settings) align 4 %settings, float noundef %factor) local_unnamed_addr #0 comdat {
entry:
  %slot = alloca ptr addrspace(4), align 8
  %slot.ascast = addrspacecast ptr %slot to ptr addrspace(4)
  %generic = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  store ptr addrspace(4) %generic, ptr addrspace(4) %slot.ascast, align 8
  %ids = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %i = extractelement <3 x i64> %ids, i64 0
  %n = load i64, ptr %range, align 8
  %inside = icmp ult i64 %i, %n
  br i1 %inside, label %then, label %exit

then:
  %number.at = getelementptr inbounds i8, ptr %settings, i64 4
  %number = load float, ptr %number.at, align 4
  %short.at = getelementptr inbounds i8, ptr %settings, i64 10
  %short = load i16, ptr %short.at, align 2
  %short.f = sitofp i16 %short to float
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %i
  %x = load float, ptr addrspace(1) %from, align 4
  %scaled = fmul float %x, %factor
  %moved = fadd float %scaled, %number
  %sum = fadd float %moved, %short.f
  %target = load ptr addrspace(4), ptr addrspace(4) %slot.ascast, align 8
  %to = getelementptr inbounds float, ptr addrspace(4) %target, i64 %i
  store float %sum, ptr addrspace(4) %to, align 4
  store i64 0, ptr %range, align 8
  %counter = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %n
  %before = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEi(ptr addrspace(1) %counter, i32 1, i32 896, i32 1)
  br label %exit

exit:
  ret void
}

; Each work-group writes its elements in reverse order, by way of local memory.
define weak_odr dso_local spir_kernel void @_ZTS7Reverse(ptr addrspace(1) noundef align 8 %out, ptr addrspace(3) noundef align 8 %scratch) local_unnamed_addr #0 comdat {
entry:
  %local = load i64, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId, align 32
  %size = load i64, ptr addrspace(1) addrspacecast (ptr addrspace(4) addrspacecast (ptr addrspace(1) @__spirv_BuiltInWorkgroupSize to ptr addrspace(4)) to ptr addrspace(1)), align 32
  %height = load i64, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @__spirv_BuiltInWorkgroupSize, i64 8), align 8
  %global = call spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
  %all = call spir_func i64 @_Z20__spirv_GlobalSize_xv()
  %group = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 0)
  %mine = getelementptr inbounds i64, ptr addrspace(3) %scratch, i64 %local
  %value = mul i64 %global, %all
  store i64 %value, ptr addrspace(3) %mine, align 8
  call spir_func void @_Z22__spirv_ControlBarrierjjj(i32 noundef 2, i32 noundef 2, i32 noundef 272)
  %last = sub i64 %size, %height
  %mirror = sub i64 %last, %local
  %other.at = getelementptr inbounds i64, ptr addrspace(3) %scratch, i64 %mirror
  %other = load i64, ptr addrspace(3) %other.at, align 8
  %start = mul i64 %group, %size
  %index = add i64 %start, %local
  %to = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %index
  store i64 %other, ptr addrspace(1) %to, align 8
  call spir_func void @_Z21__spirv_MemoryBarrierjj(i32 noundef 1, i32 noundef 528)
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "sycl-module-id"="scale.cpp" "uniform-work-group-size"="true" }
attributes #1 = { convergent nounwind }

!opencl.spir.version = !{!0}
!spirv.Source = !{!1}
!0 = !{i32 1, i32 2}
!1 = !{i32 4, i32 100000}
