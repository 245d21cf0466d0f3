import type { Guide } from '../../examples/guide.ts'
import { QrCode } from './qr-code.tsx'

const key = 'otpauth://totp/Sahilan:sara@mail.example?secret=JBSWY3DPEHPK3PXP'

export const guide: Guide = {
  instead: { 'text-link': 'People read it on the device that opens it.' },
  anatomy: ['Quiet zone', 'Code, dark on white in every theme'],
  words: [
    'The label says what it opens: “Key for the authenticator app”.',
    'The encoded text stands beside it.',
  ],
  heard: 'An image with its label.',
  do: {
    text: 'Show its text beside it, for people without a camera.',
    picture: (
      <>
        <QrCode value={key} label="Key for the authenticator app" />
        <p>JBSW Y3DP EHPK 3PXP</p>
      </>
    ),
  },
  dont: {
    text: 'Do not let the code be the only way.',
    picture: <QrCode value={key} label="Another key for the authenticator app" />,
  },
}
