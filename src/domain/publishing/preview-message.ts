import { isPlainObject } from '../content/merge/is-same.ts'
import type { UnsavedItem } from './unsaved-item.ts'

/** A page of the site. */
export interface PreviewedPage {
  /** Without the tag of the language; may have a query and an anchor. */
  readonly path: string
  /** Its tag. */
  readonly language: string
}

/** From an editor to the frame: what to show. */
export interface PreviewMessage extends PreviewedPage {
  readonly unsaved: UnsavedItem
}

/** From the frame to its editor: that it can show pages, or which link was followed. */
export type FrameMessage = { readonly isReady: true } | { readonly followed: PreviewedPage }

/** Only this product's own documents exchange messages, so that their kind tells their type. */
export const isPreview = (data: unknown): data is PreviewMessage => isPlainObject(data) && 'unsaved' in data

export const isFrameMessage = (data: unknown): data is FrameMessage =>
  isPlainObject(data) && ('isReady' in data || 'followed' in data)
