import { describe, expect, it } from 'vitest'
import type { UnsavedForm } from '#domain/forms/unsaved-form.ts'
import type { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { run, startedFor, type Start } from '../support/started.ts'

const left = (title: string): UnsavedForm => ({
  base: { title: 'Before', images: ['/media/a-1x1.webp'] },
  values: { title, images: [] },
  lacksFiles: false,
  at: '2026-11-21T08:00:00.000Z',
})

/** Contract of `UnsavedForms`. */
export const unsavedFormsContract = (label: string, start: Start<UnsavedForms['Service']>) => {
  describe(`${label}: unsaved forms`, () => {
    const forms = startedFor('each', start)

    it('has none at first', async () => {
      expect(await run(forms().read('1', 'brand/2'))).toBeNull()
    })

    it('returns what was written last, for each form', async () => {
      await run(forms().write('1', 'brand/2', left('First')))
      await run(forms().write('1', 'brand/2', left('Last')))
      await run(forms().write('1', 'brand/new', left('New')))
      expect(await run(forms().read('1', 'brand/2'))).toEqual(left('Last'))
      expect(await run(forms().read('1', 'brand/new'))).toEqual(left('New'))
    })

    it('never returns the form of another account', async () => {
      await run(forms().write('1', 'brand/2', left('Of the first')))
      expect(await run(forms().read('2', 'brand/2'))).toBeNull()
      await run(forms().write('2', 'brand/2', left('Of the second')))
      await run(forms().remove('2', 'brand/2'))
      expect(await run(forms().read('1', 'brand/2'))).toEqual(left('Of the first'))
    })

    it('removes a form, and a second removal changes nothing', async () => {
      await run(forms().write('1', 'brand/2', left('Gone')))
      await run(forms().write('1', 'brand/new', left('New')))
      await run(forms().remove('1', 'brand/2'))
      await run(forms().remove('1', 'brand/2'))
      expect(await run(forms().read('1', 'brand/2'))).toBeNull()
      expect(await run(forms().read('1', 'brand/new'))).toEqual(left('New'))
    })
  })
}
