import { isSame, type Parts } from '../content/merge/is-same.ts'
import { inForm } from '../content/merge/made-from.ts'
import { merge, type Merge, type Versions } from '../content/merge/merge.ts'
import { asGroup } from '../language/translated-fields.ts'
import { inEachLanguage, mergeable, syncMerged, textsIn, type Bodies } from './bodies.ts'

/** The bodies of an item without any: `null` in a form. */
export const withoutBodies = (bodies: Bodies): Parts =>
  Object.fromEntries(Object.keys(bodies).map((name) => [name, null]))

const bodiesWhere = (
  bodies: Bodies,
  before: Parts,
  values: Parts,
  isSent: (body: unknown, former: unknown) => boolean,
): Parts =>
  inEachLanguage(values, (texts, tag) => {
    const former = tag === undefined ? before : textsIn(before, tag)
    const sent = Object.entries(texts).filter(
      ([name, value]) => !Object.hasOwn(bodies, name) || isSent(value ?? null, former[name] ?? null),
    )
    return Object.fromEntries(sent)
  })

/** The values that a save sends: bodies only if they were changed, so that the others stay as they are. */
export const savedValues = (bodies: Bodies, before: Parts = {}, values: Parts): Parts =>
  bodiesWhere(bodies, before, values, (body, former) => !isSame(body, former))

/** The values of a draft: every body, and `null` for one that was removed. */
export const draftedValues = (bodies: Bodies, before: Parts, values: Parts): Parts =>
  bodiesWhere(bodies, before, values, (body, former) => body !== null || former !== null)

/** Merges versions of a form. Where one of them has a body, plain texts are merged as blocks, too. */
export const mergeForms = <Values extends object>(
  bodies: Bodies,
  { base, mine, theirs }: Versions<Values>,
): Merge<Values> => {
  const present = (version: object) => bodiesWhere(bodies, {}, { ...version }, (body) => body !== null)
  const all = [present(base), present(mine), present(theirs)]
  const version = (of: object) => mergeable(bodies, present(of), all)
  const { values, differences } = merge({ base: version(base), mine: version(mine), theirs: version(theirs) })
  const merged = { ...withoutBodies(bodies), ...syncMerged(bodies, values) }
  const groups = { base: asGroup(base), mine: asGroup(mine), theirs: asGroup(theirs) }
  // Translations are made from plain texts, which are not in versions that are merged by blocks.
  const sources = {
    ...('madeFrom' in mine && { madeFrom: mine.madeFrom }),
    ...inForm(groups, merged),
  }
  // Each field has the value of one of the versions.
  return { values: { ...merged, ...sources } as Values, differences }
}
