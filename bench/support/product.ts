import { startProcess } from './process.ts'

/** The built product as `npm start` runs it, without rate limits. */
export const startProduct = (dataDir: string, port: number, env: Readonly<Record<string, string>> = {}) =>
  startProcess(['--max-semi-space-size=16', 'dist/server/main.js'], {
    port,
    path: '/readyz',
    env: { DATA_DIR: dataDir, RATE_LIMIT: 'off', MALLOC_MMAP_THRESHOLD_: '1048576', ...env },
  })
