import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { formName, unsavedKey } from '#domain/forms/unsaved-form.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import { officeStory, pending } from '../../sample/office/office-story.ts'
import type { Office } from '../../sample/office/office.tsx'
import { hostileContents } from '../../sample/office/content/sample-contents.ts'
import { samplePeople } from '../../sample/office/sample-people.ts'
import { samplePicture } from '../../sample/office/content/sample-picture.ts'

const meta = {
  ...officeStory,
  title: 'Admin/Editor',
  args: { at: '/EditNews/6', defaultRole: 'CXTeam' },
} satisfies Meta<typeof Office>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const berth = 'Jalboot Marine opens a fourth berth at Hidd'
const photo = new File(['a picture'], 'berth-four.jpg', { type: 'image/jpeg' })

const changeAndSave = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Title'), ', and a fifth')
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
}

const chooseAndSave = async (canvas: Canvas) => {
  await userEvent.upload(await canvas.findByLabelText(/Choose a file/), photo)
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
}

export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue(berth)
  },
}

export const Add: Story = { args: { at: '/AddNews' } }

export const Copying: Story = {
  args: { at: '/AddNews?copy=6' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue(`Copy of ${berth}`)
  },
}

export const Incomplete: Story = {
  args: { at: '/AddNews' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('Title is required')).toBeVisible()
    await expect(canvas.getByLabelText('Title')).toHaveFocus()
  },
}

export const Loading: Story = { args: { behaviour: pending } }

export const NotFound: Story = {
  args: { at: '/EditNews/99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Uploading: Story = {
  args: { uploading: pending },
  play: async ({ canvas }) => {
    await chooseAndSave(canvas)
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  },
}

export const UploadFailed: Story = {
  args: { uploading: { failing: { writes: exampleFailures.tooLarge } } },
  play: async ({ canvas }) => {
    await chooseAndSave(canvas)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NotSaved: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.broken } } },
  play: async ({ canvas }) => {
    await changeAndSave(canvas)
    await waitFor(() => expect(screen.getByText('Failed to update news: Something went wrong')).toBeVisible())
  },
}

/** The save is repeated after the next sign-in. */
export const SessionEnded: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.sessionEnded } } },
  play: async ({ canvas }) => {
    await changeAndSave(canvas)
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

const theirs = {
  id: '6',
  version: 2,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  title: 'Jalboot opens a fourth berth, a week early',
  image: samplePicture(),
  description: 'What a colleague saved meanwhile.',
}

export const ChangedByAnother: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.changed(theirs) } } },
  play: async ({ canvas }) => {
    await changeAndSave(canvas)
    await expect(await canvas.findByRole('group', { name: 'You both changed title' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Their version' })).toBeVisible()
  },
}

export const Merged: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.changed({ ...theirs, title: berth }) } } },
  play: async ({ canvas }) => {
    await changeAndSave(canvas)
    await expect(await canvas.findByText(/Publish again to keep both/)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveTextContent(theirs.description),
    )
  },
}

const left = {
  base: { title: berth, image: theirs.image, description: '', brandId: '' },
  values: { title: `${berth}, and a fifth`, image: theirs.image, description: '', brandId: '' },
  lacksFiles: true,
  at: '2026-11-20T14:02:00.000Z',
}

export const LeftUnsaved: Story = {
  args: { unsaved: { [unsavedKey(samplePeople.CXTeam.id, formName('newsArticle', '6'))]: left } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You left this form on/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore it' })).toBeVisible()
  },
}

export const Leaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ', and a fifth')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

const translated = {
  id: '6',
  title: berth,
  image: samplePicture(),
  description: 'The new berth adds 310 metres of quay.',
  translations: { ar: { title: 'جالبوت البحرية تفتتح مرسى رابعاً في الحد' } },
  sources: { ar: { title: sourceHash('Jalboot Marine opens a berth') } },
}

/** The Arabic title is out of date, and the Arabic text is missing. */
export const Languages: Story = {
  args: { items: { newsArticle: [translated] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title, Arabic')).toHaveAttribute('dir', 'rtl')
    await expect(canvas.getByText('1 missing')).toBeVisible()
    await expect(canvas.getByText('1 out of date')).toBeVisible()
  },
}

/** The preview of the English keeps its direction in an Arabic back office. */
export const LanguagesInArabic: Story = {
  ...Languages,
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const preview = within(await canvas.findByRole('region', { name: 'معاينة' }))
    await expect(preview.getByText(berth).closest('[dir]')).toHaveAttribute('dir', 'ltr')
  },
}

/** A changed English text, compared with the one that the Arabic was made from. */
export const OutOfDate: Story = {
  args: { items: { newsArticle: [{ ...translated, sources: {} }] } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), ' today')
    await expect(await canvas.findByRole('insertion')).toHaveTextContent('today')
    await expect(canvas.getByRole('button', { name: 'Still right' })).toBeVisible()
  },
}

export const LanguagesInDark: Story = { ...Languages, globals: { theme: 'dark' } }
export const LanguagesOnPhone: Story = { ...Languages, globals: { viewport: { value: 'phone' } } }

export const StillRight: Story = {
  args: { items: { newsArticle: [translated] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Still right' }))
    await expect(canvas.getByText('Still right, marked by you just now.')).toBeVisible()
  },
}

const theirArabic = { ...theirs, translations: { ar: { title: 'رصيف رابع لجالبوت' } } }

export const ConflictingArabic: Story = {
  args: {
    items: { newsArticle: [translated] },
    behaviour: { failing: { writes: exampleFailures.changed(theirArabic) } },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title, Arabic'), ' اليوم')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByRole('group', { name: 'You both changed title, Arabic' })).toBeVisible()
  },
}

export const Hostile: Story = { args: { at: '/EditNews/1', items: hostileContents } }

export const Brand: Story = { args: { at: '/EditOurBrand/1' } }
export const Slider: Story = { args: { at: '/EditSlider/1' } }
export const History: Story = { args: { at: '/EditHistory/2' } }
export const HistoryOnNavy: Story = { args: { at: '/EditHistory/3' } }
export const Team: Story = { args: { at: '/AddTeamMember', role: 'Admin' } }
export const Portfolio: Story = { args: { at: '/EditPortfolio/1', role: 'Admin' } }
export const Career: Story = { args: { at: '/EditCareer/1', role: 'Hr' } }
