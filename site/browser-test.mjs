// Opens the built site, target/pages, in headless Chromium: start page, search, a tutorial, dark mode, a diagnostic, the
// menu of versions, the Javadoc and the links for edits. SITE_BASE is the folder that the site was built for. Writes pictures into target/screenshots. It needs chromedriver on the path.
import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const site = dirname(fileURLToPath(import.meta.url))
const pages = join(site, 'target/pages')
const pictures = join(site, 'target/screenshots')
const base = (process.env.SITE_BASE ?? '').replace(/\/*$/, '/')
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

function check(condition, message) {
  if (!condition) {
    throw new Error(message)
  }
}

function serve() {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://site').pathname))
    if (!path.startsWith(base)) {
      response.writeHead(404).end()
      return
    }
    let file = join(pages, path.slice(base.length))
    if (existsSync(file) && statSync(file).isDirectory()) {
      file = join(file, 'index.html')
    }
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((started) => server.listen(0, '127.0.0.1', () => started(server)))
}

// The part of the WebDriver protocol that the test needs.
async function call(url, method, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  check(response.ok, value?.message)
  return value
}

async function until(what, condition) {
  const end = Date.now() + 20_000
  for (;;) {
    const result = await condition()
    if (result) {
      return result
    }
    check(Date.now() < end, `not within 20 seconds: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function startDriver() {
  const driver = spawn('chromedriver', ['--port=0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  driver.on('error', (error) => {
    console.error(`chromedriver: ${error.message}`)
    process.exit(1)
  })
  const port = await new Promise((started) => {
    let output = ''
    driver.stdout.on('data', (data) => {
      output += data
      const found = /on port (\d+)\./.exec(output)
      if (found) {
        started(found[1])
      }
    })
  })
  return { driver, address: `http://127.0.0.1:${port}/session` }
}

async function openBrowser(address) {
  const options = { args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--window-size=1280,900'] }
  const capabilities = {
    alwaysMatch: { 'goog:chromeOptions': options, 'goog:loggingPrefs': { browser: 'SEVERE' } },
  }
  const { sessionId } = await call(address, 'POST', { capabilities })
  const session = `${address}/${sessionId}`
  const run = (script, ...args) => call(`${session}/execute/sync`, 'POST', { script, args })
  const element = async (css) => {
    const found = await until(css, () =>
      call(`${session}/element`, 'POST', { using: 'css selector', value: css }).catch(() => null),
    )
    return `${session}/element/${Object.values(found)[0]}`
  }
  return {
    run,
    open: (url) => call(`${session}/url`, 'POST', { url }),
    click: async (css) => call(`${await element(css)}/click`, 'POST', {}),
    type: async (css, text) => call(`${await element(css)}/value`, 'POST', { text }),
    text: (css) => run('return document.querySelector(arguments[0])?.textContent ?? ""', css),
    errors: () => call(`${session}/se/log`, 'POST', { type: 'browser' }),
    picture: async (name) => {
      await run('return document.fonts.ready.then(() => true)')
      const picture = await call(`${session}/screenshot`, 'GET')
      writeFileSync(join(pictures, `${name}.png`), Buffer.from(picture, 'base64'))
    },
    close: () => call(session, 'DELETE'),
  }
}

// Returns the paths of the pages that the search finds.
async function search(browser, query) {
  const results = () =>
    browser.run('return [...document.querySelectorAll("#localsearch-list a.result")].map((a) => a.pathname + a.hash)')
  await browser.click('#local-search button')
  await browser.type('#localsearch-input', query)
  return until(`results for ${query}`, async () => {
    const found = await results()
    return found.length > 0 && found
  })
}

async function test(browser, address) {
  await browser.open(address)
  check((await browser.text('.VPHero .name')) !== '', 'the start page has no head')
  await until('the picture of the start page', () =>
    browser.run('return document.querySelector(".hero-picture")?.naturalWidth > 0'),
  )
  check((await browser.run('return document.querySelectorAll(".VPFeature").length')) === 6, 'the start page has not six cards')
  await browser.picture('start')
  const menu = await browser.run('return [...document.querySelectorAll(".VPNavBarMenuGroup")].map((menu) => menu.textContent)')
  check(menu.length === 1 && menu[0].includes('Changelog'), `the menu of versions: ${menu}`)

  const expected = { SYC1101: 'diagnostics/SYC1101.html', await: 'RUNTIME.html', 'work-group': 'concepts/execution.html' }
  for (const [query, page] of Object.entries(expected)) {
    // The field has the last query, unless that is forgotten.
    await browser.run('sessionStorage.clear()')
    await browser.open(address)
    const results = await search(browser, query)
    check(results.some((result) => result.startsWith(base + page)), `${query} is not found on ${page}: ${results}`)
    console.log(`search for ${query}: ${results.length} results, the first is ${results[0]}`)
    await browser.picture(`search-${query}`)
    await browser.click('#localsearch-list .result')
    await until('the first result', () =>
      browser.run('return !document.querySelector(".VPLocalSearchBox") && location.pathname + location.hash === arguments[0]', results[0]),
    )
  }

  await browser.open(`${address}start/1-first-kernel.html`)
  check((await browser.text('h1')).startsWith('1. First kernel'), 'the tutorial has another heading')
  await browser.picture('tutorial')
  const edit = await browser.run('return document.querySelector(".edit-link-button")?.getAttribute("href")')
  check(edit?.endsWith('/docs/start/1-first-kernel.md'), `the link for edits of the tutorial: ${edit}`)
  const background = () => browser.run('return getComputedStyle(document.body).backgroundColor')
  const light = await background()
  await browser.click('.VPNavBarAppearance .VPSwitchAppearance')
  await until('dark mode', async () => (await background()) !== light)
  await browser.picture('dark')

  await browser.open(`${address}diagnostics/SYC1101.html`)
  check((await browser.text('h1')).includes('SYC1101'), 'the page of SYC1101 has another heading')
  await browser.picture('diagnostic')
  const errors = await browser.errors()
  check(errors.length === 0, `errors in the browser: ${JSON.stringify(errors, null, 2)}`)

  // JDK 17's Javadoc names a font that it does not have.
  await browser.open(address)
  await browser.open(await browser.run('return document.querySelector(".VPNav a[href$=\'api/index.html\']").href'))
  await until('the Javadoc', async () => (await browser.text('h1')).includes('Sycamore') || (await browser.text('main')).includes('dev.sycamore'))
}

check(existsSync(join(pages, 'index.html')), 'the site is not built: CONTRIBUTING.md has the command')
mkdirSync(pictures, { recursive: true })
const server = await serve()
const { driver, address } = await startDriver()
try {
  const browser = await openBrowser(address)
  try {
    await test(browser, `http://127.0.0.1:${server.address().port}${base}`)
  } finally {
    await browser.close()
  }
  console.log(`start page, search, tutorial, dark mode, diagnostic: as expected; pictures in ${pictures}`)
} finally {
  driver.kill()
  server.close()
}
