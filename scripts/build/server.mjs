import { build } from 'vite'
import { serverEntries } from './entries.mjs'

/** Writes dist/server: everything in one folder but `sharp`, whose native library stays a package. */
export const buildServer = () =>
  build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: true,
      outDir: 'dist/server',
      target: 'node24',
      copyPublicDir: false,
      sourcemap: true,
      rolldownOptions: {
        input: serverEntries,
        output: {
          // In one folder, so that whoever starts a worker finds it beside its own file.
          chunkFileNames: '[name]-[hash].js',
          // Node reads each map with its file: the sources in them would only take memory.
          sourcemapExcludeSources: true,
        },
      },
    },
  })
