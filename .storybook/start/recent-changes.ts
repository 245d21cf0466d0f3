import { execFileSync } from 'node:child_process'
import type { Change } from '../components/component-facts.ts'

const shown = 12

/** What was added and corrected lately in what people see; empty outside of a repository. */
export const recentChangesOf = (root: string): ReadonlyArray<Change> => {
  try {
    const args = ['log', '-150', '--format=%as %s', '--', 'src/ui', '.storybook']
    const log = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return log
      .split('\n')
      .flatMap((line) => {
        const [, date, subject] = /^(\S+) (?:feat|fix)(?:\([^)]*\))?!?: (.*)$/.exec(line) ?? []
        return date === undefined || subject === undefined ? [] : [{ date, subject }]
      })
      .slice(0, shown)
  } catch {
    return []
  }
}
