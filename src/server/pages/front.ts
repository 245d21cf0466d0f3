import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from '../edge/handler.ts'
import { staticFiles } from '../edge/files/static-files.ts'
import { builtAdminAssets, devAdminAssets, type AdminAssets } from './admin/admin-assets.ts'
import { builtAssets, devAssets, type Assets } from './render/assets.ts'

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
  /** Rendered pages are cached and have a content security policy; those of the development server change at any time. */
  readonly isProductionBuild: boolean
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
    isProductionBuild: true,
    finish: async (_, html) => html,
  }
}

export interface Dev {
  readonly middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly transformHtml: (url: string, html: string) => Promise<string>
  readonly loadModule: (path: string) => Promise<unknown>
}

export const devFront = ({ middlewares, transformHtml, loadModule }: Dev): Front => ({
  files: (request, response) =>
    new Promise((resolve) => {
      response.once('close', () => resolve(true))
      middlewares(request, response, () => resolve(false))
    }),
  assets: () => devAssets,
  adminAssets: () => devAdminAssets('office'),
  previewAssets: () => devAdminAssets('preview'),
  renderer: async () => (await loadModule('/src/server/pages/render/render.tsx')) as Renderer,
  previewRenderer: async () =>
    (await loadModule('/src/server/preview/render-preview.tsx')) as PreviewRenderer,
  isProductionBuild: false,
  finish: (url, html) => transformHtml(url, String(html)),
})
