import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from '../edge/handler.ts'
import { staticFiles } from '../edge/files/static-files.ts'
import { builtAdminAssets, developedAdminAssets, type AdminAssets } from './admin/admin-assets.ts'
import { builtAssets, developedAssets, type Assets } from './render/assets.ts'

type Renderer = Pick<typeof import('./render/render.tsx'), 'renderPage' | 'readPage'>
type PreviewRenderer = typeof import('../preview/render-preview.tsx')

/** The user interface as the server uses it: files, asset names and the renderer. */
export interface Front {
  readonly files: Handler
  readonly assets: () => Assets
  readonly adminAssets: () => AdminAssets
  readonly previewAssets: () => AdminAssets
  readonly renderer: () => Promise<Renderer>
  readonly previewRenderer: () => Promise<PreviewRenderer>
  /** Whether rendered pages may be cached. */
  readonly isFinal: boolean
  readonly finish: (url: string, html: string | Buffer) => Promise<string | Buffer>
}

const once = <A>(load: () => A) => {
  let loaded: A | undefined
  return () => (loaded ??= load())
}

export const builtFront = (folder = 'dist/client'): Front => {
  return {
    files: staticFiles(folder, { at: '/', isImmutable: (path) => path.startsWith('/assets/') }),
    assets: once(() => builtAssets(join(folder, '.vite'))),
    adminAssets: once(() => builtAdminAssets(join(folder, '.vite/admin.json'), 'office')),
    previewAssets: once(() => builtAdminAssets(join(folder, '.vite/preview.json'), 'preview')),
    renderer: once(() => import('./render/render.tsx')),
    previewRenderer: once(() => import('../preview/render-preview.tsx')),
    isFinal: true,
    finish: async (_, html) => html,
  }
}

export interface Dev {
  readonly middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly transformHtml: (url: string, html: string) => Promise<string>
  readonly loadModule: (path: string) => Promise<unknown>
}

export const developedFront = ({ middlewares, transformHtml, loadModule }: Dev): Front => ({
  files: (request, response) =>
    new Promise((resolve) => {
      response.once('close', () => resolve(true))
      middlewares(request, response, () => resolve(false))
    }),
  assets: () => developedAssets,
  adminAssets: () => developedAdminAssets('office'),
  previewAssets: () => developedAdminAssets('preview'),
  renderer: async () => (await loadModule('/src/server/pages/render/render.tsx')) as Renderer,
  previewRenderer: async () =>
    (await loadModule('/src/server/preview/render-preview.tsx')) as PreviewRenderer,
  isFinal: false,
  finish: (url, html) => transformHtml(url, String(html)),
})
