import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../layout/icon/icon.tsx'
import { iconNames } from '../../layout/icon/icons.ts'
import { Section, Sheet } from '../../examples/sheet.tsx'
import * as styles from '../../examples/sheet.css.ts'

const meta = { title: 'Tokens/Icons' } satisfies Meta

export default meta

export const All: StoryObj = {
  render: () => (
    <Sheet title="Icons">
      <Section title={`${iconNames.length} outlines`}>
        <div className={styles.columns}>
          {iconNames.map((name) => (
            <div key={name} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
              <Icon name={name} size="xl" />
              {name}
            </div>
          ))}
        </div>
      </Section>
    </Sheet>
  ),
}
