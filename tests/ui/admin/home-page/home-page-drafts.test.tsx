import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { sampleHomePage } from '#ui/sample/office/content/sample-home-page.ts'
import { open } from '../admin-open.tsx'
import { editing } from './home-page-opened.ts'

afterEach(cleanup)

it('[W3] keeps a switch off that is off in a saved draft', async () => {
  const office = open({
    ...editing,
    missing: ['richText'],
    homePage: { ...sampleHomePage, openApplication: true },
  })
  const { user, runtime } = office
  const box = () => screen.findByRole('checkbox', { name: 'Let visitors apply without a position' })
  await user.click(await box())
  await user.click(await screen.findByRole('button', { name: 'Save draft' }))
  await screen.findByText(/Saved \d\d:\d\d by you\./)
  expect(await box()).toHaveProperty('checked', false)
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await expect
    .poll(() => runtime.runPromise(Drafts.use((port) => port.list({}))))
    .toMatchObject({ items: [] })
  expect(await runtime.runPromise(HomePageDetails.use((port) => port.get()))).not.toHaveProperty(
    'openApplication',
  )
})
