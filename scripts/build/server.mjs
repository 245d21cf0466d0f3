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
      rolldownOptions: { input: serverEntries },
    },
  })
