// llms.txt: an index of the pages as plain text, for tools that read documentation.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Item {
  text: string
  link?: string
  items?: Item[]
}

function address(link: string, base: string): string {
  const path = base + link.slice(1)
  return path.endsWith('/') ? path : `${path}.html`
}

function lines(items: Item[], base: string): string[] {
  return items.flatMap((item) =>
    item.items ? lines(item.items, base) : `- [${item.text}](${address(item.link!, base)})`,
  )
}

/** Writes the index of a sidebar. */
export function writeIndex(folder: string, base: string, groups: Item[]): void {
  const head = [
    '# Sycamore',
    '',
    '> GPU and SIMD kernels in plain Java, compiled ahead of time by an annotation processor of javac.',
    '',
    `Begin with [Kernels in short](${base}guides/kernels-in-short.html): how to write, compile and test a kernel.`,
  ]
  const body = groups.flatMap((group) => ['', `## ${group.text}`, '', ...lines(group.items!, base)])
  writeFileSync(join(folder, 'llms.txt'), [...head, ...body, ''].join('\n'))
}
