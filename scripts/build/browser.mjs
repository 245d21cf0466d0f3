import { build } from 'vite'
import { adminChunks, chunks } from './chunks.mjs'
import { browserEntries } from './entries.mjs'

/** @param {Record<string, string>} input @param {import('vite').BuildEnvironmentOptions} options */
const bundle = (input, options) =>
  build({
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      modulePreload: { polyfill: false },
      // Named by no file and never served: whoever reads a visitor's stack has them from the build.
      sourcemap: 'hidden',
      ...options,
      rolldownOptions: { input, ...options.rolldownOptions },
    },
  })

/** Writes dist/client. Site and back office are documents of their own and are bundled apart, so that neither is cut up for the other; each has its manifest. */
export const buildBrowser = async () => {
  const { main, ...site } = browserEntries
  await bundle(site, { manifest: true, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } })
  await bundle(
    { main },
    {
      manifest: '.vite/admin.json',
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 600,
      rolldownOptions: { output: { codeSplitting: { groups: adminChunks } } },
    },
  )
}
