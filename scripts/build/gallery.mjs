// Takes the pictures of the gallery from a built Storybook. Words choose screens by their name.
import { readFile, mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { looks, looksOf, pictureOf, screens, widths } from '../../.storybook/gallery/screens.ts'
import { findChromium, howToGetChromium } from '../test/chromium.mjs'

const folder = resolve('storybook-static')

/** @type {Readonly<Record<string, string>>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** A frame with the id of a docs page's frames, in which stories run no play function. */
const frame = (/** @type {string} */ story, /** @type {string} */ globals) =>
  `<body style="margin:0"><iframe id="iframe--${story}" src="/iframe.html?id=${story}&viewMode=story&globals=${globals}" style="display:block;border:0;width:100vw;height:100vh"></iframe>`

/** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<unknown>} */
const respond = async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  if (pathname === '/shot') {
    const page = frame(String(searchParams.get('story')), String(searchParams.get('globals')))
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  }
  const body = await readFile(join(folder, decodeURIComponent(pathname))).catch(() => undefined)
  if (body === undefined) return response.writeHead(404).end()
  const type = types[extname(pathname)] ?? 'application/octet-stream'
  return response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body)
}

// A server on the loopback interface, as the browser caches nothing that Playwright routes.
const server = createServer((request, response) => void respond(request, response))

/** Resolves when a story is drawn and nothing in it loads. @param {import('playwright').Frame} story */
const drawn = (story) =>
  story.waitForFunction(
    () =>
      document.querySelector('#storybook-root h1, #storybook-root h2, [role=dialog]') !== null &&
      document.querySelector('[aria-busy=true]') === null &&
      document.fonts.status === 'loaded',
    undefined,
    { timeout: 20_000 },
  )

const executablePath = findChromium()
if (executablePath === undefined) {
  console.log(`The gallery has no pictures: ${howToGetChromium}.`)
  process.exit(0)
}

const words = process.argv.slice(2)
const chosen = words.length > 0 ? screens.filter(({ name }) => words.includes(name)) : [...screens]
const began = performance.now()
await mkdir(join(folder, 'gallery'), { recursive: true })
await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port')
/** A secure context, as the product needs. */
const origin = `http://localhost:${address.port}`
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
let count = 0

/** Takes the pictures of screen after screen until none is left. */
const work = async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (let screen = chosen.shift(); screen !== undefined; screen = chosen.shift()) {
    for (const look of looksOf(screen)) {
      await page.setViewportSize(widths.desk)
      await page.goto(`${origin}/shot?story=${screen.story}&globals=${looks[look]}`)
      const story = page.frames()[1]
      if (story === undefined) throw new Error(`The story ${screen.story} has no frame`)
      await drawn(story).catch((error) => {
        throw new Error(`The story ${screen.story} was not drawn`, { cause: error })
      })
      for (const width of /** @type {const} */ (['desk', 'phone'])) {
        await page.setViewportSize(widths[width])
        const taken = await page.screenshot({ animations: 'disabled' })
        await sharp(taken)
          .resize({ width: width === 'desk' ? 720 : 390 })
          .webp({ quality: 72 })
          .toFile(join(folder, pictureOf(screen, width, look)))
        count += 1
      }
    }
  }
}

await Promise.all([work(), work()])
await browser.close()
server.close()
console.log(`${count} pictures for the gallery in ${Math.round((performance.now() - began) / 1_000)} s`)
