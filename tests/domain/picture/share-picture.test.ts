import { expect, it } from 'vitest'
import { newsShare, shareAddress, siteShare } from '#domain/picture/share-picture.ts'

const article = { id: '12', title: 'A fourth berth', image: '/media/a-40x30.webp' }
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

it('of the site shows both names, and is absent without a name', () => {
  expect(siteShare(site)).toEqual({ of: 'site', title: 'Sahilan Group Holding', name: 'ساحلان' })
  expect(siteShare({ brandName: 'Sahilan' })).toMatchObject({ title: 'Sahilan', name: '' })
  expect(siteShare({ brandNameAr: 'ساحلان' })).toBeUndefined()
})
