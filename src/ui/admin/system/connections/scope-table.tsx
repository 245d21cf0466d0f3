import { allows, scopeSubjects, type Scope, type ScopeSubject } from '#domain/connections/scope.ts'
import { fill } from '#domain/wording/template.ts'
import { Checkbox } from '#ui/design/form/checkbox/checkbox.tsx'
import { useConnectionWords } from '#ui/words/office/use-connection-words.ts'
import * as styles from './connections.css.ts'
import { useScopeName } from './scope-name.ts'

/** Nothing of it can be changed over the API. */
const readOnly: ScopeSubject = 'settings'

interface ScopeTableProps {
  scopes: ReadonlyArray<Scope>
  onChange: (scopes: ReadonlyArray<Scope>) => void
}

/** One row for each subject, with what a token may do. */
export function ScopeTable({ scopes, onChange }: ScopeTableProps) {
  const words = useConnectionWords().dialog
  const nameOf = useScopeName()
  const set = (subject: ScopeSubject, use: 'read' | 'write' | undefined) =>
    onChange([
      ...scopes.filter((scope) => !scope.startsWith(`${subject}:`)),
      ...(use === undefined ? [] : [`${subject}:${use}` as const]),
    ])
  return (
    <table className={styles.scopes}>
      <thead>
        <tr>
          <th scope="col" className={styles.subject}>
            {words.subject}
          </th>
          <th scope="col" className={styles.use}>
            {words.read}
          </th>
          <th scope="col" className={styles.use}>
            {words.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {scopeSubjects.map((subject) => {
          const name = nameOf(subject)
          const writes = allows(scopes, subject, 'write')
          return (
            <tr key={subject} className={styles.scopeRow}>
              <th scope="row" className={styles.subject}>
                {name}
              </th>
              <td className={styles.use}>
                <Checkbox
                  aria-label={fill(words.readOf, { name })}
                  checked={allows(scopes, subject, 'read')}
                  disabled={writes}
                  onChange={(event) => set(subject, event.target.checked ? 'read' : undefined)}
                />
              </td>
              <td className={styles.use}>
                {subject !== readOnly && (
                  <Checkbox
                    aria-label={fill(words.changeOf, { name })}
                    checked={writes}
                    onChange={(event) => set(subject, event.target.checked ? 'write' : 'read')}
                  />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
