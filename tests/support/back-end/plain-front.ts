import { Effect } from 'effect'
import type { Front } from '#server/pages/front.ts'
import { devAssets } from '#server/pages/render/assets.ts'

/** Counts rendered pages. */
export const drawn = { pages: 0 }

const news = /^\/newsinsights\/(\d+)$/

/** A minimal front end, so that server tests need no build. */
export const plainFront: Front = {
  files: () => false,
  assets: () => ({ ...devAssets, boot: '/boot.js' }),
  adminAssets: () => ({
    script: '/main.js',
    imports: ['/shared.js'],
    styles: ['/main.css'],
    words: { ar: ['/arabic.js'] },
  }),
  previewAssets: () => ({ script: '/preview.js', imports: [], styles: ['/site.css'], words: {} }),
  renderer: async () => ({
    readPage: async (...asked) => (await import('#server/pages/render/render.tsx')).readPage(...asked),
    renderPage: async (address, { read }) => {
      drawn.pages++
      const [path = '', query] = address.split('?')
      const id = news.exec(path)?.[1]
      if (id === undefined && path !== '/')
        return {
          status: 404,
          html: Buffer.from('no page'),
          shows: [],
          canonicalPath: null,
          isUnlisted: false,
        }
      const { items } = await read.list('newsArticle', {})
      const article = items.find((item) => item.id === id) ?? items[0]
      const html = `<title>${article?.title ?? 'nothing'}</title><script>moved = 1</script>`
      const canonicalPath = query === undefined && (id === undefined || article?.id === id) ? path : null
      return {
        status: 200,
        html: Buffer.from(html),
        shows: ['newsArticle'],
        canonicalPath,
        isUnlisted: false,
      }
    },
  }),
  previewRenderer: () => import('#server/preview/render-preview.tsx'),
  isProductionBuild: true,
  finish: (_, html) => Effect.runPromise(Effect.succeed(html)),
}
