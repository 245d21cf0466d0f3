import { startProcess } from './process.ts'

/** The built product with the throttles of visitors lifted. */
export const startProduct = (dataDir: string, port: number, env: Readonly<Record<string, string>> = {}) =>
  startProcess(['dist/server/main.js'], {
    port,
    path: '/readyz',
    env: { DATA_DIR: dataDir, RATE_LIMIT: 'off', ...env },
  })
