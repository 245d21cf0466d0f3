import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { sampleOffice, type SampleOfficeOptions } from '#ui/sample/office/sample-office.tsx'
import '#ui/admin/screens/seldom-views.tsx'
import '#ui/admin/screens/views.tsx'

/** The back office at an address, on the memory adapters, and a person in front of it. */
export const open = (options: SampleOfficeOptions) => {
  const office = sampleOffice(options)
  render(office.element)
  const { history } = office.router
  return {
    ...office,
    // What a file input lets one choose is only a proposal.
    user: userEvent.setup({ applyAccept: false, delay: null }),
    /** What the browser would show as the address. */
    address: () => history.location.href,
    heading: (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }),
  }
}

/** New mail is listened for some moments after the screen was opened. */
export const listening = ({ staff }: ReturnType<typeof open>['actors']) =>
  waitFor(
    () => {
      const { value, context } = staff().newMail.getSnapshot()
      expect([value, context.known === undefined]).toEqual(['listening', false])
    },
    { timeout: 8_000 },
  )

/** A toast says it, and the screen too. */
export const toldTwice = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1))

export const photo = (name = 'berth.jpg', type = 'image/jpeg') => new File(['a picture'], name, { type })
