  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %slow = fcmp olt float %x, 0.0
  br i1 %slow, label %path, label %out
path:
  %more = fcmp olt float %x, -1.0
  br i1 %more, label %much, label %little
much:
  %root = fadd float %x, 3.0
  %inverse = fdiv float %root, %x
  store float %inverse, ptr %at
  br label %out
little:
  %quotient = fdiv float 2.0, %x
  store float %quotient, ptr %at
  br label %out
out:
  %beside = getelementptr float, ptr %at, i64 4096
  store float %x, ptr %beside
  ret void
