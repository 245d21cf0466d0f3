import type { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { EnquiryQuery } from '#domain/mail/inbox/mail-query.ts'
import type { HandlingChange, ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import type { Author } from '#domain/history/author.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import type { DeskStores } from './desk-stores.ts'

interface DeskUnderTest {
  readonly stores: () => DeskStores['Service']
  readonly admin: Author
  readonly colleague: Author
  by<A, E>(work: Effect.Effect<A, E>): Promise<A>
  failure<A, E>(work: Effect.Effect<A, E>): Promise<E>
  update(change: object): Promise<unknown>
  received(...changes: ReadonlyArray<Partial<Enquiry>>): Promise<ReadonlyArray<ReceivedEnquiry>>
  change(id: string, to: HandlingChange): Promise<ReceivedEnquiry>
  names(query: EnquiryQuery): Promise<ReadonlyArray<string>>
  get(id: string): Promise<ReceivedEnquiry>
}

/** The part of the contract about owners and tags of mails. */
export const mailOwners = (under: DeskUnderTest): void => {
  const { stores, by, failure, update, received, change, names, get, admin, colleague } = under

  it('[K4] an owner is taken and given; of two takers the second gets the current mail', async () => {
    const [mail] = await received({ firstName: 'Taken' })
    const { id = '', version = 0 } = mail ?? {}
    expect(mail).not.toHaveProperty('owner')
    const taken = await change(id, { owner: admin.id, version })
    expect(taken).toMatchObject({ owner: admin.id, ownerName: admin.name, version: version + 1 })
    expect(await failure(stores().enquiries.change(id, { owner: colleague.id, version }))).toMatchObject({
      _tag: 'ItemChanged',
      current: { owner: admin.id },
    })
    expect(await change(id, { owner: colleague.id })).toMatchObject({ ownerName: colleague.name })
    expect(await change(id, { owner: '' })).not.toHaveProperty('owner')
    expect(await failure(stores().enquiries.change(id, { owner: '999' }))).toMatchObject({
      _tag: 'InputRefused',
      fields: { owner: 'This person cannot own mails.' },
    })
  })

  it('[K4] mails are filtered and sorted by their owner', async () => {
    const [mine, theirs, answered] = await received(
      { firstName: 'Mine' },
      { firstName: 'Theirs' },
      { firstName: 'Answered' },
      { firstName: 'Free' },
    )
    await change(theirs?.id ?? '', { owner: colleague.id })
    await change(mine?.id ?? '', { owner: admin.id })
    await change(answered?.id ?? '', { owner: admin.id, status: 'answered' })
    expect({
      me: await names({ owner: 'me' }),
      open: await names({ owner: 'me', status: 'open' }),
      theirs: await names({ owner: colleague.id }),
      none: await names({ owner: 'none', status: 'open' }),
      sorted: await names({ sort: '-owner' }),
      unknown: await names({ owner: 'nonsense' }),
    }).toEqual({
      me: ['Answered', 'Mine'],
      open: ['Mine'],
      theirs: ['Theirs'],
      none: ['Free'],
      sorted: ['Theirs', 'Mine', 'Free'],
      unknown: [],
    })
  })

  it('[K4] the routing gives an owner on arrival', async () => {
    const routing = [
      { places: ['KSA'], types: [], owner: colleague.id },
      { places: [], types: ['Business'], owner: admin.id },
      { places: [], types: [], owner: '999' },
    ]
    await update({ routing })
    const mails = await received({ location: 'KSA' }, {}, { type: 'General' })
    expect(mails.map(({ owner }) => owner)).toEqual([colleague.id, admin.id, undefined])
  })

  it('[K4] the routing knows the subject of an enquiry', async () => {
    await update({ routing: [{ places: [], types: [], subjects: ['press'], owner: colleague.id }] })
    const mails = await received({ subject: 'press' }, { subject: 'sales' }, {})
    expect(mails.map(({ owner }) => owner)).toEqual([colleague.id, undefined, undefined])
  })

  it('[K4] an account that lost the role gets no enquiry back by an undone merge', async () => {
    const { accounts, enquiries } = stores()
    if (accounts === undefined) return
    const sender = { email: 'twice@mail.example' }
    const [stays, merged] = await received(sender, sender)
    const [id, other] = [stays?.id ?? '', merged?.id ?? '']
    await change(id, { owner: colleague.id })
    await by(enquiries.merge(id, other))
    const { role, name, email } = await by(accounts.get(colleague.id))
    await by(accounts.update(colleague.id, { name, email, role: 'CXTeam', password: '' }))
    await by(enquiries.separate(id, other))
    expect(await names({ ...sender, owner: 'none' })).toHaveLength(2)
    await by(accounts.update(colleague.id, { name, email, role, password: '' }))
  })

  it('[K4] an account that loses the role or is deleted owns nothing at once', async () => {
    const { accounts } = stores()
    if (accounts === undefined) return
    const owned = async (id: string) => (await get(id)).owner
    const [mail] = await received({})
    const { id = '' } = mail ?? {}
    await change(id, { owner: colleague.id })
    const { role, name, email } = await by(accounts.get(colleague.id))
    await by(accounts.update(colleague.id, { name, email, role: 'CXTeam', password: '' }))
    expect(await owned(id)).toBeUndefined()
    await by(accounts.update(colleague.id, { name, email, role, password: '' }))
    await change(id, { owner: colleague.id })
    await by(accounts.remove(colleague.id))
    expect(await owned(id)).toBeUndefined()
    await update({ routing: [{ places: [], types: [], owner: colleague.id }] })
    expect((await received({}))[0]).not.toHaveProperty('owner')
  })

  it('[K11] tags are trimmed, at most ten, and one of those that read the same', async () => {
    const [mail] = await received({})
    const { id = '' } = mail ?? {}
    const tagged = await change(id, { tags: [' Hidd ', 'hidd', 'مرفأ', 'ware  house'] })
    expect(tagged.tags).toEqual(['Hidd', 'مرفأ', 'ware house'])
    for (const tags of [Array.from({ length: 11 }, (_, at) => `tag ${at}`), ['x'.repeat(41)]])
      expect(await failure(stores().enquiries.change(id, { tags }))).toMatchObject({
        fields: { tags: 'A mail has at most 10 tags of 40 characters each' },
      })
    expect(await names({ tag: 'HIDD' })).toEqual([enquiry.firstName])
    expect(await by(stores().desk.tags('enquiries'))).toEqual(['Hidd', 'ware house', 'مرفأ'])
    expect(await by(stores().desk.tags('profiles'))).toEqual([])
    expect(await change(id, { tags: [] })).not.toHaveProperty('tags')
    expect(await names({ tag: 'hidd' })).toEqual([])
  })
  it('[K11] control characters separate the words of a tag', async () => {
    const [mail] = await received({})
    const { tags } = await change(mail?.id ?? '', { tags: ['ware\0house', '\0'] })
    expect(tags).toEqual(['ware house'])
    expect(await by(stores().desk.tags('enquiries'))).toEqual(['ware house'])
  })
}
