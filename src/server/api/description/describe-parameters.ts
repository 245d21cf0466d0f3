import { pageSizes } from '#domain/content/list/list-query.ts'
import { figureWeeks } from '#domain/desk/desk-figures.ts'
import { statisticsDays } from '#domain/mail/inbox/enquiry-statistics.ts'
import { lastPage } from '../lists/list-parameters.ts'
import { mapOperations, type Described, type Json } from './described.ts'

const integer = (minimum: number, maximum?: number): Json => ({
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
})

/** Parameters that are numbers; Effect describes them by the text that an address has. */
const integers: Readonly<Record<string, Json>> = {
  page: integer(1, lastPage),
  size: integer(pageSizes.min, pageSizes.max),
  days: integer(statisticsDays.min, statisticsDays.max),
  weeks: integer(figureWeeks.min, figureWeeks.max),
  version: { type: 'integer' },
  otherVersion: { type: 'integer' },
}

export const describeParameters = (document: Described): Described => ({
  ...document,
  paths: mapOperations(document.paths, (operation) => ({
    ...operation,
    parameters: operation.parameters.map((one) => {
      const schema = one['in'] === 'query' ? integers[String(one['name'])] : undefined
      return schema === undefined ? one : { ...one, schema }
    }),
  })),
})
