// The front page: a head with doors above the README.

export const home = {
  layout: 'home',
  hero: {
    name: 'Sycamore',
    text: 'GPU and SIMD kernels in plain Java',
    tagline: 'Write a lambda. javac compiles it for CPUs and GPUs, and reports code that a device cannot run.',
    actions: [
      { text: 'Start', link: '/start/', theme: 'brand' },
      { text: 'Port', link: '/PORTING', theme: 'alt' },
      { text: 'Evaluate', link: '/COMPARISON', theme: 'alt' },
    ],
  },
  features: [
    {
      title: 'Plain Java',
      details: 'Lambdas, records, enums and your own methods, from JDK 17. No special JVM and no agent.',
      link: '/concepts/how-it-works',
    },
    {
      title: 'Errors at compile time',
      details: 'Each has its exact place, the call chain and what to write instead.',
      link: '/diagnostics/',
    },
    {
      title: 'The same bits',
      details: 'Devices return the results of the JVM, to the last bit, unless you choose otherwise.',
      link: '/concepts/same-bits',
    },
    {
      title: 'CPUs and GPUs',
      details: 'Vector code for x86-64, OpenCL C, SPIR-V and PTX, in the jar next to your classes.',
      link: '/PLATFORMS',
    },
    {
      title: 'Measured',
      details: 'Figures with machine, date and command, including where we lose.',
      link: '/BENCHMARKS',
    },
    {
      title: 'Your build tools',
      details: 'Maven, Gradle, plain javac and editors run it as an annotation processor.',
      link: '/BUILD-TOOLS',
    },
  ],
}
