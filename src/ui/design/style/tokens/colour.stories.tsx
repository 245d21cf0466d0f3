import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SheetSection, Sheet } from '../../examples/sheet.tsx'
import * as styles from '../../examples/sheet.css.ts'
import { dark, light, type SemanticColor } from './color.ts'
import { contrast } from './contrast.ts'
import { palette } from './palette.ts'

const meta = {
  title: 'Tokens/Colour ramps and contrast',
  id: 'tokens-colour',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj

const { navy, shoal, buff, salt, line, ink, danger, success, white } = palette

const readable = (on: string) => (contrast(white, on) > contrast(navy[900], on) ? white : navy[900])

export const Ramps: Story = {
  render: () => (
    <Sheet title="Colour">
      {Object.entries({ navy, shoal, buff, salt, line, ink, danger, success }).map(([ramp, steps]) => (
        <SheetSection key={ramp} title={ramp}>
          <div className={styles.ramp}>
            {Object.entries<string>(steps)
              .toReversed()
              .map(([step, value]) => (
                <div
                  key={step}
                  className={styles.swatch}
                  style={{ background: value, color: readable(value) }}
                >
                  {step}
                  <br />
                  {value}
                </div>
              ))}
          </div>
        </SheetSection>
      ))}
    </Sheet>
  ),
}

interface Pair {
  text: SemanticColor
  on: SemanticColor
  /** 4.5 for text, 3 for the edge of a control or a focus ring. */
  least: number
}

const pairs: Pair[] = [
  ...(['text', 'textSecondary', 'textHint', 'link', 'danger', 'success', 'tag'] as const).map((text) => ({
    text,
    on: 'surface' as const,
    least: 4.5,
  })),
  { text: 'text', on: 'background', least: 4.5 },
  { text: 'text', on: 'backgroundSunken', least: 4.5 },
  { text: 'text', on: 'selected', least: 4.5 },
  { text: 'textSecondary', on: 'backgroundSunken', least: 4.5 },
  { text: 'textSecondary', on: 'selected', least: 4.5 },
  { text: 'textHint', on: 'surfaceDisabled', least: 4.5 },
  { text: 'onAccent', on: 'accent', least: 4.5 },
  { text: 'onAccent', on: 'accentHover', least: 4.5 },
  { text: 'onDanger', on: 'danger', least: 4.5 },
  { text: 'onDanger', on: 'dangerHover', least: 4.5 },
  { text: 'danger', on: 'dangerSurface', least: 4.5 },
  { text: 'success', on: 'successSurface', least: 4.5 },
  { text: 'tag', on: 'tagSurface', least: 4.5 },
  { text: 'tagCool', on: 'selected', least: 4.5 },
  { text: 'control', on: 'surface', least: 3 },
  { text: 'focus', on: 'surface', least: 3 },
]

const themes = { light, dark }

const Specimen = ({ text, on, edge }: { text: string; on: string; edge: boolean }) => (
  <span
    aria-hidden="true"
    style={{
      display: 'inline-block',
      minInlineSize: 96,
      minBlockSize: 32,
      padding: '2px 12px',
      color: text,
      background: on,
      border: edge ? `1px solid` : 0,
    }}
  >
    {edge ? '' : 'Two shores'}
  </span>
)

/** Computed from the tokens: WCAG 2 requires 4.5 for text and 3 for the outlines of controls. */
export const Contrast: Story = {
  render: () => (
    <Sheet title="Contrast">
      {Object.entries(themes).map(([theme, color]) => (
        <SheetSection key={theme} title={theme}>
          <table className={styles.table}>
            <thead>
              <tr>
                {['Text', 'On', 'Specimen', 'Contrast', 'At least'].map((head) => (
                  <th key={head} scope="col" className={styles.name}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pairs.map(({ text, on, least }) => (
                <tr key={text + on}>
                  <td className={styles.name}>{text}</td>
                  <td className={styles.name}>{on}</td>
                  <td className={styles.cell}>
                    <Specimen text={color[text]} on={color[on]} edge={least < 4.5} />
                  </td>
                  <td className={styles.cell}>{contrast(color[text], color[on]).toFixed(2)}</td>
                  <td className={styles.cell}>{least}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetSection>
      ))}
    </Sheet>
  ),
  play: async () => {
    for (const [theme, color] of Object.entries(themes)) {
      for (const { text, on, least } of pairs) {
        await expect(contrast(color[text], color[on]), `${text} on ${on}, ${theme}`).toBeGreaterThanOrEqual(
          least,
        )
      }
    }
  },
}
