import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Button } from '#ui/design/action/button/button.tsx'
import { SheetSection, Sheet } from '#ui/design/examples/sheet.tsx'
import { dark, light, type SemanticColor } from '#ui/design/style/tokens/color.ts'
import * as styles from '../pages/pages.css.ts'
import { PageLink } from '../pages/page-link.tsx'
import { ColorInput } from './color-input.tsx'
import { CopyButton } from './copy-button.tsx'
import { roles } from './roles.ts'
import { customPropertiesOf } from './token-tree.ts'
import { forgetTriedColors } from './tried-colors.ts'

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

/** Where a tried colour shows. */
const examples = {
  '/docs/components-button--docs': 'Buttons',
  '/story/site-whole-site--home': 'The home page',
  '/story/admin-editor--edit': 'A form',
  '/story/admin-dashboard--as-admin': 'The dashboard',
}

const ColorTables = () => {
  const [attempt, setAttempt] = useState(0)
  const forget = () => {
    forgetTriedColors()
    setAttempt(attempt + 1)
  }
  return (
    <Sheet title="Tokens by role">
      <SheetSection title="Try a colour">
        <p>
          Change a colour below: every story of this Storybook follows until you close the tab, but not the
          pictures of the gallery. To keep it, write it into <code>src/ui/design/style/tokens/color.ts</code>,
          from which the product takes it.
        </p>
        <p className={styles.inline}>
          See it on:
          {Object.entries(examples).map(([to, name]) => (
            <PageLink key={to} to={to}>
              {name}
            </PageLink>
          ))}
        </p>
        <p>
          <Button size="sm" onClick={forget}>
            Reset the colours
          </Button>
        </p>
      </SheetSection>
      {Object.entries(groups).map(([group, names]) => (
        <SheetSection key={`${group} ${attempt}`} title={group}>
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
                  {Object.entries({ light, dark }).map(([theme, colors]) => (
                    <td key={theme}>
                      <ColorInput
                        theme={theme === 'dark' ? 'dark' : 'light'}
                        property={nameOf(role)}
                        color={colors[role]}
                        role={roles[role]}
                      />
                    </td>
                  ))}
                  <td>
                    <CopyButton text={`var(${nameOf(role)})`} label={nameOf(role)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetSection>
      ))}
    </Sheet>
  )
}

/** Take the role, not the colour: it is right in both themes. Press a name to copy it. */
export const Colours: StoryObj = {
  render: () => <ColorTables />,
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

export const TriedColour: StoryObj = {
  render: () => <ColorTables />,
  play: async ({ canvas }) => {
    const reset = canvas.getByRole('button', { name: 'Reset the colours' })
    const accent = () => getComputedStyle(reset).getPropertyValue('--color-accent').trim().toLowerCase()
    await expect(accent()).toBe(light.accent.toLowerCase())
    await fireEvent.change(canvas.getByLabelText('The primary button and choices, light'), {
      target: { value: '#123456' },
    })
    await expect(accent()).toBe('#123456')
    await userEvent.click(reset)
    await expect(accent()).toBe(light.accent.toLowerCase())
    await expect(canvas.getByLabelText('The primary button and choices, light')).toHaveValue(
      light.accent.toLowerCase(),
    )
  },
}
