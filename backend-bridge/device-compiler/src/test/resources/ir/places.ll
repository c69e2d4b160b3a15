; Every spelling of a work-item's place, in the order of the places that they store to.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInSubgroupSize = external addrspace(1) constant i32
@__spirv_BuiltInGlobalOffset = external addrspace(1) constant <3 x i64>

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32)
declare spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32)
declare spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32)
declare spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32)
declare spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32)
declare spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32)
declare spir_func i64 @_Z22__spirv_GlobalOffset_yv()
declare spir_func i64 @_Z27__spirv_LocalInvocationId_zv()
declare spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
declare spir_func i64 @_Z35__spirv_BuiltInLocalInvocationIndexv()
declare spir_func i64 @_Z17get_global_offsetj(i32)
declare spir_func i64 @_Z20get_global_linear_idv()
declare spir_func i64 @_Z19get_local_linear_idv()
declare spir_func i32 @_Z12get_work_dimv()
declare spir_func i32 @_Z18get_sub_group_sizev()
declare spir_func i32 @_Z22get_max_sub_group_sizev()
declare spir_func i32 @_Z18get_num_sub_groupsv()
declare spir_func i32 @_Z16get_sub_group_idv()
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func i32 @_Z27__spirv_BuiltInSubgroupSizev()
declare spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
declare spir_func void @_Z18work_group_barrierj(i32)

define spir_kernel void @places(ptr addrspace(1) %out) {
  %v0 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %at0 = getelementptr i64, ptr addrspace(1) %out, i64 0
  store i64 %v0, ptr addrspace(1) %at0
  %v1 = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0)
  %at1 = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %v1, ptr addrspace(1) %at1
  %v2 = call spir_func i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 0)
  %at2 = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %v2, ptr addrspace(1) %at2
  %v3 = call spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32 0)
  %at3 = getelementptr i64, ptr addrspace(1) %out, i64 3
  store i64 %v3, ptr addrspace(1) %at3
  %v4 = call spir_func i64 @_Z28__spirv_BuiltInWorkgroupSizei(i32 0)
  %at4 = getelementptr i64, ptr addrspace(1) %out, i64 4
  store i64 %v4, ptr addrspace(1) %at4
  %v5 = call spir_func i64 @_Z28__spirv_BuiltInNumWorkgroupsi(i32 0)
  %at5 = getelementptr i64, ptr addrspace(1) %out, i64 5
  store i64 %v5, ptr addrspace(1) %at5
  %v6 = call spir_func i64 @_Z27__spirv_BuiltInGlobalOffseti(i32 0)
  %at6 = getelementptr i64, ptr addrspace(1) %out, i64 6
  store i64 %v6, ptr addrspace(1) %at6
  %v7 = call spir_func i64 @_Z22__spirv_GlobalOffset_yv()
  %at7 = getelementptr i64, ptr addrspace(1) %out, i64 7
  store i64 %v7, ptr addrspace(1) %at7
  %v8 = call spir_func i64 @_Z27__spirv_LocalInvocationId_zv()
  %at8 = getelementptr i64, ptr addrspace(1) %out, i64 8
  store i64 %v8, ptr addrspace(1) %at8
  %v9 = call spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
  %at9 = getelementptr i64, ptr addrspace(1) %out, i64 9
  store i64 %v9, ptr addrspace(1) %at9
  %v10 = call spir_func i64 @_Z35__spirv_BuiltInLocalInvocationIndexv()
  %at10 = getelementptr i64, ptr addrspace(1) %out, i64 10
  store i64 %v10, ptr addrspace(1) %at10
  %v11 = call spir_func i64 @_Z17get_global_offsetj(i32 0)
  %at11 = getelementptr i64, ptr addrspace(1) %out, i64 11
  store i64 %v11, ptr addrspace(1) %at11
  %v12 = call spir_func i64 @_Z20get_global_linear_idv()
  %at12 = getelementptr i64, ptr addrspace(1) %out, i64 12
  store i64 %v12, ptr addrspace(1) %at12
  %v13 = call spir_func i64 @_Z19get_local_linear_idv()
  %at13 = getelementptr i64, ptr addrspace(1) %out, i64 13
  store i64 %v13, ptr addrspace(1) %at13
  %v14 = call spir_func i32 @_Z12get_work_dimv()
  %w14 = zext i32 %v14 to i64
  %at14 = getelementptr i64, ptr addrspace(1) %out, i64 14
  store i64 %w14, ptr addrspace(1) %at14
  %v15 = call spir_func i32 @_Z18get_sub_group_sizev()
  %w15 = zext i32 %v15 to i64
  %at15 = getelementptr i64, ptr addrspace(1) %out, i64 15
  store i64 %w15, ptr addrspace(1) %at15
  %v16 = call spir_func i32 @_Z22get_max_sub_group_sizev()
  %w16 = zext i32 %v16 to i64
  %at16 = getelementptr i64, ptr addrspace(1) %out, i64 16
  store i64 %w16, ptr addrspace(1) %at16
  %v17 = call spir_func i32 @_Z18get_num_sub_groupsv()
  %w17 = zext i32 %v17 to i64
  %at17 = getelementptr i64, ptr addrspace(1) %out, i64 17
  store i64 %w17, ptr addrspace(1) %at17
  %v18 = call spir_func i32 @_Z16get_sub_group_idv()
  %w18 = zext i32 %v18 to i64
  %at18 = getelementptr i64, ptr addrspace(1) %out, i64 18
  store i64 %w18, ptr addrspace(1) %at18
  %v19 = call spir_func i32 @_Z22get_sub_group_local_idv()
  %w19 = zext i32 %v19 to i64
  %at19 = getelementptr i64, ptr addrspace(1) %out, i64 19
  store i64 %w19, ptr addrspace(1) %at19
  %v20 = call spir_func i32 @_Z27__spirv_BuiltInSubgroupSizev()
  %w20 = zext i32 %v20 to i64
  %at20 = getelementptr i64, ptr addrspace(1) %out, i64 20
  store i64 %w20, ptr addrspace(1) %at20
  %v21 = call spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
  %w21 = zext i32 %v21 to i64
  %at21 = getelementptr i64, ptr addrspace(1) %out, i64 21
  store i64 %w21, ptr addrspace(1) %at21
  %size = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupSize
  %size.wide = zext i32 %size to i64
  %at22 = getelementptr i64, ptr addrspace(1) %out, i64 22
  store i64 %size.wide, ptr addrspace(1) %at22
  %offsets = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalOffset
  %offset = extractelement <3 x i64> %offsets, i64 0
  %at23 = getelementptr i64, ptr addrspace(1) %out, i64 23
  store i64 %offset, ptr addrspace(1) %at23
  call spir_func void @_Z18work_group_barrierj(i32 1)
  ret void
}
