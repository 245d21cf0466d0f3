import { describe, expect, it, test } from 'vitest'
import {
  pathFromWire,
  pathToWire,
  sentencesFromWire,
  sentencesToWire,
  sortFromWire,
  sortToWire,
} from '#adapters/http/wire/renaming.ts'
import { changeFromWire, changeToWire, itemFromWire, itemToWire, wireOf } from '#adapters/http/wire/wire.ts'
import { contentTypes, type ItemOf } from '#domain/content/content-types.ts'

const { brand, historySlide, portfolioItem, teamMember } = contentTypes
const storedFields = {
  id: '4',
  version: 2,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-02T03:04:05.000Z',
}

const slide: ItemOf<'historySlide'> = {
  ...storedFields,
  title: 'Quay',
  image: '/media/a-1x1.webp',
  colour: '#F5EACB',
  year: '1962',
  description: 'Text',
}
const work: ItemOf<'portfolioItem'> = {
  ...storedFields,
  title: 'Port',
  images: [
    { image: '/media/a-1x1.webp', name: '' },
    { image: '/media/b-1x1.webp', name: 'Norrvik' },
  ],
}

describe('an item on the wire', () => {
  it('has the names of the specification', () => {
    expect(itemToWire(historySlide, slide)).toEqual({
      ...storedFields,
      Tittle: 'Quay',
      Image: '/media/a-1x1.webp',
      bgColor: '#F5EACB',
      Year: '1962',
      discription: 'Text',
    })
    expect(itemToWire(portfolioItem, work)).toEqual({
      ...storedFields,
      Tittle: 'Port',
      Images: [{ logoimage: '/media/a-1x1.webp' }, { logoimage: '/media/b-1x1.webp', name: 'Norrvik' }],
    })
  })

  it('is the same after a round trip', () => {
    expect(itemFromWire(historySlide, itemToWire(historySlide, slide))).toEqual(slide)
    expect(itemFromWire(portfolioItem, itemToWire(portfolioItem, work))).toEqual(work)
  })

  it('of another back end may lack fields, version and times', () => {
    expect(
      itemFromWire(historySlide, { id: 12, Tittle: 'Quay', Year: 1962, bgColor: null, extra: true }),
    ).toEqual({
      id: '12',
      version: 0,
      createdAt: '',
      updatedAt: '',
      title: 'Quay',
      image: '',
      colour: '',
      year: '1962',
      description: '',
    })
    expect(itemFromWire(portfolioItem, { id: 3 }).images).toEqual([])
  })

  it.each([
    [null, 'team member is not an object'],
    [{ Name: 'Maryam' }, 'id is missing'],
    [{ id: 1, Name: ['Maryam'] }, 'Name is not a text'],
  ])('that cannot be read names the field: %j', (value, message) => {
    expect(() => itemFromWire(teamMember, value)).toThrow(message)
  })

  it('with pictures that are not a list names the field', () => {
    expect(() => itemFromWire(portfolioItem, { id: 1, Images: 'a.png' })).toThrow('Images is not a list')
  })
})

describe('a change on the wire', () => {
  it('has the changed fields and the version that was read', () => {
    expect(changeToWire(brand, { title: 'Salwan', version: 3 })).toEqual({ Tittle: 'Salwan', version: 3 })
  })

  it('has no version if the back end has none', () => {
    expect(changeToWire(brand, { title: 'Salwan', version: 0 })).toEqual({ Tittle: 'Salwan' })
  })

  it('from a caller is reduced to the fields of the content type', () => {
    const body: unknown = JSON.parse(
      '{ "Tittle": 5, "id": "9", "createdAt": "now", "title": "x", "__proto__": { "Image": "y" }, "version": 3 }',
    )
    expect(changeFromWire(brand, body as Record<string, unknown>)).toEqual({ title: 5, version: 3 })
  })

  it('from a caller keeps list entries for validation', () => {
    const images = [{ logoimage: '/media/a-1x1.webp' }, { other: 1 }, 'x']
    expect(changeFromWire(portfolioItem, { Images: images })).toEqual({
      images: [{ image: '/media/a-1x1.webp' }, {}, 'x'],
    })
    expect(changeFromWire(portfolioItem, { Images: 'x' })).toEqual({ images: 'x' })
  })
})

describe('wire names', () => {
  const names = wireOf(portfolioItem)

  it('are converted in messages, both ways', () => {
    const sentences = { title: 'Title is required', images: 'Images needs one picture at least' }
    const wired = sentencesToWire(names, sentences)
    expect(wired).toEqual({ Tittle: sentences.title, Images: sentences.images })
    expect(sentencesFromWire(names, wired)).toEqual(sentences)
  })

  it.each([
    ['title', 'Tittle'],
    ['-title', '-Tittle'],
    ['constructor', 'constructor'],
  ])('are converted in the sort %s, both ways', (sort, wired) => {
    expect(sortToWire(names, sort)).toBe(wired)
    expect(sortFromWire(names, wired)).toBe(sort)
  })
})

test.each([
  ['title', 'Tittle'],
  ['translations.ar.title', 'translations.ar.Tittle'],
  ['images.0.name', 'Images.0.name'],
  ['translations', 'translations'],
])('the path %s is %s on the wire', (path, named) => {
  const names = wireOf(portfolioItem)
  expect(pathToWire(names, path)).toBe(named)
  expect(pathFromWire(names, named)).toBe(path)
})
