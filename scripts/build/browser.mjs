import { build } from 'vite'
import { chunks } from './chunks.mjs'
import { browserEntries } from './entries.mjs'

/** Writes dist/client, with the manifest from which the server reads the names of scripts and styles. */
export const buildBrowser = () =>
  build({
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: browserEntries, output: { codeSplitting: { groups: chunks } } },
    },
  })
