import { distinctTags } from '../../desk/tags.ts'
import type { DeskHandling, HandlingChange } from './received-mail.ts'

/** Sets the owner or the tags of a mail. */
export type DeskChange = Pick<HandlingChange, 'owner' | 'tags'>

/** Whether a mail already has the owner and tags of a change. */
export const hasHandling = (
  { owner: storedOwner = '', tags: storedTags = [] }: DeskHandling,
  { owner = storedOwner, tags = storedTags }: DeskChange,
): boolean => owner === storedOwner && JSON.stringify(distinctTags(tags)) === JSON.stringify(storedTags)
