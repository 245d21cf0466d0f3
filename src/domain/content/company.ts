import { Schema } from 'effect'
import { plainEmail } from '../forms/contact-rules.ts'
import { plainDigits } from '../language/plain-digits.ts'
import { translatable } from '../language/translatable.ts'
import { fields } from '../wording/en/content/fields.ts'
import { bounded, link, optional } from './fields/field.ts'
import { group, listOf } from './fields/groups.ts'
import { lengths } from './fields/lengths.ts'

/** The most entries of its lists. */
export const companyLimits = { figures: 4, activities: 8 } as const

const { brand: labels, homePage } = fields

const figureTexts = { translated: ['label'], mayDiffer: ['value'] } as const
const activityTexts = { translated: ['name', 'text'] } as const
const contactTexts = { translated: ['address', 'hours'] } as const

const figure = { value: bounded(homePage.facts.value), label: bounded(homePage.facts.label) }
const activity = {
  name: bounded(homePage.services.title),
  text: bounded(homePage.services.text, { max: lengths.text }),
}
const contact = {
  email: optional(homePage.email, { normalize: plainEmail }),
  phone: optional(homePage.phone, { normalize: plainDigits }),
  whatsapp: optional(homePage.whatsapp, { normalize: plainDigits }),
  address: optional(homePage.address, { max: lengths.text }),
  hours: optional(homePage.hours),
  map: link(homePage.map),
  website: link(labels.website),
}

/** The figures, activities and contact on the page of a company. */
export const company = {
  figures: listOf(
    labels.figures,
    group(labels.figures, { ...figure, ...translatable(figure, figureTexts) }),
    companyLimits.figures,
  ),
  activities: listOf(
    labels.activities,
    group(labels.activities, { ...activity, ...translatable(activity, activityTexts) }),
    companyLimits.activities,
  ),
  contact: Schema.optionalKey(
    group(labels.contact, { ...contact, ...translatable(contact, contactTexts) }).pipe(
      Schema.annotateKey({ title: labels.contact }),
    ),
  ),
}

export const companyGroups = { figures: figureTexts, activities: activityTexts, contact: contactTexts }
