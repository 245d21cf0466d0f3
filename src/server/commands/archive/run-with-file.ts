import { readConfig, type Config } from '../../config/config.ts'
import { command, parseArguments } from '../line/command.ts'

/** Runs a program that takes a file's name, and prints its result. */
export const runWithFile = (
  name: 'backup' | 'restore',
  work: (dataDir: string, file: string, postgres: Config['postgres'], s3: Config['s3']) => Promise<number>,
  resultOf: (files: number, file: string, config: Config) => string,
): Promise<void> =>
  command(name, async (words) => {
    const [file = ''] = parseArguments(name, words).operands
    const config = readConfig(process.env)
    const { dataDir, postgres, s3 } = config
    console.log(resultOf(await work(dataDir, file, postgres, s3), file, config))
  })
