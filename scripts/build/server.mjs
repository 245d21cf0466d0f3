import { cpSync } from 'node:fs'
import { build } from 'vite'
import { serverEntries } from './entries.mjs'
import { licensesOf } from './licenses.mjs'

/** Writes dist/server: everything in one folder but `sharp`, whose native library stays a package. */
export const buildServer = async () => {
  await build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: true,
      outDir: 'dist/server',
      target: 'node24',
      copyPublicDir: false,
      sourcemap: true,
      license: { fileName: licensesOf('server') },
      rolldownOptions: {
        input: serverEntries,
        output: {
          // In one folder, so that a worker is found beside the file that starts it.
          chunkFileNames: '[name]-[hash].js',
          // Node reads each map with its file: the sources in them would only take memory.
          sourcemapExcludeSources: true,
        },
      },
    },
  })
  cpSync('src/adapters/pictures/fonts', 'dist/server/fonts', { recursive: true })
}
