import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { launchProduct } from '../e2e/support/launch-product.ts'
import { newFolder } from '../e2e/support/new-folder.ts'
import { plant, runIn } from './plant.ts'

const program = `
import { Effect, Layer, ManagedRuntime } from 'effect'
import { createActor, fromPromise, waitFor } from 'xstate'
import { guard } from 'sahilan/domain/access/guard'
import { contentTypes } from 'sahilan/domain/content/content-types'
import { enquiryErrors } from 'sahilan/domain/enquiry/enquiry-errors'
import { emptyEnquiry } from 'sahilan/domain/enquiry/enquiry'
import type { ListQuery, Page } from 'sahilan/domain/content/list/list-query'
import { listMachine, type Listed } from 'sahilan/domain/machines/list-machine'
import { Contents } from 'sahilan/ports/content/contents'
import { MemoryContents } from 'sahilan/adapters/memory/content/contents'
import { httpCalls } from 'sahilan/adapters/http/call/call'
import { HttpContents } from 'sahilan/adapters/http/content/contents'

const { brand } = contentTypes

/** The titles that the list machine shows over an adapter. */
const titlesOver = async (layer: Layer.Layer<Contents>) => {
  const runtime = ManagedRuntime.make(layer)
  const fetch = fromPromise<Page<Listed>, { readonly query: ListQuery | undefined }>(({ input }) =>
    runtime.runPromise(Effect.flatMap(Contents, (store) => store.list(brand, input.query))),
  )
  const list = createActor(listMachine.provide({ actors: { fetch } })).start()
  list.send({ type: 'list.fetch', query: { size: 3 } })
  const { context } = await waitFor(list, (state) => state.matches({ items: 'ready' }))
  await runtime.dispose()
  return context.items.map((item) => String((item as { title?: unknown }).title))
}

const items = { brand: [{ title: 'Jalboot Marine', image: '/media/a.webp', sector: '' }] }
const host = process.argv[2] ?? ''
console.log(JSON.stringify({
  dom: 'document' in globalThis,
  passage: guard(null, 'brand.edit'),
  email: enquiryErrors({ ...emptyEnquiry, email: 'sara' }).email,
  memory: await titlesOver(MemoryContents({ items })),
  http: await titlesOver(HttpContents.pipe(Layer.provide(httpCalls({ host })))),
}))
`

const compilerOptions = {
  target: 'ES2024',
  module: 'nodenext',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
}

/** A project that has installed what `npm pack` gives, beside what it needs; not linked, so that only what is packed is there. */
const plantWithPackage = () => {
  const root = plant({
    'program.ts': program,
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['program.ts'] }),
  })
  mkdirSync(join(root, 'node_modules/sahilan'), { recursive: true })
  for (const name of ['effect', 'xstate', '@types'])
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  runIn(resolve('.'), 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', root])
  const [archive = ''] = readdirSync(root).filter((name) => name.endsWith('.tgz'))
  runIn(root, 'tar', ['-xzf', archive, '--strip-components=1', '-C', 'node_modules/sahilan'])
  return root
}

test('a small program uses what npm pack gives: guard, enquiry, list over memory and over a running server', async () => {
  const dataDir = await newFolder()
  const product = await launchProduct(dataDir, {})
  onTestFinished(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const root = plantWithPackage()
  expect(readdirSync(join(root, 'node_modules/sahilan')).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
  ])
  expect(runIn(root, 'tsc', ['-p', '.'])).toEqual({ code: 0, output: '' })
  const { output } = runIn(root, process.execPath, ['program.ts', product.url])
  expect(JSON.parse(output)).toEqual({
    dom: false,
    passage: { redirect: '/admin' },
    email: 'Invalid email format',
    memory: ['Jalboot Marine'],
    http: ['Jalboot Marine', 'Darbline Logistics', 'Tabuq Engineering'],
  })
})
