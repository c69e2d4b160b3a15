; The log of a watched image, and what is known of each piece of local memory. The text GRANULE_BITS stands for the size
; of a piece, as a power of two.
; A use of memory is a number: that of the stretch of a work-item up to its next barrier, times 2^20, and the site.
; Within an epoch, which is what a group does between two barriers, each work-item has one stretch, in order. So uses of
; an epoch are at least its number, those of the work-item at hand are at least now, and place k has the k-th stretch.
%state = type {
  ptr,  ;   0 the next record; null while nobody reads the log
  ptr,  ;   8 the end of the log
  ptr,  ;  16 the function that empties it
  i64,  ;  24 where local memory begins
  i64,  ;  32 its size
  ptr,  ;  40 for each of its pieces the first write, read and atomic operation of its last epoch with one; null while
        ;     nobody watches it
  ptr,  ;  48 for each of its pieces the last epoch in which more reads add nothing: where that of address 0 would be
  ptr,  ;  56 for each work-item of the group two words: those of its record, in which the site is that of the barrier
        ;     where it waits; if there are no groups those of the work-item at hand
  i64,  ;  64 now
  i64,  ;  72 the epoch
  i64,  ;  80 the group's first epoch
  ptr,  ;  88 the two words of the work-item at hand
  i64,  ;  96 what is looked for: 1 for races, 2 for reads of what nobody wrote
  i64,  ; 104 whether the log has no record of the work-item at hand
  i64,  ; 112 the epoch that the log is in
  i64   ; 120 GRANULE_BITS
}

%cell = type { i64, i64, i64 }

@__sycamore_detector = protected global %state {
  ptr null, ptr null, ptr null, i64 0, i64 0, ptr null, ptr null, ptr null, i64 0, i64 0, i64 0, ptr null, i64 0, i64 0,
  i64 0, i64 GRANULE_BITS
}, align 8

; Whether uses of each argument are logged; from the 64th on for arguments of which each work-item uses its own element.
@__sycamore_detector_switches = protected global [128 x i8] zeroinitializer, align 8

define hidden void @__sycamore_log_if(i64 %number, i64 %first, i64 %second) alwaysinline nounwind {
  %switch = getelementptr i8, ptr @__sycamore_detector_switches, i64 %number
  %state = load i8, ptr %switch, align 1, !invariant.load !2
  %on = icmp ne i8 %state, 0
  br i1 %on, label %log, label %done, !prof !1
log:
  call void @__sycamore_log(i64 %first, i64 %second)
  br label %done
done:
  ret void
}

; A work-item begins, or goes on after a barrier. The record is written when something else is.
define hidden void @__sycamore_item(i64 %xy, i64 %z, i1 %groups, i1 %first, i1 %begins) alwaysinline nounwind {
entry:
  %items = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 7), align 8
  %unread = icmp eq ptr %items, null
  br i1 %unread, label %done, label %count, !prof !0
count:
  store i64 1, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 13), align 8
  br i1 %groups, label %order, label %keep
order:
  %now.before = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 8), align 8
  %now = add i64 %now.before, 1048576
  store i64 %now, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 8), align 8
  br i1 %first, label %epoch, label %next, !prof !4
epoch:
  store i64 %now, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  br i1 %begins, label %group, label %keep
group:
  store i64 %now, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 10), align 8
  br label %keep
next:
  %before = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 11), align 8
  %after = getelementptr i8, ptr %before, i64 16
  br label %keep
keep:
  %words = phi ptr [ %items, %count ], [ %items, %epoch ], [ %items, %group ], [ %after, %next ]
  store ptr %words, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 11), align 8
  store i64 %xy, ptr %words, align 8
  %more = getelementptr i8, ptr %words, i64 8
  store i64 %z, ptr %more, align 8
  br label %done
done:
  ret void
}

; Where the two words are of the work-item of a use in this epoch.
define internal ptr @__sycamore_words(i64 %use) alwaysinline nounwind {
  %epoch = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  %behind = sub i64 %use, %epoch
  %place = lshr i64 %behind, 20
  %offset = shl i64 %place, 4
  %items = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 7), align 8
  %words = getelementptr i8, ptr %items, i64 %offset
  ret ptr %words
}

; A work-item reaches a barrier.
define hidden void @__sycamore_wait(i64 %site) alwaysinline nounwind {
entry:
  %words = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 11), align 8
  %unread = icmp eq ptr %words, null
  br i1 %unread, label %done, label %keep, !prof !0
keep:
  %low = trunc i64 %site to i32
  %more = getelementptr i8, ptr %words, i64 8
  store i32 %low, ptr %more, align 8
  br label %done
done:
  ret void
}

