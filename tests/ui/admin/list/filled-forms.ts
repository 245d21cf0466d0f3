import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { photo, type open } from '../admin-open.tsx'

type User = ReturnType<typeof open>['user']

export const type = async (user: User, label: RegExp | string, text: string) =>
  user.type(await screen.findByLabelText(label), text)
export const choose = (user: User, name = 'picture.jpg') =>
  user.upload(screen.getAllByLabelText(/Choose (a file|files)/)[0] ?? document.body, photo(name))

/** A complete form of each. */
export const fillers: Record<ContentTypeName, (user: User) => Promise<unknown>> = {
  brand: async (user) => {
    await type(user, 'Title', 'Filled')
    await choose(user)
    await type(user, /^Sector(?!,)/, 'Ports')
  },
  slider: async (user) => {
    await type(user, 'Title', 'Filled')
    await choose(user)
    await type(user, /^Description(?!,)/, 'A slide')
  },
  historySlide: async (user) => {
    await type(user, 'Title', 'Filled')
    await type(user, 'Year', '1979')
    await choose(user)
    await type(user, /^Description(?!,)/, 'A year')
    await user.selectOptions(screen.getByLabelText(/^Background colour/), 'Navy 700')
  },
  newsArticle: async (user) => {
    await type(user, 'Title', 'Filled')
    await choose(user)
    await type(user, 'Description', 'News')
  },
  teamMember: async (user) => {
    await type(user, 'Name', 'Filled')
    await type(user, 'Designation', 'Pilot')
    await choose(user)
    await type(user, /^Description(?!,)/, 'At sea')
  },
  portfolioItem: async (user) => {
    await type(user, 'Title', 'Filled')
    await choose(user, 'first.jpg')
    await choose(user, 'second.jpg')
  },
  career: async (user) => {
    await type(user, 'Title', 'Filled')
    await type(user, 'Location', 'Hidd')
    await type(user, /^Closing date/, '2030-12-31')
    await type(user, 'Description', 'A position')
  },
  page: async (user) => {
    await type(user, 'Title', 'Filled')
    await type(user, 'Address', '/filled')
    await type(user, /^Description(?!,)/, 'A page')
  },
}

export const expected: Record<ContentTypeName, object> = {
  brand: { title: 'Filled', sector: 'Ports' },
  slider: { title: 'Filled', description: 'A slide' },
  historySlide: { title: 'Filled', year: '1979', colour: '#1A4569', description: 'A year' },
  newsArticle: { title: 'Filled', description: 'News' },
  teamMember: { name: 'Filled', designation: 'Pilot', description: 'At sea' },
  portfolioItem: {
    title: 'Filled',
    images: [
      { image: expect.any(String), name: '' },
      { image: expect.any(String), name: '' },
    ],
  },
  page: { title: 'Filled', address: '/filled', description: 'A page' },
  career: { title: 'Filled', location: 'Hidd', closingDate: '2030-12-31', description: 'A position' },
}

export const lists: Record<ContentTypeName, string> = {
  brand: '/admin/OurBrands',
  slider: '/admin/SlidersList',
  historySlide: '/admin/OurHistoryList',
  newsArticle: '/admin/NewsList',
  teamMember: '/admin/TeamList',
  portfolioItem: '/admin/PortfolioList',
  career: '/admin/CareerList',
  page: '/admin/PageList',
}
