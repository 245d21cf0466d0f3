import { describe, expect, it } from 'vitest'
import { nextUpload, withAddresses } from '#domain/forms/pending-pictures.ts'

const quay = { name: 'quay.png', size: 1, type: 'image/png' }
const dhow = { name: 'dhow.png', size: 1, type: 'image/png' }
const stored = [{ file: quay, address: '/media/quay.webp' }]

describe('the pictures of a form', () => {
  it.each([
    ['an address', { image: '/media/old.webp' }],
    ['nothing', { image: '' }],
    ['no value', {}],
    ['null', { image: null }],
    ['a file in another field', { image: '', resume: quay }],
    ['a file that is stored', { image: quay }],
  ])('need no upload if there is %s', (_, form) => {
    expect(nextUpload(form, ['image'], stored)).toBeUndefined()
  })

  it('are uploaded in the order of the form', () => {
    expect(nextUpload({ images: ['/media/old.webp', dhow, quay] }, ['images'], [])).toBe(dhow)
    expect(nextUpload({ images: [quay, '/media/old.webp', dhow] }, ['images'], stored)).toBe(dhow)
  })

  it('are found in parts of the form and in entries of its lists', () => {
    const form = { site: { logo: quay, name: dhow }, services: [{ image: '' }, { image: dhow }, {}] }
    const pictures = ['site.logo', 'services.image', 'absent.image']
    expect(nextUpload(form, pictures, [])).toBe(quay)
    expect(nextUpload(form, pictures, stored)).toBe(dhow)
    expect(withAddresses(form, pictures, [...stored, { file: dhow, address: '/media/dhow.webp' }])).toEqual({
      site: { logo: '/media/quay.webp', name: dhow },
      services: [{ image: '' }, { image: '/media/dhow.webp' }, {}],
    })
  })

  it('[T22] are found in every translation', () => {
    const form = { image: quay, translations: { ar: { image: dhow }, fr: { title: 'Le quai' } } }
    const pictures = ['image', 'translations.*.image']
    expect(nextUpload(form, pictures, stored)).toBe(dhow)
    expect(withAddresses(form, pictures, [{ file: dhow, address: '/media/dhow.webp' }])).toEqual({
      image: '',
      translations: { ar: { image: '/media/dhow.webp' }, fr: { title: 'Le quai' } },
    })
  })

  it('are compared by file, not by name', () => {
    const namesake = { ...quay }
    expect(nextUpload({ image: namesake }, ['image'], stored)).toBe(namesake)
  })

  it('are replaced by their addresses', () => {
    const form = { title: 'Quay', image: quay, images: ['/media/old.webp', quay], resume: quay, tags: ['a'] }
    expect(withAddresses(form, ['image', 'images'], stored)).toEqual({
      title: 'Quay',
      image: '/media/quay.webp',
      images: ['/media/old.webp', '/media/quay.webp'],
      resume: quay,
      tags: ['a'],
    })
  })
})
