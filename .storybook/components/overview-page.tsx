import facts from 'virtual:components'
import { useState } from 'react'
import { SearchInput } from '#ui/design/form/search-input/search-input.tsx'
import { DocPage } from '../pages/doc-page.tsx'
import { PageLink } from '../pages/page-link.tsx'
import * as styles from '../pages/pages.css.ts'
import { guides, nameOf } from './guides.ts'

/** When the guides of other components say to use this one. */
const reasonsFor = (folder: string) => Object.values(guides).flatMap(({ instead }) => instead[folder] ?? [])

const rows = Object.keys(guides)
  .toSorted()
  .map((folder) => ({
    folder,
    name: nameOf(folder),
    alsoCalled: facts[folder]?.alsoCalled ?? '',
    reasons: [...new Set(reasonsFor(folder))],
  }))

/** All components with the reasons to choose them, which can be searched. */
export function OverviewPage() {
  const [query, setQuery] = useState('')
  const words = query.toLowerCase().split(/\s+/)
  const found = rows.filter(({ name, alsoCalled, reasons }) => {
    const text = [name, alsoCalled, ...reasons].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <DocPage
      title="Which component"
      lead="Find a component by what you need, or by its name in other design systems."
    >
      <SearchInput
        label="What do you need?"
        placeholder="options, modal, delete…"
        size="md"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={styles.note}>
        {found.length} of {rows.length} components
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Choose it when</th>
            <th scope="col">Also called</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ folder, name, reasons, alsoCalled }) => (
            <tr key={folder}>
              <th scope="row">
                <PageLink to={`/docs/components-${folder}--docs`}>{name}</PageLink>
              </th>
              <td>{reasons.join(' ')}</td>
              <td>{alsoCalled}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DocPage>
  )
}
