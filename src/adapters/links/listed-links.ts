import { Effect, Layer } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import { homePageId } from '#domain/history/subject.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { linksOf } from '#domain/addresses/links/links-of.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { LiveLinks } from '#ports/server/links/live-links.ts'

/** Reads the links out of all items, for stores without a table of their own. */
export const ListedLinks = Layer.effect(
  LiveLinks,
  Effect.gen(function* () {
    const contents = yield* Contents
    const homePage = yield* HomePageDetails
    const all = Effect.gen(function* () {
      const subject = 'homePage'
      const ofHome = linksOf(subject, { ...(yield* homePage.get(allLanguages)) })
      const ofItems = yield* Effect.forEach(Object.values(contentTypes), (contentType) =>
        Effect.map(contents.list(contentType, undefined, allLanguages), ({ items }) =>
          items.flatMap((item) =>
            linksOf(contentType.name, { ...item }).map((link) => ({
              subject: contentType.name,
              itemId: item.id,
              ...link,
            })),
          ),
        ),
      )
      return [
        ...ofItems.flat(),
        ...ofHome.map((link) => ({ subject, itemId: homePageId, ...link }) as const),
      ].toSorted(
        (one, other) =>
          compare(one.subject, other.subject) ||
          Number(one.itemId) - Number(other.itemId) ||
          compare(one.field, other.field) ||
          compare(one.target, other.target),
      )
    })
    return LiveLinks.of({
      all,
      containing: (texts) =>
        Effect.map(all, (links) => links.filter(({ target }) => texts.some((text) => target.includes(text)))),
    })
  }),
)

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
