// Links of the Markdown files are relative to the repository. They become links of the site, or of the repository on the web.
import { posix } from 'node:path'
import { sitePath } from './pages.mts'

const sources = process.env.SITE_SOURCES ?? 'https://sycamore.dev/sycamore/tree/main/'

function target(href: string, file: string): string {
  if (/^[a-z]+:|^#/.test(href)) {
    return href
  }
  const [path, anchor] = href.split('#', 2)
  const file2 = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '')
  const page = sitePath(file2) ?? sitePath(`${file2}/README.md`)
  return page ? `/${page}${anchor ? '#' + anchor : ''}` : sources + file2
}

/** Makes markdown-it replace the links of a page before VitePress looks at them. */
export function replaceLinks(markdown: any, files: Record<string, string>): void {
  const bySitePath = Object.fromEntries(Object.entries(files).map(([file, path]) => [path, file]))
  markdown.core.ruler.push('links-of-the-repository', (state: any) => {
    const file = bySitePath[state.env.relativePath] ?? state.env.relativePath
    for (const block of state.tokens) {
      for (const token of block.children ?? []) {
        if (token.type === 'link_open') {
          token.attrSet('href', target(token.attrGet('href'), file))
        }
      }
    }
  })
}

/** Returns the anchor of a heading as GitHub names it: links in the files lead to those. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
}
