import type { Meta, StoryObj } from '@storybook/react-vite'
import modules from 'virtual:library'
import { useState } from 'react'
import { SearchInput } from '#ui/design/form/search-input/search-input.tsx'
import { SheetSection, Sheet } from '#ui/design/examples/sheet.tsx'
import * as styles from './code.css.ts'

const meta = { title: 'Code/Modules', id: 'library', tags: ['!autodocs'] } satisfies Meta

export default meta

const layers = ['domain', 'ports', 'adapters', 'contracts']

/** The modules that the package exports, with their doc comments. */
export const Modules: StoryObj = {
  render: function Finding() {
    const [query, setQuery] = useState('ports/')
    const found = modules.filter(
      ({ name, offers }) => name.includes(query) || offers.some((offer) => offer.name.includes(query)),
    )
    return (
      <Sheet title="Library">
        <SearchInput
          label="Find a module or a name"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {layers.map((layer) => (
          <SheetSection key={layer} title={layer}>
            <table className={styles.table}>
              <tbody>
                {found
                  .filter(({ name }) => name.startsWith(`sahilan/${layer}/`))
                  .map(({ name, offers }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>
                        <ul className={styles.list}>
                          {offers.map((offer) => (
                            <li key={offer.signature}>
                              <code>{offer.signature}</code> {offer.comment}
                            </li>
                          ))}
                        </ul>
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </SheetSection>
        ))}
      </Sheet>
    )
  },
}
