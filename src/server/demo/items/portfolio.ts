import type { DemoContents } from '../demo.ts'

/** The clients of the fictional group. Their names are in the drawings. */
export const demoPortfolio: DemoContents['portfolioItem'] = [
  {
    title: 'Marine and ports',
    images: [
      { image: 'partner-1', name: 'Norrvik' },
      { image: 'partner-10', name: 'Voss Tidal' },
      { image: 'partner-6', name: 'Meridane' },
    ],
    translations: { ar: { title: 'الملاحة والموانئ' } },
  },
  {
    title: 'Building and property',
    images: [
      { image: 'partner-2', name: 'Halden & Roy' },
      { image: 'partner-8', name: 'Alcazarre' },
      { image: 'partner-7', name: 'Brandt-Olsen' },
      { image: 'partner-4', name: 'Orsova' },
    ],
    translations: { ar: { title: 'البناء والعقار' } },
  },
  {
    title: 'Consumer and technology',
    images: [
      { image: 'partner-3', name: 'Castelline' },
      { image: 'partner-5', name: 'Teikō Kiki' },
      { image: 'partner-9', name: 'Kestrel Loop' },
    ],
    translations: { ar: { title: 'السلع الاستهلاكية والتقنية' } },
  },
]
