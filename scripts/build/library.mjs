import { rmSync } from 'node:fs'
import { runToEnd } from '../setup/run-to-end.mjs'

/** Writes dist/lib: domain, ports and adapters as JavaScript with declarations, one file a source. */
export const buildLibrary = async () => {
  rmSync('dist/lib', { recursive: true, force: true })
  const code = await runToEnd('tsc', ['-p', 'tsconfig.lib.json'])
  if (code !== 0) throw new Error('The library does not compile.')
}
