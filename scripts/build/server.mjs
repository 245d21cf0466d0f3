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
      // In one folder, so that whoever starts a worker finds it beside its own file.
      rolldownOptions: { input: serverEntries, output: { chunkFileNames: '[name]-[hash].js' } },
    },
  })
