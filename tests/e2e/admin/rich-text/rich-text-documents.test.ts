import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { picture } from '../../../support/files.ts'
import { faultsIn } from '../../../support/html-faults.ts'
import { publish, text, withArticles } from './articles.ts'
import { paste, pasted } from './paste.ts'

const staff = withArticles()

const blockNames = 'h2, h3, p, li, blockquote'
const documents = ['word', 'google-docs', 'outlook'].flatMap((program) => [program, `${program}-arabic`])
const linesOf = async (blocks: Locator) =>
  (await blocks.allInnerTexts())
    .flatMap((words) => words.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')

test.each(documents)(
  '[R7] a document of %s is published as it was pasted, on a valid page',
  async (program) => {
    const { id } = await staff.add({ Description: 'Start' })
    const page = await staff.edit(id)
    await text(page).click()
    await page.keyboard.press('Control+a')
    const jpeg = (await picture(40)).toString('base64')
    const html = pasted(program).replaceAll(/data:image\/png[^"]*/gu, `data:image/jpeg;base64,${jpeg}`)
    await paste(page, { html })
    const written = await linesOf(text(page).locator(blockNames))
    expect(written.length).toBeGreaterThan(4)
    await publish(page)
    const response = await page.goto(`/newsinsights/${id}`)
    expect(await faultsIn((await response?.text()) ?? '')).toEqual([])
    expect(await linesOf(page.locator('article').locator(blockNames))).toEqual(
      expect.arrayContaining(written),
    )
  },
)
