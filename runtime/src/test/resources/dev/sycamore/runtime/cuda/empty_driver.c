/* A library of NVIDIA's name that lacks what every driver has. */
int cuInit(unsigned int flags) { return (int) flags; }
