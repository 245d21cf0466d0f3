import type { Meta, StoryObj } from '@storybook/react-vite'
import { SheetSection, Sheet } from '../../examples/sheet.tsx'
import * as styles from '../../examples/sheet.css.ts'
import { vars } from '../theme.css.ts'
import { lightShadow, radius } from './shape.ts'
import { space } from './space.ts'

const meta = { title: 'Tokens/Space and shape', tags: ['!autodocs'] } satisfies Meta

export default meta

const steps = Object.keys(space).map(Number) as (keyof typeof space)[]
const radii = Object.keys(radius) as (keyof typeof radius)[]
const shadows = Object.keys(lightShadow) as (keyof typeof lightShadow)[]

export const SpaceAndShape: StoryObj = {
  render: () => (
    <Sheet title="Space and shape">
      <SheetSection title="Space">
        {steps.map((step) => (
          <div key={step} style={{ display: 'flex', alignItems: 'center', gap: vars.space[4] }}>
            <span style={{ inlineSize: 96, flex: 'none' }}>
              {step}, {space[step]}
            </span>
            <span
              style={{ inlineSize: vars.space[step], blockSize: 16, background: vars.palette.shoal[400] }}
            />
          </div>
        ))}
      </SheetSection>
      <SheetSection title="Radius">
        <div className={styles.columns}>
          {radii.map((name) => (
            <div
              key={name}
              style={{
                padding: 20,
                border: `1px solid ${vars.color.control}`,
                borderRadius: vars.radius[name],
              }}
            >
              {name}, {radius[name]}
            </div>
          ))}
        </div>
      </SheetSection>
      <SheetSection title="Shadow">
        <div className={styles.columns}>
          {shadows.map((name) => (
            <div
              key={name}
              style={{ padding: 20, background: vars.color.surface, boxShadow: vars.shadow[name] }}
            >
              {name}
            </div>
          ))}
        </div>
      </SheetSection>
    </Sheet>
  ),
}
