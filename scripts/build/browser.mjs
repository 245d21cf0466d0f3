import { build } from 'vite'
import { adminChunks, chunks } from './chunks.mjs'
import { browserEntries } from './entries.mjs'
import { licensesOf } from './licenses.mjs'

/** @param {Record<string, string>} input @param {import('vite').BuildEnvironmentOptions} options */
const bundle = (input, options) =>
  build({
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      modulePreload: { polyfill: false },
      // Not referenced and never served: for reading stack traces of visitors.
      sourcemap: 'hidden',
      license: { fileName: licensesOf(Object.keys(input).join('-')) },
      ...options,
      // Where time goes is for who works on the build, not for a first start on a slow machine.
      rolldownOptions: { input, checks: { pluginTimings: false }, ...options.rolldownOptions },
    },
  })

/** Writes dist/client. Each entry is bundled apart, with its manifest, so that none is split for another. */
export const buildBrowser = async () => {
  const { main, frame, ...site } = browserEntries
  await bundle(site, { manifest: true, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } })
  await bundle(
    { main },
    {
      manifest: '.vite/admin.json',
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 700,
      rolldownOptions: { output: { codeSplitting: { groups: adminChunks } } },
    },
  )
  await bundle(
    { frame },
    {
      manifest: '.vite/preview.json',
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 700,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  )
}
