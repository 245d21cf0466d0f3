import { serverCommands } from '#server/commands/line/commands.mjs'

/**
 * @typedef {object} Settings
 * @property {string} [program] The program of dist/server that it runs; without one it runs the script of its name.
 * @property {string} [script] The script, if its name differs.
 * @property {Record<string, string>} [env]
 * @property {string[]} [flags] Options of Node.
 * @property {boolean} [readsSettings] Whether it reads the settings in `.env`.
 */

/** @typedef {import('#server/commands/line/command-line.mjs').Command & Settings} Command */

/** The program of a command in dist/server: `checkData` of `check-data`. @param {string} name */
const programOf = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** @type {Record<string, Command>} */
const ofServer = Object.fromEntries(
  Object.entries(serverCommands).map(([name, command]) => [
    name,
    { ...command, program: programOf(name), readsSettings: true },
  ]),
)

const options = '[OPTION…]'
/** @type {Command} */
export const testCommand = {
  usage: '[PART…] [--accept]',
  summary: 'Runs every test, or only the named parts. --accept stores new pictures of screens that changed.',
  operands: 'any',
  options: { accept: { type: 'boolean' } },
}

/** @type {Command} */
export const newContentCommand = {
  usage: 'NAME [FIELD…]',
  summary: `Writes the files and rows of a new content type, such as certificate or newsArticle. A FIELD is name, name:text
(paragraphs) or name:picture; the first is the title. Without any they are: title image:picture`,
  operands: 'any',
}

/** @type {Command} */
export const wordingCommand = {
  usage: 'export|import LANGUAGE FILE.csv',
  summary:
    'Writes the texts of a language to a table for translators, or reads them back into its catalogues.',
  operands: 'any',
}

/** Every npm script by its name. @type {Record<string, Command>} */
export const commands = {
  start: {
    summary: `Installs and builds if needed, and serves the product. Environment variables configure it (README.md).`,
    // Memory of the server: smaller steps of the allocator, larger young generation.
    env: { MALLOC_MMAP_THRESHOLD_: '1048576' },
    flags: ['--max-semi-space-size=16'],
    readsSettings: true,
  },
  dev: {
    summary: 'Serves the product with hot reload. The same variables configure it as npm start.',
    readsSettings: true,
  },
  build: { summary: "Builds the browser's files and the server into dist." },
  'build-library': {
    summary: 'Builds the package of domain, ports, adapters and contract suites into dist/lib.',
  },
  'pack-library': { summary: 'Builds the library and packs it as sahilan-VERSION.tgz.' },
  check: {
    usage: '[GATE…]',
    summary: 'Checks types, lint, import rules and formatting, or only the named gates.',
    operands: 'any',
  },
  test: testCommand,
  'test:full': {
    ...testCommand,
    summary: `${testCommand.summary} Also runs the tests that take minutes.`,
    script: 'test',
    env: { TEST_FULL: '1' },
  },
  'test:faults': {
    usage: '[NAME…]',
    summary:
      'Kills, fills the disk of, locks and overloads the built server for a long time. NAME chooses trials.',
    operands: 'any',
    script: 'test-faults',
  },
  storybook: {
    usage: options,
    summary: 'Serves Storybook at port 6006. Options are those of storybook dev.',
    passesOn: true,
  },
  'build-storybook': {
    usage: options,
    summary: 'Builds Storybook as a static site. Options are those of storybook build.',
    passesOn: true,
  },
  bench: {
    usage: '[NAME…]',
    summary:
      'Measures pages, lists, enquiries and the start, or only named files of bench. Further words choose within a file.',
    operands: 'any',
  },
  'new-content': newContentCommand,
  wording: wordingCommand,
  ...ofServer,
}
