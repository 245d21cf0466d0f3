import type { ItemOf } from '#domain/content/content-types.ts'

/** The fields of a history slide that a panel shows. */
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
