import { describe, expect, it } from 'vitest'
import type { SavedForms } from '#ports/visitor/saved-forms.ts'
import { run, startedFor, type Start } from '../support/started.ts'

/** Contract of `SavedForms`. */
export const savedFormsContract = (label: string, start: Start<SavedForms['Service']>) => {
  describe(`${label}: saved forms`, () => {
    const savedForms = startedFor('each', start)

    it('has none at first', async () => {
      expect(await run(savedForms().read('enquiry'))).toEqual({})
    })

    it('returns what was written last, for each form', async () => {
      await run(savedForms().write('enquiry', { firstName: 'Sara', message: 'Two\nlines' }))
      await run(savedForms().write('enquiry', { firstName: 'Sara', message: '' }))
      await run(savedForms().write('application', { firstName: 'Yara' }))
      expect(await run(savedForms().read('enquiry'))).toEqual({ firstName: 'Sara', message: '' })
      expect(await run(savedForms().read('application'))).toEqual({ firstName: 'Yara' })
    })

    it('removes a form, and a second removal changes nothing', async () => {
      await run(savedForms().write('enquiry', { firstName: 'Sara' }))
      await run(savedForms().write('application', { firstName: 'Yara' }))
      await run(savedForms().remove('enquiry'))
      await run(savedForms().remove('enquiry'))
      expect(await run(savedForms().read('enquiry'))).toEqual({})
      expect(await run(savedForms().read('application'))).toEqual({ firstName: 'Yara' })
    })
  })
}
