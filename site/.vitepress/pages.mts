// The pages of the site: Markdown files of the repository, and the paths that they get.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const special: Record<string, string> = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'CHANGELOG.md',
  'CONTRIBUTING.md': 'CONTRIBUTING.md',
  'docs/README.md': 'all.md',
}

/** Returns the path of a page on the site, or nothing if the file is not a page of it. */
export function sitePath(file: string): string | undefined {
  if (special[file]) {
    return special[file]
  }
  if (!file.startsWith('docs/') || !file.endsWith('.md') || !existsSync(join(root, file))) {
    return undefined
  }
  return file.slice('docs/'.length).replace(/(^|\/)README\.md$/, '$1index.md')
}

/** Returns all pages below a folder, and their paths on the site. */
export function rewrites(): Record<string, string> {
  const files = readdirSync(join(root, 'docs'), { recursive: true })
    .map((name) => `docs/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'))
  return Object.fromEntries([...Object.keys(special), ...files].map((file) => [file, sitePath(file)!]))
}

/** Returns patterns of the files in other folders of the repository. */
export function otherFolders(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'docs')
    .map((entry) => `${entry.name}/**`)
}

/** Returns the text of the first heading of a page. */
export function title(file: string): string {
  const heading = /^# (.*)$/m.exec(readFileSync(join(root, file), 'utf8'))
  if (!heading) {
    throw new Error(`${file} has no heading`)
  }
  return heading[1].replaceAll('`', '')
}

interface Entry {
  text?: string
  page?: string
  folder?: string
  items?: Entry[]
}

interface SidebarItem {
  text: string
  link?: string
  collapsed?: boolean
  items?: SidebarItem[]
}

function link(file: string): string {
  const path = sitePath(file)
  if (!path) {
    throw new Error(`contents.json lists ${file}, which does not exist`)
  }
  return '/' + path.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')
}

function items(entries: Entry[]): SidebarItem[] {
  return entries.flatMap((entry) => {
    if (entry.folder) {
      return readdirSync(join(root, entry.folder))
        .filter((name) => name.endsWith('.md') && name !== 'README.md')
        .sort()
        .map((name) => `${entry.folder}/${name}`)
        .map((file) => ({ text: title(file), link: link(file) }))
    }
    return entry.items
      ? { text: entry.text!, collapsed: true, items: items(entry.items) }
      : { text: entry.text!, link: link(entry.page!) }
  })
}

/** Returns the sidebar that contents.json describes. */
export function sidebar(): SidebarItem[] {
  const groups: Entry[] = JSON.parse(readFileSync(join(root, 'site/contents.json'), 'utf8'))
  return groups.map((group) => ({ text: group.text!, collapsed: false, items: items(group.items!) }))
}

/** Returns the entries of the top bar: the first page of each group, and the Javadoc. */
export function nav(): { text: string; link: string; target?: string }[] {
  const groups = sidebar().map((group) => ({ text: group.text, link: group.items![0].link! }))
  const api = { text: 'API', link: '/api/index.html', target: '_self' }
  return [...groups.slice(0, -1), api, ...groups.slice(-1)]
}
