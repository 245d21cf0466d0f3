import type { ItemOf } from '#domain/content/content-types.ts'

/** What a panel of the history shows. */
export type HistorySlide = Pick<
  ItemOf<'historySlide'>,
  'id' | 'title' | 'year' | 'colour' | 'image' | 'description'
>

export const historySlide = ({
  id,
  title,
  year,
  colour,
  image,
  description,
}: HistorySlide): HistorySlide => ({
  id,
  title,
  year,
  colour,
  image,
  description,
})
