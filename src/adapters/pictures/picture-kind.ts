const startsWith = (bytes: Uint8Array, text: string, at = 0) => latin(bytes, at, at + text.length) === text

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Whether bytes begin as a picture of an accepted kind does, whatever name or type they came with. */
export const isAcceptedPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\xFF\xD8\xFF') ||
  startsWith(bytes, '\x89PNG\r\n\x1A\n') ||
  startsWith(bytes, 'GIF87a') ||
  startsWith(bytes, 'GIF89a') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  (startsWith(bytes, 'ftyp', 4) && /avi[fs]/.test(latin(bytes, 8, 64)))