; The work-items of the group did not reach the same barrier: where each of them is.
define hidden void @__sycamore_part(i64 %first, i64 %second) nounwind cold {
entry:
  %next = load ptr, ptr @__sycamore_detector, align 8
  %unread = icmp eq ptr %next, null
  br i1 %unread, label %done, label %begin
begin:
  %now = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 8), align 8
  %epoch = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  call void @__sycamore_append(i64 0, i64 4294967290)
  br label %item
item:
  %use = phi i64 [ %epoch, %begin ], [ %after, %item ]
  %words = call ptr @__sycamore_words(i64 %use)
  %xy = load i64, ptr %words, align 8
  %more = getelementptr i8, ptr %words, i64 8
  %z = load i64, ptr %more, align 8
  call void @__sycamore_append(i64 %xy, i64 %z)
  %after = add i64 %use, 1048576
  %last = icmp uge i64 %use, %now
  br i1 %last, label %all, label %item
all:
  call void @__sycamore_append(i64 %first, i64 %second)
  br label %done
done:
  ret void
}

; A record, and before it the epoch and the work-item if the log does not have them.
define hidden void @__sycamore_log(i64 %first, i64 %second) nounwind {
entry:
  %pending = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 13), align 8
  %known = icmp eq i64 %pending, 0
  br i1 %known, label %record, label %order
order:
  store i64 0, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 13), align 8
  %epoch = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  %logged = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 14), align 8
  %same = icmp eq i64 %epoch, %logged
  br i1 %same, label %item, label %another
another:
  store i64 %epoch, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 14), align 8
  %group = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 10), align 8
  %behind = sub i64 %epoch, %group
  %high = shl i64 %behind, 12
  %phase = or i64 %high, 4294967294
  call void @__sycamore_append(i64 %epoch, i64 %phase)
  br label %item
item:
  %words = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 11), align 8
  %xy = load i64, ptr %words, align 8
  %more = getelementptr i8, ptr %words, i64 8
  %z = load i64, ptr %more, align 8
  call void @__sycamore_append(i64 %xy, i64 %z)
  br label %record
record:
  call void @__sycamore_append(i64 %first, i64 %second)
  ret void
}

define internal void @__sycamore_append(i64 %first, i64 %second) nounwind {
entry:
  %next = load ptr, ptr @__sycamore_detector, align 8
  %end = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 1), align 8
  %full = icmp eq ptr %next, %end
  br i1 %full, label %empty, label %write, !prof !0

empty:
  %function = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 2), align 8
  %unread = icmp eq ptr %function, null
  br i1 %unread, label %done, label %hand.over

hand.over:
  call void %function(ptr @__sycamore_detector)
  %begin = load ptr, ptr @__sycamore_detector, align 8
  br label %write

write:
  %record = phi ptr [ %next, %entry ], [ %begin, %hand.over ]
  store i64 %first, ptr %record, align 8
  %more = getelementptr i8, ptr %record, i64 8
  store i64 %second, ptr %more, align 8
  %after = getelementptr i8, ptr %record, i64 16
  store ptr %after, ptr @__sycamore_detector, align 8
  br label %done

done:
  ret void
}

; Where the last epoch is in which more reads of an address add nothing.
define internal ptr @__sycamore_quiet(i64 %address) alwaysinline nounwind {
  %origin = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 6), align 8, !invariant.load !2
  %granule = lshr exact i64 %address, GRANULE_BITS
  %quiet.at = getelementptr i64, ptr %origin, i64 %granule
  ret ptr %quiet.at
}

; A read of local memory. Most add nothing, and most others are the first use of an epoch.
define hidden void @__sycamore_local_read(i64 %address, i64 %site, i64 %size) alwaysinline nounwind {
entry:
  %shadow = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 5), align 8, !invariant.load !2
  %unwatched = icmp eq ptr %shadow, null
  br i1 %unwatched, label %done, label %ask, !prof !0
ask:
  %quiet.at = call ptr @__sycamore_quiet(i64 %address)
  %quiet = load i64, ptr %quiet.at, align 8
  %epoch = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  %is.quiet = icmp eq i64 %quiet, %epoch
  %pieces = lshr i64 %size, GRANULE_BITS
  %one = icmp eq i64 %pieces, 1
  %enough = and i1 %is.quiet, %one
  br i1 %enough, label %done, label %more, !prof !3
more:
  %begin = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 3), align 8, !invariant.load !2
  %all = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 4), align 8, !invariant.load !2
  %offset = sub i64 %address, %begin
  %inside = icmp ult i64 %offset, %all
  br i1 %inside, label %used, label %done, !prof !3
