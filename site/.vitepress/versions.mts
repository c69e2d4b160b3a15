// The menu of versions, and the links that lead to the source of a page.
const base = (process.env.SITE_BASE ?? '').replace(/\/*$/, '/')
const address = process.env.SITE_ADDRESS ?? 'https://sycamore.dev/'
const version = process.env.SITE_VERSION ?? 'in development'
const others = (process.env.SITE_VERSIONS ?? '').split(',').filter((name) => name !== '')

/** Returns the menu: the site in the root of the server lists the others, and they link to it. */
export function versions(): { text: string; items: { text: string; link: string; target?: string }[] } {
  const newest = base === '/' ? [] : [{ text: 'Newest version', link: address, target: '_self' }]
  const older = others.map((name) => ({ text: name, link: `${address}${name}/`, target: '_self' }))
  return { text: version, items: [{ text: 'Changelog', link: '/CHANGELOG' }, ...newest, ...older] }
}

/** Returns the link below each page, or nothing if no address for edits is set. */
export function editLink(): { pattern: string; text: string } | undefined {
  const edit = process.env.SITE_EDIT ?? 'https://sycamore.dev/sycamore/edit/main/'
  return edit === '' ? undefined : { pattern: `${edit}:path`, text: 'Edit this page' }
}
