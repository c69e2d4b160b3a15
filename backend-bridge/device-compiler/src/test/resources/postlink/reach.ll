; What images hold: calls through pointers, aliases, tables, lists of what must stay, initialisers of the module, metadata of others.
source_filename = "reach"
target triple = "spir64-unknown-unknown"

@llvm.used = appending global [3 x ptr] [ptr @direct, ptr @only_used, ptr @table], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @only_used], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @constructor, ptr null }]
@table = internal constant [2 x ptr] [ptr @in_table, ptr @leaf]
@value = internal constant i32 1
@pointer = internal constant ptr @value
@nobody = internal constant ptr @other_kernel_helper

@name_of_leaf = alias i32 (i32), ptr @leaf
@name_of_other = alias i32 (i32), ptr @other

define spir_kernel void @calls() #0 {
  call spir_func void @direct()
  %x = load ptr, ptr @pointer
  ret void
}

define spir_kernel void @calls_pointers(ptr %f) #0 {
  %x = call i32 %f(i32 1)
  ret void
}

define spir_kernel void @calls_alias() #0 {
  %x = call i32 @name_of_leaf(i32 1)
  ret void
}

define spir_kernel void @has_pointers() #0 {
  %x = load ptr, ptr @table
  ret void
}

define spir_kernel void @recursive() #0 {
  call spir_func void @ping()
  ret void
}

define spir_func void @direct() {
  ret void
}

define internal i32 @in_table(i32 %x) {
  ret i32 %x
}

define internal i32 @leaf(i32 %x) {
  ret i32 %x
}

define internal i32 @other(i32 %x) {
  ret i32 %x
}

define internal i32 @another_type(i64 %x) {
  ret i32 1
}

define internal spir_func void @only_used() {
  ret void
}

define internal spir_func void @ping() {
  call spir_func void @pong()
  ret void
}

define internal spir_func void @pong() {
  call spir_func void @ping()
  ret void
}

define internal spir_func void @other_kernel_helper() {
  ret void
}

define internal void @constructor() {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
!named = !{!0}
!0 = !{ptr @another_type, i32 1}
