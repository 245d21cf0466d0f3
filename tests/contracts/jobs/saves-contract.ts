import { Context, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { career } from '#domain/content/career.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Trash } from '#ports/content/trash.ts'
import { Saves } from '#ports/server/saves.ts'
import { inputOf } from '../content/content-inputs.ts'
import { run, startedFor, type Start } from '../support/started.ts'

/** `Saves` with the stores that it observes. */
export class SavesUnderTest extends Context.Service<
  SavesUnderTest,
  {
    readonly saves: Saves['Service']
    readonly contents: Contents['Service']
    readonly homePage: HomePageDetails['Service']
    readonly trash: Trash['Service']
  }
>()('sahilan/tests/SavesUnderTest') {}

export const savesUnderTest = Effect.all({
  saves: Saves,
  contents: Contents,
  homePage: HomePageDetails,
  trash: Trash,
})

/** Contract of `Saves`. */
export const savesContract = (label: string, start: Start<SavesUnderTest['Service']>) => {
  describe(`${label}: saves`, () => {
    const started = startedFor('each', start)

    it('are empty if nothing was saved', async () => {
      expect(await started().saves.sinceLast()).toEqual([])
    })

    it('name each subject once, only since the last call', async () => {
      const { saves, contents, homePage } = started()
      await run(contents.add(brand, inputOf(brand, 'One')))
      await run(contents.add(brand, inputOf(brand, 'Two')))
      await run(homePage.update({ statement: 'New' }))
      expect((await saves.sinceLast()).toSorted()).toEqual(['brand', 'homePage'])
      expect(await saves.sinceLast()).toEqual([])
      await run(contents.add(career, inputOf(career, 'Three')))
      expect(await saves.sinceLast()).toEqual(['career'])
    })

    it('name the drafts with an item that returns from the trash', async () => {
      const { saves, contents, trash } = started()
      const { id } = await run(contents.add(brand, inputOf(brand, 'One')))
      await run(contents.remove(brand, id))
      await saves.sinceLast()
      await run(trash.restore({ subject: 'brand', itemId: id }))
      expect((await saves.sinceLast()).toSorted()).toEqual(['brand', 'drafts'])
    })

    it('are empty after reads', async () => {
      const { saves, contents } = started()
      await run(contents.list(brand))
      expect(await saves.sinceLast()).toEqual([])
    })
  })
}
