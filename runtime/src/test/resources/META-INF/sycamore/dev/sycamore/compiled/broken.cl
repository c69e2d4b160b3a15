kernel void kernel_(global no_such_type *a) {}
