import { expect, it } from 'vitest'
import { mailClocks } from '#domain/desk/due/mail-clock.ts'
import { routedTo, type RoutingRule } from '#domain/desk/routing.ts'
import { defaultDesk } from '#domain/desk/desk-settings.ts'

const rules: ReadonlyArray<RoutingRule> = [
  { places: ['KSA', 'Kuwait'], types: ['Business'], owner: '7', away: ['2026-11-29', '2026-12-03'] },
  { places: ['Bahrain'], types: [], owner: '8' },
  { places: [], types: ['application'], owner: '7' },
  { places: [], types: ['General'], owner: '' },
]

it('[K4] the first matching rule gives the owner, unless that one is away', () => {
  const owner = (
    location: 'KSA' | 'Bahrain' | 'UAE',
    type: 'Business' | 'General' | 'application',
    day: string,
  ) => routedTo(rules, { location, type, day })
  expect([
    owner('KSA', 'Business', '2026-11-28'),
    owner('KSA', 'Business', '2026-11-29'),
    owner('KSA', 'Business', '2026-12-03'),
    owner('Bahrain', 'application', '2026-11-28'),
    owner('UAE', 'application', '2026-11-28'),
    owner('UAE', 'General', '2026-11-28'),
    owner('UAE', 'Business', '2026-11-28'),
  ]).toEqual(['7', '', '', '8', '7', '', ''])
})

it('[K4] a rule may name companies and subjects, which applications never have', () => {
  const topics: ReadonlyArray<RoutingRule> = [
    { places: [], types: [], brandIds: ['3', '5'], subjects: ['press'], owner: '7' },
    { places: ['KSA'], types: [], brandIds: ['3'], owner: '8' },
    { places: [], types: [], subjects: ['supplier'], owner: '9' },
    { places: [], types: [], brandIds: [], subjects: [], owner: '6' },
  ]
  const mail = { location: 'Bahrain', type: 'General', day: '2026-11-28' } as const
  expect({
    both: routedTo(topics, { ...mail, brandId: '5', subject: 'press' }),
    company: routedTo(topics, { ...mail, location: 'KSA', brandId: '3', subject: 'sales' }),
    elsewhere: routedTo(topics, { ...mail, brandId: '3' }),
    subject: routedTo(topics, { ...mail, brandId: '4', subject: 'supplier' }),
    neither: routedTo(topics, mail),
    application: routedTo(topics.slice(0, 3), { ...mail, type: 'application' }),
  }).toEqual({ both: '7', company: '8', elsewhere: '6', subject: '9', neither: '6', application: '' })
})

it('[K4] the day of a rule is that of the location', () => {
  const clocks = mailClocks({ ...defaultDesk('UTC'), routing: rules, version: 1 })
  const mail = { kind: 'enquiries', location: 'KSA', type: 'Business' } as const
  expect(clocks.ownerOf(mail, '2026-11-28T20:59:00.000Z')).toBe('7')
  expect(clocks.ownerOf(mail, '2026-11-28T21:00:00.000Z')).toBe('')
})

it('[K7] only open mails with a target have a due time', () => {
  const desk = defaultDesk('Asia/Bahrain')
  const { dueAt } = mailClocks({ ...desk, targets: { ...desk.targets, General: 0 }, version: 1 })
  const mail = {
    kind: 'enquiries',
    status: 'new',
    location: 'Bahrain',
    type: 'Business',
    waitingSince: '2026-11-22T06:00:00.000Z',
  } as const
  expect({
    new: dueAt(mail),
    read: dueAt({ ...mail, status: 'read' }),
    answered: dueAt({ ...mail, status: 'answered' }),
    spam: dueAt({ ...mail, status: 'spam' }),
    untimed: dueAt({ ...mail, waitingSince: '' }),
    noTarget: dueAt({ ...mail, type: 'General' }),
    application: dueAt({ ...mail, kind: 'profiles' }),
    elsewhere: dueAt({ ...mail, location: 'Atlantis' }),
  }).toEqual({
    new: '2026-11-22T10:00:00.000Z',
    read: '2026-11-22T10:00:00.000Z',
    answered: '',
    spam: '',
    untimed: '',
    noTarget: '',
    application: '2026-11-26T12:00:00.000Z',
    elsewhere: '2026-11-22T10:00:00.000Z',
  })
})
