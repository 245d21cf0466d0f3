import { Schema } from 'effect'
import { fields } from '../../wording/en/content/fields.ts'
import { defineContentType } from '../content-type.ts'
import { formed, line, oneOf, optional } from '../fields/field.ts'
import { menuPlaces } from './menu-places.ts'
import { isReservedAddress, pageAddress } from './page-address.ts'
import { sections, sectionTexts } from './sections.ts'

const labels = fields.page

export const page = defineContentType({
  name: 'page',
  fields: {
    title: line(labels.title, { required: true }),
    address: formed(
      labels.address,
      pageAddress,
      `${labels.address} must begin with / and have only small letters, digits and hyphens, in two parts at most`,
      { required: true },
    ).check(
      Schema.makeFilter((address) => !isReservedAddress(address) || `${address} belongs to the site itself`),
    ),
    description: optional(labels.description, { max: 400 }),
    menu: oneOf(labels.menu, menuPlaces, `${labels.menu} is one of the places`),
    lastChanged: oneOf(labels.lastChanged, ['shown'], `${labels.lastChanged} is shown or empty`),
    sections: sections(labels.sections),
  },
  pictures: ['sections.image', 'sections.body.blocks.address', 'sections.translations.*.body.blocks.address'],
  files: ['sections.files.file', 'sections.files.translations.*.file'],
  translated: ['title', 'description'],
  groups: { sections: sectionTexts },
  optional: ['description', 'menu', 'lastChanged', 'sections'],
  links: { 'sections.people': 'teamMember' },
  key: ['address'],
  unique: { address: 'Another page has this address' },
  listing: {
    order: 'manual',
    sortable: ['title', 'address'],
    searched: ['title', 'description', 'address', 'sections'],
  },
  editors: ['CXTeam'],
  nouns: { one: 'page', many: 'pages' },
})
