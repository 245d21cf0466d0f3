import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program and returns its exit code. Passes on the first signal, and then ends with the program; ignores later signals.
 * @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export const runToEnd = (program, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    let isEnding = false
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      if (!isEnding) child.kill(signal)
      isEnding = true
    }
    process.on('SIGINT', passOn).on('SIGTERM', passOn)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn)
      const ended = code ?? 128 + constants.signals[signal ?? 'SIGTERM']
      if (isEnding) process.exit(ended)
      resolve(ended)
    })
  })
