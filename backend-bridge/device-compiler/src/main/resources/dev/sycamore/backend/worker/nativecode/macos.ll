; What the code generator makes for macOS of a memset with zeros.

define hidden void @bzero(ptr %p, i64 %n) #0 {
  %unused = call ptr @memset(ptr %p, i32 0, i64 %n)
  ret void
}

define hidden void @__bzero(ptr %p, i64 %n) #0 {
  %unused = call ptr @memset(ptr %p, i32 0, i64 %n)
  ret void
}

declare ptr @memset(ptr, i32, i64)

attributes #0 = { nounwind "no-builtins" }
