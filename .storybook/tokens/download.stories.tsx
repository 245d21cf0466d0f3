import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SheetSection, Sheet } from '#ui/design/examples/sheet.tsx'
import { Stack } from '#ui/design/examples/stack.tsx'
import { TextLink } from '#ui/design/action/text-link/text-link.tsx'
import * as styles from '../pages/pages.css.ts'
import { customPropertiesOf, tokenSets } from './token-tree.ts'

const meta = { title: 'Tokens/Download', tags: ['!autodocs'] } satisfies Meta

export default meta

/** All tokens as files, from the tables that the product is built from. */
export const Files: StoryObj = {
  render: () => (
    <Sheet title="Download">
      <SheetSection title="Files">
        <Stack>
          <TextLink href="tokens.json" download>
            tokens.json, in the format of the Design Tokens Community Group
          </TextLink>
          <TextLink href="tokens.css" download>
            tokens.css, as custom properties
          </TextLink>
        </Stack>
      </SheetSection>
      <SheetSection title="What is in them">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Set</th>
              <th scope="col">Holds for</th>
              <th scope="col">Tokens</th>
              <th scope="col">Its accent</th>
            </tr>
          </thead>
          <tbody>
            {tokenSets.map(({ name, selector, tokens }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <code>{selector}</code>
                </td>
                <td>{customPropertiesOf(tokens).length}</td>
                <td>
                  <span
                    data-set={name}
                    data-theme={name === 'dark' ? 'dark' : 'light'}
                    lang={name === 'arabic' ? 'ar' : 'en'}
                    className={styles.swatch}
                    style={{ background: 'var(--color-accent)' }}
                  />
                  accent
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetSection>
    </Sheet>
  ),
  // The files are written from the same sets, so this compares them with what ships.
  play: async ({ canvasElement }) => {
    const plain = (value: string) => value.replaceAll(/\s|(?<![\d])0(?=\.)|'|"/g, '').toLowerCase()
    for (const { name, tokens } of tokenSets) {
      const place = canvasElement.querySelector(`[data-set=${name}]`)
      if (place === null) throw new Error(`The set ${name} is not shown`)
      const shipped = getComputedStyle(place)
      const properties = customPropertiesOf(tokens)
      await expect(properties.map(([key]) => [key, plain(shipped.getPropertyValue(key))])).toEqual(
        properties.map(([key, value]) => [key, plain(value)]),
      )
    }
  },
}