used:
  %granule = lshr exact i64 %offset, GRANULE_BITS
  %write.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 0
  %read.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 1
  %atomic.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 2
  %write = load i64, ptr %write.at, align 8
  %atomic = load i64, ptr %atomic.at, align 8
  %latest.less = icmp ult i64 %write, %atomic
  %latest = select i1 %latest.less, i64 %atomic, i64 %write
  %group = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 10), align 8
  %fresh = icmp ult i64 %latest, %epoch
  %written = icmp uge i64 %latest, %group
  %good = and i1 %fresh, %written
  %simple = and i1 %good, %one
  br i1 %simple, label %first, label %look, !prof !3
first:
  %now = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 8), align 8
  %use = or i64 %now, %site
  store i64 %use, ptr %read.at, align 8
  store i64 %epoch, ptr %quiet.at, align 8
  br label %done
look:
  call void @__sycamore_local_look(i64 %address, i64 %site, i64 %size)
  br label %done
done:
  ret void
}

define internal void @__sycamore_local_look(i64 %address, i64 %site, i64 %size) noinline nounwind {
entry:
  %begin = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 3), align 8
  %shadow = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 5), align 8
  %quiets = call ptr @__sycamore_quiet(i64 %address)
  %now = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 8), align 8
  %epoch = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  %group = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 10), align 8
  %searches = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 12), align 8
  %use = or i64 %now, %site
  %offset = sub i64 %address, %begin
  %end = add i64 %offset, %size
  %behind = add i64 %end, -1
  %first = lshr i64 %offset, GRANULE_BITS
  %last = lshr i64 %behind, GRANULE_BITS
  br label %piece
piece:
  %granule = phi i64 [ %first, %entry ], [ %next, %after ]
  %write.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 0
  %read.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 1
  %atomic.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 2
  %further = sub i64 %granule, %first
  %quiet.at = getelementptr i64, ptr %quiets, i64 %further
  %write = load i64, ptr %write.at, align 8
  %read = load i64, ptr %read.at, align 8
  %atomic = load i64, ptr %atomic.at, align 8
  %is.later = icmp ult i64 %read, %epoch
  %read.now = select i1 %is.later, i64 %use, i64 %read
  store i64 %read.now, ptr %read.at, align 8
  %latest.less = icmp ult i64 %write, %atomic
  %latest = select i1 %latest.less, i64 %atomic, i64 %write
  %fresh = icmp ult i64 %latest, %epoch
  br i1 %fresh, label %checked, label %check
check:
  call void @__sycamore_local_check(i64 %write, i64 %address, i64 %site)
  call void @__sycamore_local_check(i64 %atomic, i64 %address, i64 %site)
  br label %checked
checked:
  %unwritten = icmp ult i64 %latest, %group
  %asked = icmp uge i64 %searches, 2
  %bad = and i1 %unwritten, %asked
  br i1 %bad, label %report, label %good
report:
  call void @__sycamore_local_unwritten(i64 %address, i64 %site)
  br label %after
good:
  %quiet = select i1 %fresh, i64 %epoch, i64 0
  store i64 %quiet, ptr %quiet.at, align 8
  br label %after
after:
  %next = add i64 %granule, 1
  %done = icmp uge i64 %granule, %last
  br i1 %done, label %end.here, label %piece
end.here:
  ret void
}

; A write of local memory, or an atomic operation. Most writes are the first use of an epoch.
define hidden void @__sycamore_local_write(i64 %address, i64 %site, i64 %size, i1 %is.atomic) alwaysinline nounwind {
entry:
  %begin = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 3), align 8, !invariant.load !2
  %all = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 4), align 8, !invariant.load !2
  %offset = sub i64 %address, %begin
  %inside = icmp ult i64 %offset, %all
  br i1 %inside, label %ask, label %done, !prof !3
ask:
  %shadow = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 5), align 8, !invariant.load !2
  %granule = lshr exact i64 %offset, GRANULE_BITS
  %write.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 0
  %read.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 1
  %atomic.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 2
  %write = load i64, ptr %write.at, align 8
  %read = load i64, ptr %read.at, align 8
  %atomic = load i64, ptr %atomic.at, align 8
  %epoch = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  %write.old = icmp ult i64 %write, %epoch
  %read.old = icmp ult i64 %read, %epoch
  %atomic.old = icmp ult i64 %atomic, %epoch
  %two.old = and i1 %write.old, %read.old
  %old = and i1 %two.old, %atomic.old
  %pieces = lshr i64 %size, GRANULE_BITS
  %one = icmp eq i64 %pieces, 1
  %plain = xor i1 %is.atomic, true
  %simple = and i1 %one, %plain
  %enough = and i1 %old, %simple
  br i1 %enough, label %first, label %change, !prof !3
first:
  %now = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 8), align 8
  %use = or i64 %now, %site
  store i64 %use, ptr %write.at, align 8
  br label %done
change:
  call void @__sycamore_local_change(i64 %address, i64 %site, i64 %size, i1 %is.atomic)
  br label %done
done:
  ret void
}

