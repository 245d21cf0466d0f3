import { globSync, symlinkSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { plant, runIn } from './plant.ts'

/** Runs a program in a project that has this one, built, and XState among its packages: no bundler, no DOM. */
const runAsUser = (program: string) => {
  const root = plant({ 'program.mjs': program })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(resolve('.'), join(root, 'node_modules/sahilan'))
  symlinkSync(resolve('node_modules/xstate'), join(root, 'node_modules/xstate'))
  return runIn(root, process.execPath, ['program.mjs'])
}

test('plain Node runs the guard, the rules of an enquiry and a list from the built library', () => {
  const { output } = runAsUser(`
    import { guard } from 'sahilan/domain/access/guard'
    import { enquiryErrors, enquiryRules } from 'sahilan/domain/enquiry/enquiry-errors'
    import { listMachine } from 'sahilan/domain/machines/list-machine'
    import { createActor, fromPromise, waitFor } from 'xstate'
    const enquiry = Object.fromEntries(Object.keys(enquiryRules).map((field) => [field, 'nobody']))
    const fetch = fromPromise(async () => ({ items: [{ id: '1' }], total: 1 }))
    const list = createActor(listMachine.provide({ actors: { fetch } })).start()
    list.send({ type: 'list.fetch' })
    const { context } = await waitFor(list, (state) => state.context.total === 1)
    console.log(JSON.stringify({
      dom: typeof document,
      passage: guard(null, 'brand.edit'),
      email: enquiryErrors(enquiry).email,
      items: context.items,
    }))`)
  expect(JSON.parse(output)).toEqual({
    dom: 'undefined',
    passage: { redirect: '/admin' },
    email: 'Invalid email format',
    items: [{ id: '1' }],
  })
})

test.each(['domain', 'ports', 'adapters'])('every module of %s is imported by its public name', (layer) => {
  const names = globSync(`dist/lib/${layer}/**/*.js`).map((file) =>
    file.slice('dist/lib/'.length, -'.js'.length),
  )
  expect(names.length).toBeGreaterThan(0)
  const { code, output } = runAsUser(names.map((name) => `import 'sahilan/${name}'`).join('\n'))
  expect(output).toBe('')
  expect(code).toBe(0)
})

test.each(['domain', 'ports', 'adapters'])('%s offers a declaration with every module', (layer) => {
  const withoutEnding = (ending: string) =>
    globSync(`dist/lib/${layer}/**/*${ending}`)
      .map((file) => file.slice(0, -ending.length))
      .toSorted()
  expect(withoutEnding('.d.ts')).toEqual(withoutEnding('.js'))
})
