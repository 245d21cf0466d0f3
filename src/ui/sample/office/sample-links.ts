import { Layer } from 'effect'
import { ListedLinks } from '#adapters/links/listed-links.ts'
import { StoredLinks } from '#adapters/links/stored-links.ts'
import { MemoryOutsideLinks } from '#adapters/memory/links/outside-links.ts'
import { MemoryOldAddresses } from '#adapters/memory/redirects/old-addresses.ts'
import type { DeadOutsideLink } from '#domain/addresses/links/outside-result.ts'

/** Links of the sample items, and the given dead ones to other sites. */
export const sampleLinks = (dead: ReadonlyArray<DeadOutsideLink> = []) =>
  StoredLinks('Asia/Bahrain').pipe(
    Layer.provide([ListedLinks, MemoryOutsideLinks(dead), MemoryOldAddresses()]),
  )
