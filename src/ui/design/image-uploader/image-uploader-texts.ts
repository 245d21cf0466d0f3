export const imageUploaderTexts = {
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  drop: 'Drop to use this image',
  replaces: 'Replaces the current image when you save',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  retry: 'Try again',
  enlarge: 'Preview and zoom',
}

export type ImageUploaderTexts = typeof imageUploaderTexts
