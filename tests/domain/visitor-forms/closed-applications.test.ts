import { expect, it } from 'vitest'
import { visitorFormMachine } from '#domain/machines/visitor-form-machine.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { completeApplication, position } from '../support/complete-application.ts'
import { submitted } from '../support/submitted.ts'
import { failed, walk } from '../support/walk.ts'

const applicationMachine = visitorFormMachine(applicationForm)

it('[P5] says that applications without a position are closed', () => {
  const fields = { careerId: 'Position is required', email: 'Invalid email format' }
  const failure = {
    reason: 'InputRefused',
    message: 'Some fields need another look.',
    fields,
  }
  const messageOf = (careerId: string, found: object = fields) =>
    walk(
      applicationMachine,
      undefined,
      { type: 'popup.open', position },
      { type: 'form.submit', form: submitted({ ...completeApplication, careerId }) },
      failed('send', { ...failure, fields: found }),
    ).snapshot.context.failure?.message
  expect(messageOf(' ')).toBe(forms.refusals.applicationsClosed)
  expect(messageOf('4')).toBe(failure.message)
  expect(messageOf('', { email: 'Invalid email format' })).toBe(failure.message)
})
