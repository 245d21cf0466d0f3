import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { sampleHomePage } from '#ui/sample/office/content/sample-home-page.ts'
import { open } from '../admin-open.tsx'
import { editing, field, part, group, press, stored, saved } from './home-page-opened.ts'

afterEach(cleanup)

describe('two people on the home page', () => {
  it('choose between their versions', async () => {
    const office = open(editing)
    await office.user.type(await field('Statement'), ' Mine.')
    await office.runtime.runPromise(HomePageDetails.use((port) => port.update({ statement: 'Theirs' })))
    await press(office, 'Save changes')
    await screen.findByText(/saved this page while you were editing it/)
    expect((await part('Their version')).getByText('Theirs')).toBeTruthy()
    expect((await part('Your version')).getByText(/Mine\.$/)).toBeTruthy()
    await press(office, 'Save changes')
    expect(screen.getByText('Choose which version to keep')).toBeTruthy()
    await office.user.click(screen.getByRole('radio', { name: /^Yours .+Mine\.$/ }))
    await press(office, 'Save changes')
    await saved()
    expect((await stored(office)).statement).toMatch(/Mine\.$/)
  })

  it('keep changes of different entries, and choose if both changed one', async () => {
    const facts = [
      { value: '9', label: 'companies' },
      { value: '4', label: 'berths' },
      { value: '2', label: 'fields' },
    ]
    const office = open({ ...editing, homePage: { ...sampleHomePage, facts } })
    const typeIn = async (fact: string, label: string, text: string) => {
      await field('Statement')
      await office.user.clear(group(fact).getByLabelText(label))
      await office.user.type(group(fact).getByLabelText(label), text)
    }
    await typeIn('Fact 1', 'Value', '10')
    await typeIn('Fact 2', 'Value', '5')
    await typeIn('Fact 3', 'Label', 'solar fields')
    const theirs = [
      { value: '0', label: 'accidents' },
      { value: '9', label: 'firms' },
      { value: '6', label: 'berths' },
    ]
    await office.runtime.runPromise(HomePageDetails.use((port) => port.update({ facts: theirs })))
    await press(office, 'Save changes')
    await screen.findByText(/You both changed 2 fields/)
    expect(screen.getByText(/both changes are included/)).toBeTruthy()
    expect(group('Fact 1').getByText(/their version is shown/)).toBeTruthy()
    expect(group('Fact 2').getByLabelText('Value')).toHaveProperty('value', '10')
    expect(group('Fact 2').getByLabelText('Label')).toHaveProperty('value', 'firms')

    await office.user.click(group('Fact 1').getByRole('button', { name: 'Move down fact 1' }))
    await press(office, 'Save changes')
    expect(screen.getAllByText('Choose which version to keep')).toHaveLength(2)
    await office.user.click(group('Fact 3').getByRole('radio', { name: 'Theirs 6' }))
    expect(group('Fact 4').getByText('You changed this fact; somebody else removed it.')).toBeTruthy()
    await office.user.click(group('Fact 4').getByRole('button', { name: 'Remove it' }))
    await press(office, 'Save changes')
    await saved()
    expect((await stored(office)).facts).toEqual([
      { value: '10', label: 'firms' },
      { value: '0', label: 'accidents' },
      { value: '6', label: 'berths' },
    ])
  })

  // Seen failing: the focus went with the choice or the notice.
  it.each([
    ['that was chosen', { statement: 'Theirs' }, /^Yours .+Mine\.$/],
    ['without a choice', { facts: [{ value: '9', label: 'Theirs' }] }, undefined],
  ] as const)('find the focus where it was after a merge %s is saved', async (_, theirs, chosen) => {
    const office = open(editing)
    const save = () => office.user.keyboard('{Control>}s{/Control}')
    await office.user.type(await field('Statement'), ' Mine.')
    await office.runtime.runPromise(HomePageDetails.use((port) => port.update(theirs)))
    await save()
    await screen.findByText(/saved this page while you were editing it/)
    for (const name of chosen ? [chosen] : []) await office.user.click(screen.getByRole('radio', { name }))
    await save()
    await saved()
    expect(document.activeElement).toBe(await field('Statement'))
  })

  it('keep changes of different parts', async () => {
    const office = open(editing)
    await office.user.type(await field('Brand name'), '!')
    const facts = [{ value: '9', label: 'Theirs' }]
    const { site } = await stored(office)
    const theirs = { facts, site: { ...site, contact: { phone: '+973 1700 0000' } } }
    await office.runtime.runPromise(HomePageDetails.use((port) => port.update(theirs)))
    await press(office, 'Save changes')
    await screen.findByText(/Save again to keep both/)
    expect(group('Fact 1').getByLabelText('Label')).toHaveProperty('value', 'Theirs')
    await press(office, 'Save changes')
    await saved()
    expect(await stored(office)).toMatchObject({
      facts,
      site: { brandName: 'Sahilan!', contact: { phone: '+973 1700 0000' } },
    })
  })
})
