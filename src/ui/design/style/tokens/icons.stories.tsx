import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../layout/icon/icon.tsx'
import { icons } from '../../layout/icon/icons.ts'
import { officeIcons } from '../../layout/icon/office-icons.ts'
import { SheetSection, Sheet } from '../../examples/sheet.tsx'
import * as styles from '../../examples/sheet.css.ts'

const all = Object.entries({ ...icons, ...officeIcons }).toSorted(([one], [other]) => (one < other ? -1 : 1))

const meta = { title: 'Tokens/Icons', tags: ['!autodocs'] } satisfies Meta

export default meta

export const All: StoryObj = {
  render: () => (
    <Sheet title="Icons">
      <SheetSection title={`${all.length} outlines`}>
        <div className={styles.columns}>
          {all.map(([name, outlines]) => (
            <div key={name} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
              <Icon name={outlines} size="xl" />
              {name}
            </div>
          ))}
        </div>
      </SheetSection>
    </Sheet>
  ),
}
