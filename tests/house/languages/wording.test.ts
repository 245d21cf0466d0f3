import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arabic } from '../../domain/wording/catalogues.ts'
import { textsOf } from '#domain/wording/texts-of.ts'
import { plantWithPackages, runIn } from '../lint/plant.ts'

const copied = [
  'src/domain',
  'src/ui/design/words',
  'src/server/commands/line/command-line.mjs',
  'src/server/commands/line/commands.mjs',
  'scripts',
  'package.json',
  'package-lock.json',
  '.oxfmtrc.json',
]

const folder = 'src/domain/wording/ar'
const catalogues = [...globSync(`${folder}/**/*.ts`), 'src/ui/design/words/ar.ts']

const planted = () => {
  const root = plantWithPackages({}, copied)
  const wording = (...words: ReadonlyArray<string>) =>
    runIn(root, process.execPath, ['scripts/run.mjs', 'wording', ...words])
  const read = () => catalogues.map((path) => readFileSync(join(root, path), 'utf8'))
  const table = join(root, 'ar.csv')
  /** Imports the exported table after a change. */
  const importChanged = (change: (table: string) => string) => {
    expect(wording('export', 'ar', 'ar.csv').code).toBe(0)
    writeFileSync(table, change(readFileSync(table, 'utf8')))
    return wording('import', 'ar', 'ar.csv')
  }
  return { root, wording, read, table, importChanged }
}

test('[T57] the table has every Arabic text, and gives back the same modules', () => {
  const { read, table, importChanged } = planted()
  const before = read()
  expect(importChanged((text) => text).code).toBe(0)
  expect(read()).toEqual(before)

  const written = readFileSync(table, 'utf8')
  expect(written.split('\r\n')[0]).toBe('\uFEFF"key","form","english","translation","context"')
  expect(written).toContain(
    '"office.navigation.unread","","unread","غير مقروءة","Texts of the back office around its screens. Behind a number of mails."',
  )
  expect(written).toContain('"site.careers.open","two","{n} open positions","وظيفتان شاغرتان",')
  const texts = [...arabic.values()].flatMap((words) => textsOf(words).map(({ text }) => text))
  expect(texts.filter((text) => !written.includes(`"${text.replaceAll('"', '""')}"`))).toEqual([])
})

test('[T57] a changed cell lands in the module of its area', () => {
  const { read, importChanged } = planted()
  const before = read()
  const { code } = importChanged((text) => text.replace('"وظيفتان شاغرتان"', '"\'=وظيفتان; \'-""شاغرتان"""'))
  expect(code).toBe(0)
  expect(read().filter((text) => !before.includes(text))).toEqual([
    before[catalogues.indexOf(`${folder}/site/site.ts`)]?.replace(
      "'وظيفتان شاغرتان'",
      `'=وظيفتان; -"شاغرتان"'`,
    ),
  ])
})

test('[T57] a part of the table is enough, with either separator', () => {
  const { read, importChanged } = planted()
  const before = read()
  expect(importChanged(() => 'key;form;translation\nsite.home;;البداية\n').code).toBe(0)
  expect(read().filter((text) => !before.includes(text))).toEqual([
    expect.stringContaining("home: 'البداية'"),
  ])
})

test('[T57] an imported text has the spaces around the one that it replaces', () => {
  const { read, importChanged } = planted()
  const before = read()
  const rows = ['site.home,,"\n البداية "', 'shared.comma,,؛', 'site.careers.moreAbout,,حول {title}']
  expect(importChanged(() => ['key,form,translation', ...rows].join('\n')).code).toBe(0)
  const changed = read().flatMap((text, at) => {
    const former = before[at]?.split('\n') ?? []
    return text.split('\n').filter((line) => !former.includes(line))
  })
  expect(changed.map((line) => line.trim()).toSorted()).toEqual([
    "comma: '؛ ',",
    "home: 'البداية',",
    "moreAbout: filled(' حول {title}'),",
  ])
})

test('[T57] wrong rows are named, and nothing is changed', () => {
  const { read, importChanged } = planted()
  const before = read()
  const { code, output } = importChanged(() =>
    [
      'key,form,translation',
      'site.enquire,,استفسار',
      'site.nowhere,,هنا',
      'site.home,two,البداية',
      'site.home,," "',
      'site.menu.name,,القائمة',
      'site.menu.name,,القوائم',
      'site.careers.open,zero,وظيفة',
      'site.careers.open,other,وظيفة',
      'site.portfolio,,{all}',
      'site.careers.closes,,التقديم {date}',
    ].join('\n'),
  )
  expect([code, ...output.trim().split('\n').slice(-9)]).toEqual([
    1,
    'Row 3: site.nowhere is not in the catalogue',
    'Row 4: site.home two is not in the catalogue',
    'Row 5: site.home has no translation',
    'Row 7: site.menu.name is there twice',
    'Row 8: site.careers.open zero lacks the forms one, two, few, many',
    'Row 9: site.careers.open other lacks the forms one, two, few, many',
    'Row 10: site.portfolio has a placeholder, the English has none',
    'Row 11: site.careers.closes has other placeholders than day',
    'Nothing was changed.',
  ])
  expect(read()).toEqual(before)
})

test('wording refuses other languages, directions, columns and letters', () => {
  const { root, wording } = planted()
  const refused = (...words: ReadonlyArray<string>) => wording(...words).output.split('\n')[0]
  writeFileSync(join(root, 'bytes.csv'), Buffer.from([0x6b, 0xe4, 0x79]))
  writeFileSync(join(root, 'columns.csv'), 'key,translation\nsite.home,البداية')
  expect([
    refused('export', 'en', 'a.csv'),
    refused('export', 'fr', 'a.csv'),
    refused('print', 'ar', 'a.csv'),
    refused('export', 'ar'),
    refused('import', 'ar', 'columns.csv'),
    refused('import', 'ar', 'bytes.csv'),
  ]).toEqual([
    "There is no catalogue of 'en' to translate.",
    "There is no catalogue of 'fr' to translate.",
    "'print' is neither export nor import.",
    'A direction, a language and a file are expected.',
    'The first row has to name the columns key, form, translation.',
    'The file is not saved as UTF-8.',
  ])
})
