import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { plainText } from '#domain/rich-text/plain-text.ts'
import { officeStory, pending } from '../../../../sample/office/office-story.ts'
import type { Office } from '../../../../sample/office/office.tsx'
import { samplePicture } from '../../../../sample/office/content/sample-picture.ts'
import { sampleBody } from '../../../../sample/site/sample-body.ts'

const body = sampleBody(samplePicture())
const article = {
  id: '6',
  title: 'Jalboot Marine opens a fourth berth at Hidd',
  image: samplePicture(),
  description: plainText(body),
  body,
  translations: {
    ar: { title: 'جالبوت البحرية تفتتح رصيفاً رابعاً', description: 'يُفتتح الرصيف في أكتوبر.' },
  },
}

const meta = {
  ...officeStory,
  title: 'Admin/Editor/Formatted text',
  args: { at: '/EditNews/6', defaultRole: 'CXTeam', items: { newsArticle: [article] } },
  beforeEach: async () => {
    await Promise.all([
      officeStory.beforeEach(),
      import('./load-rich-text-editor.tsx'),
      import('../../../media/media-chooser.tsx'),
    ])
  },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const tool = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })
const paste = (text: HTMLElement, pasted: string | File) => {
  const clipboardData = new DataTransfer()
  if (typeof pasted === 'string') clipboardData.setData('text/html', pasted)
  else clipboardData.items.add(pasted)
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const crane = new File(['a picture'], 'crane.png', { type: 'image/png' })
const pastePicture = async (canvas: Canvas) => {
  await canvas.findByRole('toolbar')
  paste(canvas.getByRole('textbox', { name: 'Description' }), crane)
}

export const Formatted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('toolbar', { name: 'Format' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'A quay for deeper ships' })).toBeVisible()
  },
}
export const FormattedInDark: Story = { ...Formatted, globals: { theme: 'dark' } }
export const FormattedOnPhone: Story = { ...Formatted, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = { args: { at: '/AddNews' } }

/** Another back end has no formatted texts. */
export const PlainText: Story = {
  args: { missing: ['richText'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Description')).toHaveValue(article.description)
    await expect(canvas.queryByRole('toolbar')).toBeNull()
  },
}

export const Linking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await tool(canvas, 'Link'))
    const dialog = await screen.findByRole('dialog', { name: 'Link' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a page' }), 'contact')
    await expect(await screen.findByRole('option', { name: 'Contact us' })).toBeVisible()
  },
}

export const RefusedAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await tool(canvas, 'Link'))
    await userEvent.click(await screen.findByRole('radio', { name: 'Address' }))
    await userEvent.type(screen.getByLabelText('Address', { selector: '[inputmode=url]' }), 'ftp://files')
    await userEvent.click(screen.getByRole('button', { name: 'Set link' }))
    await expect(await screen.findByText('This link cannot be used')).toBeVisible()
  },
}

export const ChoosingPicture: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await tool(canvas, 'Picture'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }, { timeout: 5000 }))
    await userEvent.click(await dialog.findByRole('radio', { name: 'first-solar-field' }))
    await waitFor(() => expect(dialog.getByText(/its alt text and focal point come along/)).toBeVisible())
  },
}

export const Uploading: Story = {
  args: { uploading: pending },
  play: async ({ canvas }) => {
    await pastePicture(canvas)
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose another' })).toBeVisible()
  },
}

export const NotStored: Story = {
  args: { uploading: { failing: { writes: exampleFailures.tooLarge } } },
  play: async ({ canvas }) => {
    await pastePicture(canvas)
    await expect(await canvas.findByText('A picture was not stored. Try again, or remove it.')).toBeVisible()
  },
}

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
    paste(
      canvas.getByRole('textbox', { name: 'Description' }),
      '<h1>Pasted</h1><img src="https://other.example/a.png">',
    )
    await expect(await canvas.findByText(/^Left out: 1 picture/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo paste' })).toBeVisible()
  },
}

const theirs = { blocks: body.blocks.with(0, { type: 'paragraph', text: [{ text: 'Their beginning.' }] }) }

export const ChangedByAnother: Story = {
  args: {
    behaviour: {
      failing: {
        writes: exampleFailures.changed({
          ...article,
          version: 2,
          createdAt: '2026-11-20T08:00:00.000Z',
          updatedAt: '2026-11-21T08:00:00.000Z',
          body: theirs,
          description: plainText(theirs),
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
    const text = canvas.getByRole('textbox', { name: 'Description' })
    paste(text, '<p>My beginning. </p>')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByRole('group', { name: 'You both changed description' })).toBeVisible()
  },
}

const vague = (before: string, words: string) => ({
  type: 'paragraph' as const,
  text: [{ text: before }, { text: words, link: '/about' }],
})
const checkedInArabic = {
  title: 'جالبوت البحرية تفتتح رصيفاً رابعاً في الحد يستقبل أعمق سفن الخليج كلها',
  description: 'انظر هنا',
  body: { blocks: [vague('انظر ', 'هنا')] },
}

export const Checked: Story = {
  args: {
    items: {
      newsArticle: [
        {
          ...article,
          title: 'Jalboot Marine opens a fourth berth at Hidd for the deepest ships of the Gulf',
          body: {
            blocks: [vague('Read more ', 'here'), { type: 'picture', address: samplePicture(), alt: '' }],
          },
          translations: { ar: checkedInArabic },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [english, arabic] = await canvas.findAllByRole('list', { name: 'Before it is published' })
    await expect(english).toHaveTextContent(/“here”.*picture shows/)
    await expect(arabic).toHaveTextContent('هنا')
    await expect(canvas.getAllByText(/Search engines show about 60 characters/)).toHaveLength(2)
    for (const summary of canvas.getAllByText('In search results')) await userEvent.click(summary)
    await expect(canvas.getByText(/at Hidd for.*…$/)).toBeVisible()
    await expect(canvas.getByText(/يستقبل أعمق.*…$/)).toBeVisible()
  },
}
export const CheckedOnPhoneInDark: Story = {
  ...Checked,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}
