import { expect, test } from 'vitest'
import { readListing, refusalIn } from '#adapters/blobs/s3-listing.ts'
import { run } from '../support/started.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const listing = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Name>sahilan</Name><!-- a <Contents> of none -->
  <Contents><Key>pictures/a&#45;1.webp</Key><Size> 7 </Size><ETag>&quot;x&quot;</ETag></Contents>
  <Contents><Key><![CDATA[b.webp]]></Key><Size>5</Size></Contents>
  <Contents><Key>Others&apos; &amp; more.txt</Key><Size>100</Size></Contents>
  <IsTruncated>true</IsTruncated>
  <NextContinuationToken>a+b&amp;c/&#x3C;d&#62;==</NextContinuationToken>
</ListBucketResult>`

// Seen failing with regular expressions, which knew the five named entities alone.
test('[O40] a listing decodes entities, character references and CDATA', async () => {
  expect(await run(readListing(bytes(listing)))).toEqual({
    blobs: [
      { key: 'pictures/a-1.webp', size: 7 },
      { key: 'b.webp', size: 5 },
    ],
    next: 'a+b&c/<d>==',
  })
  expect(await run(readListing(bytes('<ListBucketResult/>')))).toEqual({ blobs: [], next: undefined })
})

test('reads the code of an error, or nothing from a page of a proxy', async () => {
  expect(await run(refusalIn(bytes('<Error><Code>No&#83;uchBucket</Code></Error>')))).toBe('NoSuchBucket')
  for (const text of ['', '<p>Bad gateway<br>', '{"code":"NoSuchBucket"}'])
    expect(await run(refusalIn(bytes(text)))).toBeUndefined()
})

test('an empty continuation token ends a list', async () => {
  for (const token of ['<NextContinuationToken/>', '<NextContinuationToken></NextContinuationToken>'])
    expect(await run(readListing(bytes(`<ListBucketResult>${token}</ListBucketResult>`)))).toEqual({
      blobs: [],
      next: undefined,
    })
})