define internal void @__sycamore_local_change(i64 %address, i64 %site, i64 %size, i1 %is.atomic) noinline nounwind {
entry:
  %begin = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 3), align 8
  %offset = sub i64 %address, %begin
  %shadow = load ptr, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 5), align 8
  %quiets = call ptr @__sycamore_quiet(i64 %address)
  %now = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 8), align 8
  %epoch = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  %group = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 10), align 8
  %searches = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 12), align 8
  %use = or i64 %now, %site
  %end = add i64 %offset, %size
  %behind = add i64 %end, -1
  %first = lshr i64 %offset, GRANULE_BITS
  %last = lshr i64 %behind, GRANULE_BITS
  br label %piece
piece:
  %granule = phi i64 [ %first, %entry ], [ %next, %after ]
  %write.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 0
  %read.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 1
  %atomic.at = getelementptr %cell, ptr %shadow, i64 %granule, i32 2
  %further = sub i64 %granule, %first
  %quiet.at = getelementptr i64, ptr %quiets, i64 %further
  %write = load i64, ptr %write.at, align 8
  %read = load i64, ptr %read.at, align 8
  %atomic = load i64, ptr %atomic.at, align 8
  store i64 0, ptr %quiet.at, align 8
  call void @__sycamore_local_check(i64 %write, i64 %address, i64 %site)
  call void @__sycamore_local_check(i64 %read, i64 %address, i64 %site)
  br i1 %is.atomic, label %update, label %store
store:
  call void @__sycamore_local_check(i64 %atomic, i64 %address, i64 %site)
  %write.is.later = icmp ult i64 %write, %epoch
  %write.now = select i1 %write.is.later, i64 %use, i64 %write
  store i64 %write.now, ptr %write.at, align 8
  br label %after
update:
  %atomic.is.later = icmp ult i64 %atomic, %epoch
  %atomic.now = select i1 %atomic.is.later, i64 %use, i64 %atomic
  store i64 %atomic.now, ptr %atomic.at, align 8
  %latest.less = icmp ult i64 %write, %atomic
  %latest = select i1 %latest.less, i64 %atomic, i64 %write
  %unwritten = icmp ult i64 %latest, %group
  %asked = icmp uge i64 %searches, 2
  %bad = and i1 %unwritten, %asked
  br i1 %bad, label %report, label %after
report:
  call void @__sycamore_local_unwritten(i64 %address, i64 %site)
  br label %after
after:
  %next = add i64 %granule, 1
  %done = icmp uge i64 %granule, %last
  br i1 %done, label %end.here, label %piece
end.here:
  ret void
}

; Reports another work-item's use of the same epoch.
define internal void @__sycamore_local_check(i64 %other, i64 %address, i64 %site) alwaysinline nounwind {
entry:
  %epoch = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 9), align 8
  %now = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 8), align 8
  %of.epoch = icmp uge i64 %other, %epoch
  %of.another = icmp ult i64 %other, %now
  %race = and i1 %of.epoch, %of.another
  br i1 %race, label %found, label %done, !prof !0
found:
  call void @__sycamore_local_race(i64 %other, i64 %address, i64 %site)
  br label %done
done:
  ret void
}

define internal void @__sycamore_local_race(i64 %other, i64 %address, i64 %site) noinline nounwind cold {
entry:
  %searches = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 12), align 8
  %races = and i64 %searches, 1
  %asked = icmp ne i64 %races, 0
  br i1 %asked, label %report, label %done
report:
  %words = call ptr @__sycamore_words(i64 %other)
  %xy = load i64, ptr %words, align 8
  %more = getelementptr i8, ptr %words, i64 8
  %word = load i64, ptr %more, align 8
  %z = and i64 %word, -4294967296
  %who = or i64 %z, 4294967293
  call void @__sycamore_log(i64 %xy, i64 %who)
  %begin = load i64, ptr getelementptr (%state, ptr @__sycamore_detector, i32 0, i32 3), align 8
  %offset = sub i64 %address, %begin
  %other.site = and i64 %other, 1048575
  %other.high = shl i64 %other.site, 32
  %where = or i64 %offset, %other.high
  %site.high = shl i64 %site, 32
  %what = or i64 %site.high, 4294967292
  call void @__sycamore_append(i64 %where, i64 %what)
  br label %done
done:
  ret void
}

define internal void @__sycamore_local_unwritten(i64 %address, i64 %site) noinline nounwind cold {
  %site.high = shl i64 %site, 32
  %what = or i64 %site.high, 4294967291
  call void @__sycamore_log(i64 %address, i64 %what)
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 100000}
!1 = !{!"branch_weights", i32 1, i32 1}
!2 = !{}
!4 = !{!"branch_weights", i32 1, i32 64}
!3 = !{!"branch_weights", i32 100000, i32 1}
