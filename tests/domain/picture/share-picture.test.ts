import { expect, it } from 'vitest'
import { newsShare, pageShare, shareAddress, siteShare } from '#domain/picture/share-picture.ts'

const article = { id: '12', title: 'A fourth berth', image: '/media/a-40x30.webp', description: '' }
const site = { brandName: 'Sahilan', brandNameAr: 'ساحلان', legalName: 'Sahilan Group Holding' }
const address = (change: object = {}, of: object = site) =>
  shareAddress(newsShare({ ...article, ...change }, of))

it('has a stable address that names its article', () => {
  expect(address()).toMatch(/^\/og\/news\/12-[0-9a-z]+\.jpg$/)
  expect(address()).toBe(address())
})

it('has another address if it would look different', () => {
  const others = [
    address({ title: 'A fifth berth' }),
    address({ image: '/media/b-40x30.webp' }),
    address({}, { brandName: 'Other' }),
  ]
  expect(new Set([address(), ...others]).size).toBe(4)
})

it('[T33] has the direction of its article, and another address for it', () => {
  const title = 'Dhuha Energy توقع'
  const description = 'توقع الشركة عقداً جديداً في المنامة.'
  expect(newsShare({ ...article, title, description }, site).dir).toBe('rtl')
  expect(newsShare({ ...article, title }, site).dir).toBe('ltr')
  expect(address({ title, description })).not.toBe(address({ title }))
})

it('keeps the addresses of pictures that are set left to right', () => {
  expect(address()).toBe('/og/news/12-1ho6xmv.jpg')
})

it('of an own page shows the first picture of its sections', () => {
  const own = { id: '3', title: 'Sustainability' }
  const pictures = ['', '/media/b-40x30.webp', '/media/c-40x30.webp'].map((image) => ({
    kind: 'picture',
    image,
  }))
  const sections = [{ kind: 'text', image: '/media/a-40x30.webp' }, { kind: 'picture' }, ...pictures]
  expect(pageShare({ ...own, sections }, site, '/ar')).toEqual({
    of: 'ar/pages/3',
    title: 'Sustainability',
    name: 'Sahilan',
    dir: 'ltr',
    image: '/media/b-40x30.webp',
  })
  expect(pageShare(own, site).image).toBeUndefined()
})

it('of the site shows both names, and is absent without a name', () => {
  expect(siteShare(site)).toEqual({ of: 'site', title: 'Sahilan Group Holding', name: 'ساحلان', dir: 'ltr' })
  expect(siteShare({ brandName: 'Sahilan' })).toMatchObject({ title: 'Sahilan', name: '' })
  expect(siteShare({ brandNameAr: 'ساحلان' })).toBeUndefined()
})
