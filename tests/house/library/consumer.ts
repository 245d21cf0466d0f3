import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { plant } from '../lint/plant.ts'

export const required = ['effect', 'xstate']
export const peers = [
  ...required,
  '@effect/sql-pg',
  '@simplewebauthn/server',
  'aws4fetch',
  'fast-check',
  'imapflow',
  'nodemailer',
  'openid-client',
  'postal-mime',
  'sharp',
  'vitest',
]
/** Declarations that a consumer installs, as those packages have none. */
export const types = ['@types/node', '@types/nodemailer']

const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  strict: true,
  skipLibCheck: false,
  noEmit: true,
}

/** By how a project resolves modules. */
const compilers = {
  nodenext: { ...compilerOptions, module: 'nodenext' },
  bundler: { ...compilerOptions, module: 'esnext', moduleResolution: 'bundler' },
}

/** What every project that uses the library has. */
export const consumerFiles = {
  'package.json': '{ "type": "module", "private": true }',
  ...Object.fromEntries(
    Object.entries(compilers).map(([name, options]) => [
      `tsconfig.${name}.json`,
      JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
    ]),
  ),
}

/** The modules of the built library, as a program imports them. */
export const publicModules = (root = '.'): ReadonlyArray<string> =>
  globSync('dist/lib/{domain,ports,adapters,contracts}/**/*.js', { cwd: root })
    .map((file) => file.replace(/^dist\/lib(.*)\.js$/, 'sahilan$1'))
    .filter((name) => !/\/adapters\/(sql\/(migrations|rows)\/|(imap|pictures)\/.*-worker$)/.test(name))
    .toSorted()

/** A program that has the types of every public module. */
export const exportingAll = (root = '.') =>
  publicModules(root)
    .map((module, at) => `export * as m${at} from '${module}'`)
    .join('\n')

/** The examples of docs/library.md by the names that stand behind their fences. */
export const examples = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync('docs/library.md', 'utf8').matchAll(/^```ts (\S+)\n([^]*?)^```$/gm)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  )

/** A project that has the built library and the named packages, and nothing else of this project. */
export const plantConsumer = (files: Record<string, string>, packages: ReadonlyArray<string>): string => {
  const root = plant({ ...consumerFiles, ...files })
  cpSync('dist/lib', join(root, 'node_modules/sahilan'), { recursive: true })
  for (const name of packages) {
    const link = join(root, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve('node_modules', name), link)
  }
  return root
}
