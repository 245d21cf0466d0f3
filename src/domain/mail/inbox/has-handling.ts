import { distinctTags } from '../../desk/tags.ts'
import type { DeskHandling, HandlingChange } from './received-mail.ts'

/** A change of the owner or the tags of a mail; what is absent stays. */
export type OwnerAndTags = Pick<HandlingChange, 'owner' | 'tags'>

/** Whether a mail already has the owner and tags of a change. */
export const hasHandling = (
  { owner: storedOwner = '', tags: storedTags = [] }: DeskHandling,
  { owner = storedOwner, tags = storedTags }: OwnerAndTags,
): boolean => owner === storedOwner && JSON.stringify(distinctTags(tags)) === JSON.stringify(storedTags)
