import { expect, test } from 'vitest'
import { plantWithPackages, runIn } from './lint/plant.ts'
import { copied, withAwards } from './with-awards.ts'

test('[O39] new-content finds the place of every row', () => {
  const { code, output } = withAwards()
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toMatch(/^changed +src\/domain\/content\/content-types.ts$/m)
})

test('[O39] new-content refuses a wrong name or field, and writes nothing', () => {
  const root = plantWithPackages({}, copied)
  const refusals = [['Award'], ['award', 'image:picture'], ['award', 'title:colour'], ['brand']].map(
    (words) => {
      const { code, output } = runIn(root, process.execPath, ['scripts/run.mjs', 'new-content', ...words])
      return [code, output.trim()]
    },
  )
  expect(refusals).toEqual([
    [1, "'Award' is no name: write it like newsArticle."],
    [1, 'The first field is the title and has one line.'],
    [1, "'title:colour' is no field: write name, name:text or name:picture."],
    [1, 'src/domain/content/brand.ts exists already.'],
  ])
})
