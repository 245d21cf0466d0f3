import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

const git = (...words: ReadonlyArray<string>) => {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/**
 * The last release before this commit; until there is one, the commit before the newest migration. `undefined` in a
 * clone without it.
 */
export const formerRevision = (): string | undefined => {
  const release = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
  if (release !== '') return release
  const migrations = 'src/adapters/sql/migrations/[0-9]*'
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', migrations)
  return newest === '' ? undefined : git('rev-parse', '--verify', '--quiet', `${newest}^`) || undefined
}

const dependenciesIn = (root: string) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies

/** Checks a revision out into a temporary folder and builds it, with this project's packages if they are the same. */
export const builtProgram = (revision: string): { readonly root: string; readonly remove: () => void } => {
  const root = mkdtempSync(join(tmpdir(), 'sahilan-former-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  const run = (program: string, ...words: ReadonlyArray<string>) => {
    const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
    const env = { ...process.env, PATH }
    const { status, stdout, stderr } = spawnSync(program, words, { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} of ${revision}: ${stdout}${stderr}`)
  }
  try {
    const archive = join(root, 'revision.tar')
    git('archive', '--format=tar', `--output=${archive}`, revision)
    run('tar', '--extract', '--file', archive)
    const [theirs, ours] = [root, '.'].map((folder) => JSON.stringify(dependenciesIn(folder)))
    if (theirs === ours) symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    else run('npm', 'ci', '--ignore-scripts')
    run(process.execPath, 'scripts/build.mjs')
    return { root, remove }
  } catch (error) {
    remove()
    throw error
  }
}
