// Sub-groups have one work-item. A macro, so that a condition on it is a constant for the parser.
#define sycamore_sub_group_width() 1
