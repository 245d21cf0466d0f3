/** An item of a list whose order is given by hand. */
export interface Arrangeable {
  id: string
  title: string
  /** Said beside the title, such as the year that an item stays in. */
  detail?: string | undefined
  picture?: { src: string; srcSet?: string | undefined } | undefined
  /** The places, from 0, between which it can be moved. */
  first: number
  last: number
}
