import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { failures } from '#domain/wording/en/office/failures.ts'
import { enquiriesOfOnePerson } from '#ui/sample/office/desk/sample-mails.ts'
import { open } from '../admin-open.tsx'
import '#ui/admin/inbox/thread/merge-enquiries.tsx'

afterEach(cleanup)

const offline = { failing: { writes: exampleFailures.offline } } as const
/** The message of the failure is the error text of the browser. */
const browsersOwn = exampleFailures.offline.message

describe('a request without a response', () => {
  it('is explained by the form of the desk', async () => {
    const { user } = open({ at: '/Desk', role: 'Admin', behaviour: offline })
    await user.click(await screen.findByRole('button', { name: 'Edit the hours of Bahrain' }))
    await user.type(screen.getByLabelText('Sun'), ', 18:00 – 19:00')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(failures.noResponseToSave)).toBeTruthy()
    expect(screen.queryByText(browsersOwn)).toBeNull()
  })

  it('is explained by the dialog that merges and the button that separates', async () => {
    let behaviour = {}
    const { user } = open({
      at: '/enquirymails?open=5',
      role: 'Hr',
      enquiries: enquiriesOfOnePerson,
      behaviour: { changing: () => behaviour },
    })
    await user.click(await screen.findByRole('button', { name: 'Merge…' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    behaviour = offline
    await user.click(dialog.getByRole('button', { name: 'Merge 1 enquiry' }))
    expect(await dialog.findByText(`The enquiries were not merged. ${failures.noResponse}`)).toBeTruthy()

    behaviour = {}
    await user.click(dialog.getByRole('button', { name: 'Merge 1 enquiry' }))
    const separate = await screen.findByRole('button', { name: 'Separate' })
    behaviour = offline
    await user.click(separate)
    expect(await screen.findByText(`The enquiry was not separated. ${failures.noResponse}`)).toBeTruthy()
  })

  it('is explained at the file that was not uploaded', async () => {
    const { user } = open({ at: '/media', role: 'CXTeam', uploading: offline })
    const picker = await screen.findByLabelText('Upload', { selector: 'input' })
    await user.upload(picker, new File(['one'], 'gantry.png', { type: 'image/png' }))
    expect((await screen.findByRole('alert')).textContent).toBe(failures.noResponse)
  })
})
