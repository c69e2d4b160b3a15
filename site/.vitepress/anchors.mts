// VitePress reports dead links to pages, and not those to headings, nor links out of the folder that the site is for.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Throws an error that lists the links to headings that do not exist, and those to places outside of the base. */
export function checkAnchors(folder: string, base: string): void {
  const pages = new Map<string, string>(
    readdirSync(folder, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.html') && !name.startsWith('api/'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
  const dead: string[] = []
  let checked = 0
  for (const [name, html] of pages) {
    for (const [, address] of html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)) {
      if (!address.startsWith(base)) {
        dead.push(`${name}: ${address}`)
      }
    }
    for (const [, href] of html.matchAll(/<a[^>]* href="([^"]*#[^"]*)"/g)) {
      const [path, anchor] = href.split('#', 2)
      if (/^[a-z]+:/.test(path) || anchor === '' || anchor === 'VPContent') {
        continue
      }
      const file = path === '' ? name : path.slice(base.length).replace(/(^|\/)$/, '$1index.html')
      const found = pages.get(posix.normalize(file))
      checked++
      if (!found?.includes(` id="${decodeURIComponent(anchor)}"`)) {
        dead.push(`${name}: ${href}`)
      }
    }
  }
  if (checked === 0 || !existsSync(join(folder, 'index.html'))) {
    throw new Error(`no links were found in ${folder}`)
  }
  if (dead.length > 0) {
    throw new Error(`links to headings that do not exist, or out of the folder of the site:\n${dead.join('\n')}`)
  }
  console.log(`${checked} links to headings checked`)
}
