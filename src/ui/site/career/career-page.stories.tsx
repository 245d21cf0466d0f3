import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emptyProfile } from '#domain/visitor-forms/profile/profile.ts'
import { profileErrors } from '#domain/visitor-forms/profile/profile-errors.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { sampleCareer, sampleDay } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { readFrame } from '../layout/frame/frame-data.ts'
import { readCareer } from './career-data.ts'
import { CareerPage } from './career-page.tsx'

const meta = {
  ...siteStory(async (read) => ({
    frame: await readFrame(read),
    career: await readCareer(read, sampleDay),
  })),
  title: 'Site/Careers page',
  component: CareerPage,
  args: { search: {} },
} satisfies Meta<typeof CareerPage>

export default meta
type Story = StoryObj<typeof CareerPage>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '5 open positions' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply for Family Physician' })).toHaveAttribute(
      'href',
      '/career?apply=5',
    )
  },
}

export const Filtered: Story = {
  args: { search: { country: 'Bahrain', department: 'Operations' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  },
}

export const NoMatchingPosition: Story = { args: { search: { country: 'Qatar' } } }

/** A single position with few details: there is nothing to filter. */
export const OnePosition: Story = {
  args: {
    career: {
      positions: sampleCareer.positions.slice(0, 1).map((position) => ({
        ...position,
        company: '',
        department: '',
        employmentType: '',
        experience: '',
        closingDate: '',
      })),
    },
  },
}

export const NoOpenPositions: Story = {
  globals: { data: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No open positions today.')).toBeVisible()
  },
}

/** Staff let visitors apply without a position. */
export const WithoutPosition: Story = {
  tags: ['P5'],
  args: { career: { ...sampleCareer, openApplication: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply without a position' })).toHaveAttribute(
      'href',
      '/career?apply=none',
    )
  },
}
export const NoneOpenButWithoutPosition: Story = {
  args: { career: { positions: [], openApplication: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No open positions today.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply without a position' })).toBeVisible()
  },
}

/** That link leads here without scripts. */
export const ApplyingWithoutPosition: Story = {
  args: { career: { ...sampleCareer, openApplication: true }, search: { apply: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Apply without a position')
    await expect(canvas.getByLabelText('Résumé')).toBeVisible()
  },
}

/** After a posted application. */
export const Applied: Story = { args: { search: { applied: '4', reference: 'K7M2PQ9X' } } }

export const ClosedMeanwhile: Story = { args: { search: { apply: '999' } } }

/** Apply leads here without scripts. */
export const Applying: Story = { args: { search: { apply: '4' } } }

export const Refused: Story = {
  args: {
    search: { apply: '4' },
    response: {
      values: { ...applicationForm.empty, firstName: 'Yara', phone: '12' },
      errors: profileErrors({ ...emptyProfile, careerId: '4', firstName: 'Yara', phone: '12' }, undefined),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Résumé is required')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Yara')
  },
}

/** The position closed while the form was open: what was typed may be sent for another one. */
export const RefusedForClosed: Story = {
  args: {
    search: { apply: '999' },
    response: {
      values: { ...applicationForm.empty, careerId: '999', firstName: 'Yara' },
      errors: { careerId: forms.refusals.positionClosed },
      failure: { reason: 'InputRefused', message: forms.refusals.positionClosed },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Yara')
    await expect(canvas.getByLabelText('Position')).toHaveValue('')
  },
}

export const LongWords: Story = { globals: { data: 'hostile' } }
export const ApplyingWithLongWords: Story = {
  args: { search: { apply: '4' } },
  globals: { data: 'hostile' },
}
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const ApplyingOnPhone: Story = { ...Applying, globals: { viewport: { value: 'phone' } } }
export const OnTablet: Story = { tags: ['view'], globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
