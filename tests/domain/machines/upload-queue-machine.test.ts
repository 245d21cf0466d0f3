import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  isUploading,
  uploadQueueMachine,
  type Uploaded,
  type Uploading,
} from '#domain/machines/upload-queue-machine.ts'

const picture = (id: string): Uploaded['picture'] => ({
  id,
  address: `/media/${id}-8x8.webp`,
  name: id,
  alt: '',
  decorative: false,
  translations: {},
  focus: '',
  inLibrary: true,
  bytes: 1,
  digest: '',
  useCount: 0,
  uploadedBy: { id: '1', name: 'Layla' },
  version: 1,
  createdAt: '',
  updatedAt: '',
  uses: [],
  otherUses: 0,
})
const file = (name: string, type = 'image/png') => ({ name, size: 100, type })

const start = () => {
  const sent: Array<
    Uploading & { readonly done: (result: Uploaded) => void; readonly fail: (error: unknown) => void }
  > = []
  const queue = createActor(
    uploadQueueMachine.provide({
      actors: {
        upload: fromPromise<Uploaded, Uploading>(
          ({ input }) => new Promise((done, fail) => void sent.push({ ...input, done, fail })),
        ),
      },
    }),
  ).start()
  const states = () =>
    queue.getSnapshot().context.files.map(({ file: { name }, state }) => `${name} ${state}`)
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { queue, sent, states, settle }
}

describe('the upload queue', () => {
  // Seen failing with four lanes, and with a lane that takes the file of another.
  it('[D6] sends three files at a time, each once', async () => {
    const { queue, sent, states, settle } = start()
    queue.send({ type: 'files.added', files: Array.from({ length: 30 }, (_, at) => file(`${at}.png`)) })
    expect(sent.map((each) => each.file.name)).toEqual(['0.png', '1.png', '2.png'])
    sent[1]?.report(0.5)
    expect(queue.getSnapshot().context.files[1]?.progress).toBe(0.5)
    for (let done = 0; done < 30; done += 1) {
      expect(states().filter((each) => each.endsWith('sending'))).toHaveLength(Math.min(3, 30 - done))
      sent[done]?.done({ picture: picture(String(done)), isKnown: false })
      await settle()
    }
    expect(sent.map((each) => each.file.name)).toEqual(Array.from({ length: 30 }, (_, at) => `${at}.png`))
    expect(isUploading(queue.getSnapshot().context)).toBe(false)
    expect(states().every((each) => each.endsWith('added'))).toBe(true)
  })

  it('[D6] stops no file because of one that is no picture or fails', async () => {
    const { queue, sent, states, settle } = start()
    const files = [file('a.svg', 'image/svg+xml'), file('b.png'), file('c.png'), file('d.png'), file('e.png')]
    queue.send({ type: 'files.added', files })
    sent[0]?.fail({ reason: 'UnexpectedFailure', message: 'lost', withoutResponse: true })
    await settle()
    expect(states()).toEqual([
      'a.svg refused',
      'b.png failed',
      'c.png sending',
      'd.png sending',
      'e.png sending',
    ])
    sent[1]?.done({ picture: picture('c'), isKnown: false })
    await settle()
    queue.send({ type: 'upload.retried', key: '2' })
    expect(sent.at(-1)?.file.name).toBe('b.png')
    queue.send({ type: 'file.removed', key: '1' })
    expect(states()).toEqual(['b.png sending', 'c.png added', 'd.png sending', 'e.png sending'])
  })

  it('[D6] offers the known picture, and sends it again if asked', async () => {
    const { queue, sent, states, settle } = start()
    queue.send({ type: 'files.added', files: [file('a.png')] })
    sent[0]?.done({ picture: picture('7'), isKnown: true })
    await settle()
    expect(queue.getSnapshot().context.files[0]).toMatchObject({ state: 'known', picture: { id: '7' } })
    queue.send({ type: 'upload.repeated', key: '1' })
    expect(sent[1]?.again).toBe(true)
    expect(states()).toEqual(['a.png sending'])
  })

  it('[D6] removes what is not sent yet', () => {
    const { queue, states } = start()
    queue.send({ type: 'files.added', files: ['a', 'b', 'c', 'd'].map((name) => file(name)) })
    queue.send({ type: 'queue.stopped' })
    expect(states()).toEqual(['a sending', 'b sending', 'c sending'])
  })
})
