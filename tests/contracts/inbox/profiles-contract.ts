import { describe, expect, it } from 'vitest'
import { profileErrors } from '#domain/visitor-forms/profile/profile-errors.ts'
import { emptyProfile, type Profile } from '#domain/visitor-forms/profile/profile.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import type { Profiles } from '#ports/visitor/profiles.ts'
import { mailsContract } from './mails-contract.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

export const resume = new File(['%PDF-1.4\nA short life'], 'Curriculum vitæ.pdf', { type: 'application/pdf' })

/** A position that every store under test has. */
export const position = { careerId: '1', title: 'Site engineer' } as const

/** The next position, whose closing date is past. */
export const closedPosition = { careerId: '2', title: 'Harbour master', closingDate: '2026-01-31' } as const

export const profile: Profile = {
  firstName: 'Yusuf',
  lastName: 'Haddad',
  email: 'yusuf@example.com',
  phone: '3300 1122',
  location: 'Kuwait',
  careerId: position.careerId,
  message: 'I have built bridges.',
}

/** Contract of `Profiles`, with the positions above. */
export const profilesContract = (label: string, start: Start<Profiles['Service']>) => {
  describe(`${label}: profiles`, () => {
    const profiles = startedFor('all', start)

    mailsContract({
      send: (changes, sending) => profiles().send({ ...profile, ...changes }, resume, sending),
      get mails() {
        return profiles()
      },
    })

    it("stores every field, the position's title and the file's name", async () => {
      await run(profiles().send(profile, resume))
      expect((await run(profiles().list())).items).toMatchObject([
        { ...profile, position: position.title, resumeName: resume.name },
      ])
    })

    it('is filtered by position', async () => {
      await run(profiles().send(profile, resume))
      expect((await run(profiles().list({ position: position.title }))).total).toBe(1)
      expect((await run(profiles().list({ position: 'Site' }))).total).toBe(0)
      expect((await run(profiles().list({ position: 'none' }))).total).toBe(0)
    })

    it('refuses an application for a closed position', async () => {
      const { careerId } = closedPosition
      expect(await failureOf(profiles().send({ ...profile, careerId }, resume))).toMatchObject({
        _tag: 'InputRefused',
        message: forms.refusals.positionClosed,
        fields: { careerId: forms.refusals.positionClosed },
      })
      expect((await run(profiles().list())).total).toBe(0)
    })

    it.each([
      ['an empty form', emptyProfile, resume],
      ['no file', profile, new File([], '')],
      ['a file of another kind', profile, new File(['<svg/>'], 'resume.svg')],
    ])('refuses %s with a sentence a field, and stores nothing', async (_, sent, file) => {
      expect(await failureOf(profiles().send(sent, file))).toMatchObject({
        _tag: 'InputRefused',
        fields: profileErrors(sent, file),
      })
      expect((await run(profiles().list())).total).toBe(0)
    })
  })
}

/** Contract of `Profiles` on a site that takes applications without a position. */
export const openApplicationsContract = (label: string, start: Start<Profiles['Service']>) => {
  describe(`${label}: applications without a position`, () => {
    const profiles = startedFor('all', start)
    const open = { ...profile, careerId: ' ' }

    it('are stored without id and title, and found by `none`', async () => {
      await run(profiles().send(open, resume))
      await run(profiles().send(profile, resume))
      const { items } = await run(profiles().list({ position: 'none' }))
      expect(items).toMatchObject([{ ...profile, careerId: '', position: '' }])
    })

    it('have all other rules', async () => {
      const failure = await failureOf(profiles().send({ ...open, email: '' }, resume))
      expect(failure).toMatchObject({ _tag: 'InputRefused', fields: { email: 'Email is required' } })
      const { careerId } = closedPosition
      const closed = await failureOf(profiles().send({ ...profile, careerId }, resume))
      expect(closed).toMatchObject({ message: forms.refusals.positionClosed })
    })
  })
}
