/** An item of an ArrangeList. */
export interface Arrangeable {
  id: string
  title: string
  /** Shown after the title, for example the year whose items are ordered among themselves. */
  detail?: string | undefined
  picture?: { src: string; srcSet?: string | undefined } | undefined
  /** The first and last index that the item may move to. */
  first: number
  last: number
}
