import { spawn } from 'node:child_process'
import { resolve, sep } from 'node:path'
import { checkBoundaries } from '../../tests/support/boundaries/check-boundaries.ts'
import { checkTexts } from './written-texts.mjs'

/**
 * @typedef {object} Verdict
 * @property {number} seen How many files the gate checked; a gate that checked none fails.
 * @property {string} problems Empty if there are none.
 */

/** @param {string} program @param {string[]} args @returns {Promise<{ code: number | null, output: string }>} */
const capture = (program, args) =>
  new Promise((done, fail) => {
    const child = spawn(program, args)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', fail).once('close', (code) => done({ code, output }))
  })

/** @param {string} line */
const isListed = (line) => line.startsWith(sep)

/** @param {string} project @returns {Promise<Verdict>} */
const compile = async (project) => {
  const { code, output } = await capture('tsc', [
    '-p',
    project,
    '--noEmit',
    '--listFiles',
    '--pretty',
    'false',
  ])
  const lines = output.trim().split('\n')
  const own = lines.filter((line) => line.startsWith(resolve('.')) && !line.includes('/node_modules/'))
  return { seen: own.length, problems: code === 0 ? '' : lines.filter((line) => !isListed(line)).join('\n') }
}

/** @param {string} program @param {string[]} args Ends its output with `… on 12 files …`. @returns {Promise<Verdict>} */
const counting = async (program, args) => {
  const { code, output } = await capture(program, args)
  return {
    seen: Number(/ on (\d+) files?/.exec(output)?.[1] ?? 0),
    problems: code === 0 ? '' : output.trim(),
  }
}

const withoutDom = async () => {
  const verdicts = await Promise.all(['src/domain', 'src/ports'].map(compile))
  return {
    seen: Math.min(...verdicts.map(({ seen }) => seen)),
    problems: verdicts.flatMap(({ problems }) => problems || []).join('\n'),
  }
}

const boundaries = async () => {
  const { files, violations } = checkBoundaries('.')
  return { seen: files.length, problems: violations.join('\n') }
}

const texts = async () => {
  const { files, problems } = checkTexts('.')
  return { seen: files.length, problems: problems.join('\n') }
}

/** The gates of `npm run check`, in this order. @type {Record<string, () => Promise<Verdict>>} */
export const gates = {
  types: () => compile('tsconfig.json'),
  'types-without-dom': withoutDom,
  lint: () => counting('oxlint', ['--deny-warnings', '.']),
  boundaries,
  texts,
  formatting: () => counting('oxfmt', ['--check', '.']),
}

/** Runs a gate, prints its result and returns whether it passed. @param {string} name */
export const passes = async (name) => {
  const { seen, problems } = (await gates[name]?.()) ?? { seen: 0, problems: `There is no gate ${name}.` }
  const failure = problems || (seen === 0 ? 'It saw no files.' : '')
  console.log(failure ? `✗ ${name}\n${failure}` : `✓ ${name}: ${seen} files`)
  return failure === ''
}
