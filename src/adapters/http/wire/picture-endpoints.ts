/** The endpoints of the media library, below the product's prefix. */
export const pictureEndpoints = {
  all: '/pictures',
  files: '/files',
  one: '/pictures/{id}',
  replaced: '/pictures/{id}/replace',
} as const
