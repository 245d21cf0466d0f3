import { relative } from 'node:path'
import { createServer } from 'vite'

/** Adds a link to the story of each screen. @type {import('vite').Plugin} */
const storyLink = {
  name: 'story-link',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module', src: '/.storybook/gallery/story-link.ts' },
      injectTo: 'body',
    },
  ],
}

const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true },
  plugins: [storyLink],
})
const dev = {
  middlewares: vite.middlewares,
  transformHtml: vite.transformIndexHtml.bind(vite),
  loadModule: vite.ssrLoadModule.bind(vite),
}

/** Starts the product; `undefined` if its sources do not load, until the next change. */
const start = async () => {
  try {
    const module = await vite.ssrLoadModule('/src/server/start/start.ts')
    const product = await module.start({ dev })
    console.log(`The product runs at ${product.url} and follows your changes.`)
    const { email, password } = product.firstAdmin ?? {}
    if (password !== undefined) console.log(`Sign in as ${email} with the password ${password}`)
    return product
  } catch (error) {
    console.error(error instanceof Error ? error.stack : error)
    return undefined
  }
}

let running = start()
/** @type {NodeJS.Timeout | undefined} */
let pending
const restart = () => {
  running = running.then(async (product) => {
    await product?.close()
    return start()
  })
}

vite.watcher.on('all', (_, file) => {
  if (!/^src\/(server|adapters|domain|ports)\//.test(relative('.', file))) return
  clearTimeout(pending)
  pending = setTimeout(restart, 50)
})

let isEnding = false
const end = async () => {
  if (isEnding) return
  isEnding = true
  await (await running)?.close()
  await vite.close()
  process.exit(0)
}
process.on('SIGINT', () => void end()).on('SIGTERM', () => void end())
