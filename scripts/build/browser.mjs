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
      // Not referenced and never served: for reading stack traces of visitors.
      sourcemap: 'hidden',
      ...options,
      rolldownOptions: { input, ...options.rolldownOptions },
    },
  })

/** Writes dist/client. Site and back office are bundled apart, each with its manifest, so that neither is split for the other. */
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
