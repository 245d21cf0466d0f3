import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../action/button/button.tsx'
import { Section, Sheet } from '../../examples/sheet.tsx'
import { vars } from '../theme.css.ts'
import { duration, easing } from './motion.ts'

const meta = { title: 'Tokens/Motion', tags: ['!autodocs'] } satisfies Meta

export default meta

const durations = Object.keys(duration) as (keyof typeof duration)[]
const easings = Object.keys(easing) as (keyof typeof easing)[]

export const DurationsAndEasings: StoryObj = {
  render: function Running() {
    const [there, setThere] = useState(false)
    return (
      <Sheet title="Motion">
        <Button onClick={() => setThere(!there)}>Run</Button>
        {easings.map((curve) => (
          <Section key={curve} title={curve}>
            {durations.map((time) => (
              <div key={time}>
                {time}, {duration[time]}
                <div
                  style={{
                    inlineSize: there ? '100%' : '10%',
                    blockSize: 8,
                    background: vars.palette.shoal[500],
                    transition: `inline-size ${vars.duration[time]} ${vars.easing[curve]}`,
                  }}
                />
              </div>
            ))}
          </Section>
        ))}
      </Sheet>
    )
  },
}
