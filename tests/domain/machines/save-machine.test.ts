import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { createSaveMachine, saveMachine, type SaveFact } from '#domain/machines/save-machine.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import { dhow, quay, refused, saved, saving, submit } from '../support/saving.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const savedInput = ({ calls }: ReturnType<typeof saving>) =>
  calls.filter(([src]) => src === 'save').at(-1)?.[1]
const uploadsOf = ({ calls }: ReturnType<typeof saving>) =>
  calls.filter(([src]) => src === 'upload').map(([, input]) => (input as { readonly file: ChosenFile }).file)
const busyAfter = (...steps: ReadonlyArray<Step<typeof saveMachine>>) =>
  saving(...steps).snapshot.hasTag('busy')

describe('saving with pictures', () => {
  it('[L9] keeps the existing picture if no new one is chosen', () => {
    const walked = saving(submit({ title: 'Quay', image: '/media/old.webp' }, '7'))
    expect(uploadsOf(walked)).toEqual([])
    expect(savedInput(walked)).toEqual({ id: '7', form: { title: 'Quay', image: '/media/old.webp' } })
  })

  it('[L9] uploads a chosen picture first and sends its address', () => {
    const form = { title: 'Quay', image: quay }
    const uploading = saving(submit(form, '7'))
    expect(uploading.snapshot.value).toBe('uploading')
    expect(uploadsOf(uploading)).toEqual([quay])
    expect(savedInput(uploading)).toBeUndefined()

    const walked = saving(submit(form, '7'), done('upload', '/media/new.webp'), done('save', saved))
    expect(savedInput(walked)).toEqual({ id: '7', form: { title: 'Quay', image: '/media/new.webp' } })
    expect(walked.facts).toEqual([{ type: 'item.saving' }, { type: 'item.updated', item: saved }])
  })

  it('[L10] adds an item without an id after its upload', () => {
    const walked = saving(submit({ image: quay }), done('upload', '/media/new.webp'), done('save', saved))
    expect(savedInput(walked)).toEqual({ id: undefined, form: { image: '/media/new.webp' } })
    expect(walked.facts).toEqual([{ type: 'item.saving' }, { type: 'item.added', item: saved }])
  })

  it('[L10] uploads the pictures of a list one by one, in order', () => {
    const walked = saving(
      submit({ title: 'Ports', images: [quay, '/media/old.webp', dhow] }),
      done('upload', '/media/quay.webp'),
      done('upload', '/media/dhow.webp'),
    )
    expect(uploadsOf(walked)).toEqual([quay, dhow])
    expect(savedInput(walked)).toEqual({
      id: undefined,
      form: { title: 'Ports', images: ['/media/quay.webp', '/media/old.webp', '/media/dhow.webp'] },
    })
  })

  it('[L10] uploads a file once if it was chosen twice', () => {
    const walked = saving(submit({ images: [quay, quay] }), done('upload', '/media/quay.webp'))
    expect(uploadsOf(walked)).toEqual([quay])
    expect(savedInput(walked)).toMatchObject({ form: { images: ['/media/quay.webp', '/media/quay.webp'] } })
  })

  it('sends the request of a form beside its values', () => {
    const machine = createSaveMachine<Listed, 'publish'>()
    const sent = { type: 'save.submit', form: { image: quay }, request: 'publish' } as const
    const { calls } = walk(machine, { pictures: ['image'] }, sent, done('upload', '/media/new.webp'))
    expect(calls.at(-1)).toEqual([
      'save',
      { id: undefined, form: { image: '/media/new.webp' }, request: 'publish' },
    ])
  })

  it('reports the progress of the file in flight', () => {
    const steps = [submit({ images: [quay, dhow] }), { type: 'upload.progressed', progress: 0.5 }] as const
    expect(saving(steps[0]).snapshot.context.uploading).toEqual({ file: quay, progress: 0 })
    expect(saving(...steps).snapshot.context.uploading).toEqual({ file: quay, progress: 0.5 })
    const second = saving(...steps, done('upload', '/media/quay.webp'))
    expect(second.snapshot.context.uploading).toEqual({ file: dhow, progress: 0 })
    const last = saving(...steps, done('upload', '/media/quay.webp'), done('upload', '/media/dhow.webp'))
    expect(last.snapshot.context.uploading).toBeNull()
  })
})

describe('a save that succeeded', () => {
  it('clears the uploads', () => {
    const { snapshot } = saving(submit({ image: quay }), done('upload', '/media/a.webp'), done('save', saved))
    expect(snapshot).toMatchObject({ value: 'saved', context: { uploads: [] } })
  })

  it('can be followed by another save', () => {
    const { facts, calls } = saving(
      submit({ title: 'Quay' }),
      done('save', saved),
      submit({ title: 'Dhow' }, '7'),
    )
    expect(calls.at(-1)).toEqual(['save', { id: '7', form: { title: 'Dhow' } }])
    expect(facts.map(({ type }) => type)).toEqual(['item.saving', 'item.added', 'item.saving'])
  })
})

