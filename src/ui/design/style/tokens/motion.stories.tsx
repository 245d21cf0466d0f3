import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../action/button/button.tsx'
import { SheetSection, Sheet } from '../../examples/sheet.tsx'
import { vars } from '../theme.css.ts'
import { duration, easing } from './motion.ts'

const meta = { title: 'Tokens/Motion', tags: ['!autodocs'] } satisfies Meta

export default meta

const uses: Readonly<Record<keyof typeof duration, string>> = {
  fast: 'A colour under the pointer',
  base: 'Buttons, fields, the header over a picture',
  popupIn: 'A popup, menu or sheet appears',
  popupOut: 'A popup, menu or sheet goes',
  slide: 'One slide fades into the next',
  slideStay: 'A slide stays',
}

const durations = Object.keys(duration) as (keyof typeof duration)[]
const easings = Object.keys(easing) as (keyof typeof easing)[]

/** A bar that moves by two tokens, and how long it took. */
const Moving = ({
  there,
  time,
  curve,
}: {
  there: boolean
  time: keyof typeof duration
  curve: keyof typeof easing
}) => {
  const began = useRef(0)
  const [took, setTook] = useState<number>()
  return (
    <div>
      <b>{time}</b>, {duration[time]}
      {took !== undefined && <span data-measured={time}>, measured {Math.round(took)} ms</span>}. {uses[time]}
      <div
        onTransitionStart={() => {
          began.current = performance.now()
        }}
        onTransitionEnd={() => setTook(performance.now() - began.current)}
        style={{
          inlineSize: there ? '100%' : '10%',
          blockSize: 8,
          background: vars.palette.shoal[500],
          transition: `inline-size ${vars.duration[time]} ${vars.easing[curve]}`,
        }}
      />
    </div>
  )
}

/** Every duration with every easing, moving and measured. With reduced motion, all take no time. */
export const DurationsAndEasings: StoryObj = {
  render: function Running() {
    const [there, setThere] = useState(false)
    return (
      <Sheet title="Motion">
        <Button onClick={() => setThere(!there)}>Run</Button>
        {easings.map((curve) => (
          <SheetSection key={curve} title={`${curve}, ${easing[curve]}`}>
            {durations.map((time) => (
              <Moving key={time} there={there} time={time} curve={curve} />
            ))}
          </SheetSection>
        ))}
      </Sheet>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }))
    await waitFor(() => expect(canvasElement.querySelector('[data-measured=fast]')).not.toBeNull())
  },
}
