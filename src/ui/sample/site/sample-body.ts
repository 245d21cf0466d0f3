import type { Block, RichText } from '#domain/rich-text/rich-text.ts'

const paragraph = (...text: Extract<Block, { type: 'paragraph' }>['text']): Block => ({
  type: 'paragraph',
  text,
})
const heading = (level: 2 | 3, text: string): Block => ({ type: 'heading', level, text: [{ text }] })
const list = (ordered: boolean, ...texts: ReadonlyArray<string>): Block => ({
  type: 'list',
  ordered,
  items: texts.map((text) => ({ text: [{ text }] })),
})

/** A formatted article with every kind of block. */
export const sampleBody = (picture: string): RichText => ({
  blocks: [
    paragraph({
      text: 'The new berth adds 310 metres of quay and takes vessels of up to 14 metres draught, the deepest Jalboot has handled.',
    }),
    heading(2, 'A quay for deeper ships'),
    paragraph(
      { text: 'Dredging took eleven months. The yard runs on power from ' },
      { text: 'Dhuha Energy', link: 'item:newsArticle/5' },
      { text: ', and ' },
      { text: 'nobody waits at the gate', strong: true },
      { text: ' for more than a quarter of an hour.' },
    ),
    list(
      false,
      'Two electric gantries do the work of four diesel cranes.',
      'Ships take power from the shore, so that their own engines rest.',
    ),
    {
      type: 'picture',
      address: picture,
      alt: 'Gantry cranes over stacked containers',
      caption: 'The first of the two electric gantries, seen from the yard.',
    },
    heading(3, 'Where the four hours went'),
    list(true, 'Customs has the manifest a day before.', 'Two gantries work one ship from both ends.'),
    {
      type: 'quote',
      text: [{ text: 'A berth is a promise about time. Our customers do not buy cranes.' }],
      source: 'Huda Al Marhoon',
    },
  ],
})

export const sampleBodyInArabic = (picture: string): RichText => ({
  blocks: [
    paragraph({
      text: 'يضيف المرسى الجديد 310 أمتار إلى واجهة الميناء، ويستقبل سفناً يصل غاطسها إلى 14 متراً، وهو أعمق ما استقبلته جالبوت حتى اليوم.',
    }),
    heading(2, 'رصيف لسفن أعمق'),
    paragraph(
      { text: 'استغرق التجريف أحد عشر شهراً. وتعمل الساحة بكهرباء ' },
      { text: 'ضحى للطاقة', link: 'item:newsArticle/5' },
      { text: '، و' },
      { text: 'لا أحد ينتظر عند البوابة', strong: true },
      { text: ' أكثر من ربع ساعة.' },
    ),
    list(
      false,
      'رافعتان كهربائيتان تؤديان عمل أربع رافعات ديزل.',
      'تأخذ السفن كهرباءها من البرّ، فتستريح محرّكاتها.',
    ),
    {
      type: 'picture',
      address: picture,
      alt: 'رافعات فوق حاويات مرصوصة',
      caption: 'أولى الرافعتين الكهربائيتين كما تُرى من الساحة.',
    },
    heading(3, 'أين ذهبت الساعات الأربع'),
    list(
      true,
      'يصل بيان الحمولة إلى الجمارك قبل السفينة بيوم.',
      'تعمل رافعتان على السفينة الواحدة من طرفيها.',
    ),
    {
      type: 'quote',
      text: [{ text: 'المرسى وعدٌ بالوقت. عملاؤنا لا يشترون الرافعات.' }],
      source: 'هدى المرهون',
    },
  ],
})
