import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Effect, Layer } from 'effect'
import { afterEach, expect, test, vi } from 'vitest'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { forms } from '#domain/wording/ar/site/forms.ts'
import { shared } from '#domain/wording/ar/shared.ts'
import { shared as english } from '#domain/wording/en/shared.ts'
import { InputRefused, type WriteFailure } from '#ports/failures.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { EnquiryPopup } from '#ui/site/enquiry/enquiry-popup.tsx'
import { TranslatedWords } from '#ui/words/words.ts'
import { enquiryFormControllerOver } from './form-controllers.ts'

afterEach(cleanup)

/** Opens the Arabic popup over a port that records what it sends, after the given failures. */
const open = (failures: ReadonlyArray<WriteFailure> = []) => {
  const sent: Array<Enquiry & FormMetadata> = []
  const left = [...failures]
  const layer = Layer.effect(
    Enquiries,
    Effect.map(Enquiries, (enquiries) =>
      Enquiries.of({
        ...enquiries,
        send: (enquiry, sending) => {
          sent.push({ ...enquiry, ...sending })
          const failure = left.shift()
          return failure === undefined ? enquiries.send(enquiry, sending) : Effect.fail(failure)
        },
      }),
    ),
  ).pipe(Layer.provide(MemoryEnquiries()))
  const controller = enquiryFormControllerOver(layer, {}, forms)
  render(
    <TranslatedWords value={{ language: 'ar', forms, shared }}>
      <EnquiryPopup controller={controller} words={{}} click={{ opener: null }} />
    </TranslatedWords>,
  )
  return { sent, user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>

const fill = async (user: User) => {
  await user.type(screen.getByLabelText('الاسم الأول'), 'سارة')
  await user.type(screen.getByLabelText('اسم العائلة'), 'الحمر')
  await user.type(screen.getByLabelText('البريد الإلكتروني'), 'sara@mail.example')
  await user.type(screen.getByLabelText('الهاتف'), '33 104 558')
  await user.selectOptions(screen.getByLabelText('الموقع'), 'البحرين')
  await user.click(screen.getByLabelText('استفسار عام'))
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'إرسال الاستفسار' }))

test('[T34] labels and choices are Arabic, what is sent is not', async () => {
  const { sent, user } = open()
  expect(screen.getByRole('dialog', { name: 'استفسار' })).toBeTruthy()
  await fill(user)
  await send(user)
  expect(sent).toMatchObject([{ firstName: 'سارة', location: 'Bahrain', type: 'General', consent: '1-ar' }])
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^شكراً لكم\. وصلنا استفساركم\.الرقم المرجعي\w{8}رمز المتابعة(?:\w{4}-){3}\w{4}/,
  )
})

test.each([
  ['/ar/contact', 'ar', 'ar'],
  ['/AR', 'ar', 'ar'],
  ['/contact', 'en', undefined],
  // Where Arabic is the default language.
  ['/contact', 'ar', undefined],
])('[T36] a form of %s in “%s” says its language: %s', async (path, lang, language) => {
  const { sent, user } = open()
  await fill(user)
  // Files share a document, and a router that another one left behind would follow the address.
  vi.stubGlobal('location', { pathname: path })
  document.documentElement.lang = lang
  await send(user)
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
  expect(sent.map((form) => form.language)).toEqual([language])
})

test('[T34] messages are Arabic', async () => {
  const { user } = open()
  await send(user)
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('الاسم الأول مطلوب')).toBeTruthy()
  expect(dialog.getByText('نوع الاستفسار مطلوب')).toBeTruthy()
  expect(dialog.getByText('بقيت 6 حقول تحتاج إلى مراجعة.')).toBeTruthy()
})

test('[T34] translates sentences of the server, and marks unknown ones', async () => {
  const refused = (message: string) => new InputRefused({ message, fields: {} })
  const { user } = open([refused(english.server.busy), refused('The office is closed.')])
  await fill(user)
  await send(user)
  expect((await screen.findByRole('alert')).textContent).toBe(`تعذّر إرسال النموذج${shared.server.busy}`)
  await send(user)
  const unknown = await screen.findByText('The office is closed.')
  expect([unknown.lang, unknown.dir]).toEqual(['en', 'ltr'])
})
