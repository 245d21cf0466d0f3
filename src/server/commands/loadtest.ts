import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./line/command.ts')
const { readConfig } = await import('../config/config.ts')
const { loadMix } = await import('./load/load-mix.ts')
const { readLoadOptions } = await import('./load/load-options.ts')
const { loadReport } = await import('./load/load-report.ts')
const { putLoad } = await import('./load/put-load.ts')
const { StartRefused } = await import('../config/start-refused.ts')

await command('loadtest', async (words) => {
  const options = readLoadOptions(words)
  const { url, connections, seconds, writes } = options
  console.log(`${connections} connections for ${seconds} s at ${url.origin}`)
  const responses = await putLoad(options, loadMix(readConfig(process.env).product, writes))
  for (const line of loadReport(responses, seconds)) console.log(line)
  if (!responses.some(({ status }) => status !== undefined))
    throw new StartRefused(`${url.origin} does not respond.`)
})
