import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '../../layout/card/card.tsx'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import { hostile, sailPicture } from '../../examples/example-content.ts'
import { columnRoles, type Column } from './column.ts'
import { Table, type TableProps } from './table.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { TitleCell } from './title-cell.tsx'

interface Article {
  id: string
  title: string
  text: string
}

const articles: Article[] = [
  {
    id: '27',
    title: 'Jalboot Marine opens a fourth berth at Hidd',
    text: 'The new berth adds 310 metres of quay.',
  },
  {
    id: '26',
    title: 'Dhuha Energy brings 120 MW online',
    text: 'The second phase reached full output in April. '.repeat(4),
  },
  { id: '25', title: hostile.long, text: hostile.long },
  { id: '24', title: hostile.arabic, text: hostile.arabic },
]

const columns: Column<Article>[] = [
  { key: 'image', header: 'Image', role: 'media', cell: () => <Thumbnail src={sailPicture} /> },
  {
    key: 'title',
    header: 'Title',
    role: 'main',
    sortable: true,
    cell: ({ title, text }) => <TitleCell title={title} text={text} />,
  },
  { key: 'id', header: 'ID', role: 'id', sortable: true, cell: ({ id }) => id },
  {
    key: 'actions',
    header: 'Actions',
    role: 'actions',
    cell: ({ title }) => (
      <>
        <IconButton size="sm" icon={officeIcons.pencil} label={`Edit ${title}`} />
        <IconButton size="sm" icon="trash-2" label={`Delete ${title}`} />
      </>
    ),
  },
]

const meta = {
  title: 'Components/Table (data grid)',
  id: 'components-table',
  component: Table<Article>,
  args: {
    caption: 'News',
    columns,
    rows: articles,
    rowKey: (article) => article.id,
    sort: { key: 'id', direction: 'descending' },
    onSort: fn(),
    marked: '27',
  },
  render: function Selectable(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['26']))
    const selection = {
      selected,
      onChange: setSelected,
      allLabel: 'Select all news',
      rowLabel: ({ title }: Article) => `Select ${title}`,
    }
    return (
      <Card>
        <Table {...args} selection={args.selection ?? selection} />
      </Card>
    )
  },
} satisfies Meta<TableProps<Article>>

export default meta
type Story = StoryObj<typeof meta>

export const SortedAndSelected: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }))
    await expect(args.onSort).toHaveBeenCalledWith('title')

    const all = canvas.getByRole('checkbox', { name: 'Select all news' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(
      canvas.getByRole('checkbox', { name: 'Select Jalboot Marine opens a fourth berth at Hidd' }),
    ).toBeChecked()
    await userEvent.click(all)
    await expect(all).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${hostile.arabic}` }))
  },
}

/** Every column role; a phone shows them in another order. */
export const Roles: Story = {
  args: {
    sort: undefined,
    columns: columnRoles.map((role) => ({
      key: role,
      header: role,
      role,
      cell: ({ id }: Article) => (role === 'media' ? <Thumbnail src={sailPicture} /> : `${role} ${id}`),
    })),
  },
}

export const RolesOnPhone: Story = { ...Roles, globals: { viewport: { value: 'phone' } } }

export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { tags: ['view'], globals: { theme: 'dark' } }

export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }

export const NoRows: Story = { args: { rows: [] } }
