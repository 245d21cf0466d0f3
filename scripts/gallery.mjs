// Takes the pictures of the gallery from a built Storybook. Words choose screens by their name.
import { readFile, mkdir } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { looks, looksOf, pictureOf, screens, widths } from '../.storybook/gallery/screens.ts'
import { findChromium, howToGetChromium } from './test/chromium.mjs'

const folder = resolve('storybook-static')
/** A secure context, as the product needs; no request leaves the browser. */
const origin = 'http://localhost'

/** @type {Readonly<Record<string, string>>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** A frame with the id of a docs page's frames, in which stories run no play function. */
const frame = (/** @type {string} */ story, /** @type {string} */ globals) =>
  `<body style="margin:0"><iframe id="iframe--${story}" src="/iframe.html?id=${story}&viewMode=story&globals=${globals}" style="display:block;border:0;width:100vw;height:100vh"></iframe>`

/** Serves the built files without a port. @param {import('playwright').Page} page */
const serve = (page) =>
  page.route(`${origin}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname === '/shot')
      return route.fulfill({
        contentType: 'text/html',
        body: frame(String(searchParams.get('story')), String(searchParams.get('globals'))),
      })
    try {
      const body = await readFile(join(folder, decodeURIComponent(pathname)))
      return await route.fulfill({
        body,
        contentType: types[extname(pathname)] ?? 'application/octet-stream',
      })
    } catch {
      return route.fulfill({ status: 404 })
    }
  })

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
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
let count = 0

/** Takes the pictures of screen after screen until none is left. */
const work = async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await serve(page)
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
console.log(`${count} pictures for the gallery in ${Math.round((performance.now() - began) / 1_000)} s`)
