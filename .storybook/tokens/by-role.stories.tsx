import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Section, Sheet } from '#ui/design/examples/sheet.tsx'
import { dark, light, type SemanticColor } from '#ui/design/style/tokens/color.ts'
import * as styles from '../pages/pages.css.ts'
import { CopyButton } from './copy-button.tsx'
import { roles } from './roles.ts'
import { customPropertiesOf } from './token-tree.ts'

const meta = { title: 'Tokens/By role', tags: ['!autodocs'] } satisfies Meta

export default meta

const groups: Readonly<Record<string, ReadonlyArray<SemanticColor>>> = {
  Grounds: [
    'background',
    'backgroundSunken',
    'surface',
    'surfaceRaised',
    'surfaceDisabled',
    'selected',
    'skeleton',
    'scrim',
  ],
  'Text and links': ['text', 'textSecondary', 'textHint', 'link'],
  'Lines and focus': ['line', 'lineStrong', 'control', 'track', 'focus'],
  Actions: ['accent', 'accentHover', 'onAccent'],
  Messages: ['danger', 'dangerHover', 'dangerSurface', 'onDanger', 'success', 'successSurface'],
  Tags: ['tag', 'tagSurface', 'tagCool'],
}

const nameOf = (role: SemanticColor) => customPropertiesOf({ color: { [role]: light[role] } })[0]?.[0] ?? ''

const Value = ({ color }: { color: string }) => (
  <td>
    <span aria-hidden="true" className={styles.swatch} style={{ background: color }} />
    <code>{color}</code>
  </td>
)

/** Take the role, not the colour: it is right in both themes. Press a name to copy it. */
export const Colours: StoryObj = {
  render: () => (
    <Sheet title="Tokens by role">
      {Object.entries(groups).map(([group, names]) => (
        <Section key={group} title={group}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">For</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
                <th scope="col">Name</th>
              </tr>
            </thead>
            <tbody>
              {names.map((role) => (
                <tr key={role}>
                  <th scope="row">{roles[role]}</th>
                  <Value color={light[role]} />
                  <Value color={dark[role]} />
                  <td>
                    <CopyButton text={`var(${nameOf(role)})`} label={nameOf(role)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(light).toSorted())
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --color-link' }))
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(copied).toEqual(['var(--color-link)'])
  },
}
