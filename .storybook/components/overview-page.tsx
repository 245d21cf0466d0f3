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

/** The components that have most of the words: all of them, unless no component does. */
const bestOf = (query: string) => {
  const words = query.toLowerCase().split(/\s+/)
  const counted = rows.map((row) => {
    const text = [row.name, row.alsoCalled, ...row.reasons].join(' ').toLowerCase()
    return { row, count: words.filter((word) => text.includes(word)).length }
  })
  const most = Math.max(...counted.map(({ count }) => count))
  return counted.flatMap(({ row, count }) => (count === most && count > 0 ? [row] : []))
}

/** All components with the reasons to choose them, which can be searched. */
export function OverviewPage() {
  const [query, setQuery] = useState('')
  const found = bestOf(query)
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
