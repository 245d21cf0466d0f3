/** Who did something. The id is empty where the program itself did, or nobody is known. */
export interface Author {
  readonly id: string
  /** As the person was called at the time. */
  readonly name: string
}
