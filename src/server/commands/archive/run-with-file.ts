import { readConfig, type Config } from '../../config/config.ts'
import { command } from '../command.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** Runs a program that takes the name of a file, and says how it went in one sentence. */
export const runWithFile = (
  name: 'backup' | 'restore',
  work: (dataDir: string, file: string, postgres: Config['postgres']) => Promise<number>,
  said: (files: number, file: string, config: Config) => string,
): Promise<void> =>
  command(async () => {
    const [file] = process.argv.slice(2)
    if (file === undefined || file.startsWith('-'))
      throw new StartRefused(`Name the file: npm run ${name} -- FILE`)
    const config = readConfig(process.env)
    console.log(said(await work(config.dataDir, file, config.postgres), file, config))
  })
