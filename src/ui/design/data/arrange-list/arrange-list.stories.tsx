import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { Card } from '../../layout/card/card.tsx'
import { hostile, onePixelPicture, sailPicture } from '../../examples/example-content.ts'
import { ArrangeList } from './arrange-list.tsx'

const names = ['Salwan', 'Dhuha', 'Jalboot', 'Rutab', hostile.long, hostile.arabic]
const items = names.map((title, at) => ({
  id: title,
  title,
  picture: { src: at === 4 ? onePixelPicture : sailPicture },
  first: 0,
  last: names.length - 1,
}))

const meta = {
  title: 'Components/Arrange list (sortable, drag and drop, reorder)',
  id: 'components-arrange-list',
  component: ArrangeList,
  args: { label: 'Order of the brands', items, onMove: () => {} },
  render: function Arranging(args) {
    const [shown, setShown] = useState(args.items)
    const onMove = (id: string, to: number) =>
      setShown((before) => {
        const rest = before.filter((item) => item.id !== id)
        return rest.toSpliced(to, 0, ...before.filter((item) => item.id === id))
      })
    return (
      <Card>
        <ArrangeList {...args} items={shown} onMove={onMove} />
      </Card>
    )
  },
} satisfies Meta<typeof ArrangeList>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const order = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((item) => within(item).getByText(/./, { selector: 'b' }).textContent)

export const ByButtons: Story = {
  play: async ({ canvas }) => {
    const down = canvas.getByRole('button', { name: 'Move Salwan down' })
    await userEvent.click(down)
    await userEvent.click(down)
    await expect(order(canvas).slice(0, 3)).toEqual(['Dhuha', 'Jalboot', 'Salwan'])
    await expect(down).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('“Salwan” is now 3 of 6.')
  },
}

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Dhuha up' }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(order(canvas).slice(0, 2)).toEqual(['Dhuha', 'Salwan'])
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(order(canvas).at(-2)).toBe('Dhuha')
    await expect(canvas.getByRole('button', { name: 'Move Dhuha up' })).toHaveFocus()
  },
}

/** An item's handle and the y coordinate of its centre. */
const positionOf = (canvas: Canvas, at: number) => {
  const item = canvas.getAllByRole('listitem')[at]
  const handle = item?.firstElementChild
  if (!item || !handle) throw new Error('The list has no such item')
  const { top, height } = item.getBoundingClientRect()
  return { handle, middle: top + height / 2 }
}

export const ByDragging: Story = {
  play: async ({ canvas }) => {
    const { handle } = positionOf(canvas, 0)
    // A simulated pointer cannot be captured.
    const list = canvas.getByRole('list')
    list.setPointerCapture = () => {}
    await fireEvent.pointerDown(handle, { button: 0, pointerId: 1 })
    await fireEvent.pointerMove(list, { clientY: positionOf(canvas, 2).middle + 1 })
    await expect(order(canvas).slice(0, 3)).toEqual(['Dhuha', 'Jalboot', 'Salwan'])
    await userEvent.keyboard('{Escape}')
    await expect(order(canvas).slice(0, 2)).toEqual(['Salwan', 'Dhuha'])
  },
}

export const Grouped: Story = {
  args: {
    items: ['1950', '1950', '1962', '1971'].map((detail, at) => ({
      id: String(at),
      title: `Slide ${at + 1}`,
      detail,
      first: at < 2 ? 0 : at,
      last: at < 2 ? 1 : at,
    })),
  },
  play: async ({ canvas }) => {
    const down = canvas.getByRole('button', { name: 'Move Slide 2 down' })
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(down)
    await expect(order(canvas)).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4'])
  },
}

export const Saving: Story = { args: { disabled: true } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { tags: ['view'], globals: { theme: 'dark' } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
