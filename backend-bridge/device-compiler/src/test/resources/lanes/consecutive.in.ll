  %x = trunc i64 %i to i32
  %three = mul i32 %x, 3
  %near = sext i32 %x to i64
  %far = sext i32 %three to i64
  %a = getelementptr float, ptr %p, i64 %near
  %b = getelementptr float, ptr %p, i64 %far
  %u = load float, ptr %a
  %v = load float, ptr %b
  %w = load float, ptr %p
  %s = fadd float %u, %v
  %t = fadd float %s, %w
  store float %t, ptr %a
  ret void
