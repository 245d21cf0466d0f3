import type { Meta, StoryObj } from '@storybook/react-vite'
import { SheetSection, Sheet } from '../../examples/sheet.tsx'
import { vars } from '../theme.css.ts'
import { fontSize } from './type.ts'

const meta = { title: 'Tokens/Type', tags: ['!autodocs'] } satisfies Meta

export default meta

const display = ['hero', 'h1', 'h2', 'h3', 'statement'] as const
const text = ['lead', 'body', 'control', 'ui', 'sm', 'xs', 'xxs'] as const

export const Sizes: StoryObj = {
  render: () => (
    <Sheet title="Type">
      <SheetSection title="Newsreader">
        {display.map((size) => (
          <p
            key={size}
            style={{
              fontFamily: vars.font.display,
              fontSize: vars.fontSize[size],
              letterSpacing: '-.018em',
              lineHeight: 1.1,
            }}
          >
            Berths, bricks and daylight
            <small style={{ display: 'block', font: `400 13px/1.6 ${vars.font.text}`, letterSpacing: 0 }}>
              {size}, {fontSize[size]}
            </small>
          </p>
        ))}
      </SheetSection>
      <SheetSection title="Hanken Grotesk">
        {text.map((size) => (
          <p key={size} style={{ fontSize: vars.fontSize[size] }}>
            {size}: text and interface, 1,204 and 9,817, <b>semibold</b>, {fontSize[size]}
          </p>
        ))}
      </SheetSection>
      <SheetSection title="Arabic">
        <div lang="ar" dir="rtl">
          <p
            style={{
              fontFamily: vars.font.display,
              fontSize: vars.fontSize.statement,
              lineHeight: vars.lineHeight.statement,
            }}
          >
            مرافئ وطابوق وضوء نهار
          </p>
          <p>
            تُكتب النصوص العربية بخط بلكس العربي، وتُكتب العناوين بخط مركزي، بحجم أكبر قليلاً من اللاتيني المجاور.
          </p>
        </div>
      </SheetSection>
    </Sheet>
  ),
}