describe('a save that failed', () => {
  const form = { images: [quay, dhow] }

  it('[L10] does not save after a failed upload', () => {
    const walked = saving(submit(form), failed('upload', refused))
    expect(savedInput(walked)).toBeUndefined()
    expect(walked.snapshot).toMatchObject({
      value: 'failed',
      context: { failure: refused, failedStep: 'uploading' },
    })
    expect(walked.facts.at(-1)).toEqual({ type: 'item.notSaved', failure: refused, step: 'uploading' })
  })

  it('[L10] is retried without repeating finished uploads', () => {
    const walked = saving(
      submit(form),
      done('upload', '/media/quay.webp'),
      failed('upload', refused),
      submit(form),
      done('upload', '/media/dhow.webp'),
      failed('save', new Error('Offline')),
      submit(form),
    )
    expect(uploadsOf(walked)).toEqual([quay, dhow, dhow])
    expect(walked.snapshot).toMatchObject({ value: 'saving', context: { failure: null, failedStep: null } })
    expect(savedInput(walked)).toMatchObject({ form: { images: ['/media/quay.webp', '/media/dhow.webp'] } })
  })

  it('emits item.saving again for a retry', () => {
    const { facts } = saving(submit({}), failed('save', refused), submit({}), done('save', saved))
    expect(facts.map(({ type }) => type)).toEqual([
      'item.saving',
      'item.notSaved',
      'item.saving',
      'item.added',
    ])
  })

  it('stays conflicted after another save, until the next submit or reset', () => {
    const changed = {
      reason: 'ItemChanged',
      message: '',
      current: { id: '1', version: 2 },
    }
    const { snapshot, facts } = saving(submit({}), failed('save', changed))
    expect(snapshot).toMatchObject({ value: 'conflicted', context: { failure: changed } })
    expect(facts.slice(1)).toEqual([
      { type: 'item.conflicted', item: changed.current },
      { type: 'item.notSaved', failure: changed, step: 'saving' },
    ])
    expect(saving(submit({}), failed('save', changed), submit({})).snapshot.value).toBe('saving')
    const left = saving(submit({}), { type: 'save.reset' }, failed('save', changed))
    expect(left.snapshot).toMatchObject({ value: 'editing', context: { failure: null } })
  })

  it('fails if the refusal carries no other version', () => {
    const changed = { reason: 'ItemChanged', message: '', current: null }
    expect(saving(submit({}), failed('save', changed)).snapshot.value).toBe('failed')
  })

  it('emits that it failed while saving', () => {
    const { facts } = saving(submit({}), failed('save', refused))
    expect(facts.at(-1)).toEqual({ type: 'item.notSaved', failure: refused, step: 'saving' })
  })
})

describe('the loading flag of a form', () => {
  it('[L11] is set while it uploads and saves, and reset on success', () => {
    expect(busyAfter()).toBe(false)
    expect(busyAfter(submit({ image: quay }))).toBe(true)
    expect(busyAfter(submit({ image: quay }), done('upload', '/media/quay.webp'))).toBe(true)
    expect(busyAfter(submit({ image: quay }), done('upload', '/media/quay.webp'), done('save', saved))).toBe(
      false,
    )
  })

  it('[L11] is reset on failure', () => {
    expect(busyAfter(submit({ image: quay }), failed('upload', refused))).toBe(false)
    expect(busyAfter(submit({}), failed('save', refused))).toBe(false)
  })

  it('ignores a second submit while it is set', () => {
    const { calls, facts } = saving(submit({ title: 'Quay' }), submit({ title: 'Quay' }))
    expect(calls).toHaveLength(1)
    expect(facts).toEqual([{ type: 'item.saving' }])
  })
})

describe('a running save', () => {
  it('[L10] uploads, reports progress, saves and emits, in this order', async () => {
    const order: Array<unknown> = []
    const save = createActor(
      saveMachine.provide({
        actors: {
          upload: fromPromise(async ({ input }) => {
            input.report(0.5)
            return `/media/${input.file.name}.webp`
          }),
          save: fromPromise(async ({ input }) => {
            order.push(input.form)
            return saved
          }),
        },
      }),
      { input: { pictures: ['image'] } },
    )
    save.subscribe(({ context }) => context.uploading?.progress === 0.5 && order.push('half sent'))
    for (const type of ['item.saving', 'item.added'] as const satisfies ReadonlyArray<SaveFact['type']>) {
      save.on(type, () => order.push(type))
    }
    save.start()
    save.send(submit({ image: quay }))
    await waitFor(save, (snapshot) => snapshot.matches('saved'))
    expect(order).toEqual(['item.saving', 'half sent', { image: '/media/quay.png.webp' }, 'item.added'])
    save.stop()
  })
})
