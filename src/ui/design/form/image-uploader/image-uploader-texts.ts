export const imageUploaderTexts = {
  choose: 'Choose a file',
  chooseSeveral: 'Choose files',
  orDrop: 'or drop it here',
  orDropSeveral: 'or drop them here',
  drop: 'Drop to use this image',
  replaces: 'Replaces the current image when you save',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  retry: 'Try again',
  discard: 'Discard file',
  enlarge: 'Preview and zoom',
}

export type ImageUploaderTexts = typeof imageUploaderTexts
