import type { WireJson } from './wire-name.ts'

export const bodyWire: WireJson = { name: 'body', json: 'rich text' }
export const brandIdWire: WireJson = { name: 'brandId', json: 'text' }
export const boardWire: WireJson = { name: 'board', json: 'text' }

/** The fields of a brand that has a page of its own. */
export const companyWire = {
  summary: { name: 'summary', json: 'text' },
  picture: { name: 'picture', json: 'text' },
  figures: { name: 'figures', json: 'list' },
  activities: { name: 'activities', json: 'list' },
  legalName: { name: 'legalName', json: 'text' },
  registration: { name: 'registration', json: 'text' },
  countries: { name: 'countries', json: 'text' },
  certificates: { name: 'certificates', json: 'text' },
  director: { name: 'director', json: 'text' },
  ownership: { name: 'ownership', json: 'text' },
  contact: { name: 'contact', json: 'object' },
} as const satisfies Readonly<Record<string, WireJson>>

/** The optional fields of an own page. */
export const pageWire = {
  description: { name: 'description', json: 'text' },
  menu: { name: 'menu', json: 'text' },
  lastChanged: { name: 'lastChanged', json: 'text' },
  sections: { name: 'sections', json: 'list' },
} as const satisfies Readonly<Record<string, WireJson>>
