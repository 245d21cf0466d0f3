import { describe, expect, it } from 'vitest'
import type { AnswerTemplateInput } from '#domain/desk/answer-template.ts'
import type { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

const template: AnswerTemplateInput = {
  name: 'Thanks',
  offeredFor: 'Business',
  texts: { en: 'Dear {{first_name}}', ar: 'السيدة {{first_name}}' },
}

/** Contract of `AnswerTemplates`. */
export const answerTemplatesContract = (label: string, start: Start<AnswerTemplates['Service']>): void => {
  describe(`${label}: answer templates`, () => {
    const templates = startedFor('each', start)

    it('[K9] are listed by name, with their texts', async () => {
      const key = crypto.randomUUID()
      const added = await run(templates().add({ ...template, texts: { ...template.texts, hi: ' ' } }, key))
      expect(added).toMatchObject({ ...template, version: 1 })
      expect(await run(templates().add(template, key))).toEqual(added)
      const first = await run(templates().add({ ...template, name: 'Addresses' }))
      expect(await run(templates().list)).toEqual([first, added])
    })

    it('[K9] with an unknown placeholder are refused', async () => {
      const refused = { ...template, name: '', texts: { en: 'Dear {{fist_name}}' } }
      const fields = { name: 'Name is required', texts: 'There is no placeholder {{fist_name}}' }
      expect(await failureOf(templates().add(refused))).toMatchObject({ _tag: 'InputRefused', fields })
      const { id } = await run(templates().add(template))
      expect(await failureOf(templates().update(id, refused, 1))).toMatchObject({ fields })
    })

    it('are changed by their version', async () => {
      const { id } = await run(templates().add(template))
      const changed = await run(templates().update(id, { ...template, name: 'Thank you' }, 1))
      expect(changed).toMatchObject({ id, name: 'Thank you', version: 2 })
      const conflict = await failureOf(templates().update(id, template, 1))
      expect(conflict).toMatchObject({ _tag: 'ItemChanged', current: { name: 'Thank you', version: 2 } })
      await run(templates().remove(id))
      expect(await run(templates().list)).toEqual([])
      expect((await failureOf(templates().update(id, template, 2)))._tag).toBe('ItemNotFound')
      expect((await failureOf(templates().remove(id)))._tag).toBe('ItemNotFound')
    })
  })
}
