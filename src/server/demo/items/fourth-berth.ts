import { plainText } from '#domain/rich-text/plain-text.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import type { DemoContents } from '../demo.ts'
import { heading, inlines, list, paragraph } from './blocks.ts'

const body: RichText = {
  blocks: [
    paragraph(
      'The new berth adds 310 metres of quay and takes vessels of up to 14 metres draught, the deepest Jalboot has handled. The first call came before dawn on Sunday: a feeder from Mundra carrying rice, tiles and machine parts.',
    ),
    heading(2, 'A quay for deeper ships'),
    paragraph([
      {
        text: 'Dredging took eleven months and moved 1.4 million cubic metres of sand, most of it to the new yard behind the quay. The yard runs on power from Dhuha Energy, whose field on the ',
      },

      { text: 'Sitra Flats', link: 'item:newsArticle/5' },
      { text: ' reached full output in April.' },
    ]),
    paragraph('Three things are different from the berths that stand there already:'),
    list(
      false,
      'Two electric gantries do the work of four diesel cranes.',
      'Ships take power from the shore, so that their own engines rest.',
      [
        { text: 'Lorries are called by the minute: ' },
        { text: 'nobody waits at the gate', strong: true },
        { text: ' for more than a quarter of an hour.' },
      ],
    ),
    {
      type: 'picture',
      address: 'hero-strait',
      alt: 'A sea chart: two shores, a channel between them, and depths in metres',
      caption:
        'The approach to Hidd on the new chart. The figures are depths in metres: a ship of 14 metres draught passes at every tide.',
    },
    heading(2, 'Eleven hours, four fewer than before'),
    paragraph(
      'A berth is judged by the time between the first line ashore and the last one cast off. The first ship needed eleven hours; the average of the port last year was fifteen.',
    ),
    heading(3, 'Where the four hours went'),
    list(
      true,
      'Customs has the manifest a day before the ship arrives.',
      'Two gantries work one ship from both ends.',
      'The pilot who brings a ship in also takes her out.',
    ),
    {
      type: 'quote',
      text: inlines(
        'A berth is a promise about time. Our customers do not buy cranes. They buy the certainty that a ship arriving at night is empty by morning.',
      ),
      source: 'Huda Al Marhoon, Group Chief Executive',
    },
    heading(2, 'Who works there'),
    paragraph([
      {
        text: 'The expansion was financed from the group’s own balance sheet and created 86 permanent jobs, most of them filled by graduates of the apprentice school. ',
      },
      { text: 'Jalboot Marine', link: '/companies/1' },
      { text: ' takes twelve apprentices a year.' },
    ]),
  ],
}

const bodyInArabic: RichText = {
  blocks: [
    paragraph(
      'يضيف المرسى الجديد 310 أمتار إلى أرصفة الميناء، ويستقبل سفناً يصل غاطسها إلى 14 متراً، وهو أعمق ما استقبلته جالبوت حتى اليوم. ووصلت أولى السفن قبل فجر الأحد: سفينة رافدة قادمة من موندرا تحمل الأرز والبلاط وقطع الآلات.',
    ),
    heading(2, 'رصيف لسفن أعمق'),
    paragraph([
      {
        text: 'استغرق التجريف أحد عشر شهراً، ونُقل خلاله 1.4 مليون متر مكعب من الرمال، معظمها إلى الساحة الجديدة خلف الرصيف. وتعمل الساحة بكهرباء ضحى للطاقة التي بلغ حقلها في ',
      },

      { text: 'مسطّحات سترة', link: 'item:newsArticle/5' },
      { text: ' طاقته الكاملة في أبريل.' },
    ]),
    paragraph('ويختلف المرسى عمّا حوله في ثلاثة أمور:'),
    list(
      false,
      'رافعتان كهربائيتان تؤديان عمل أربع رافعات ديزل.',
      'تأخذ السفن كهرباءها من البرّ، فتستريح محرّكاتها.',
      [
        { text: 'تُستدعى الشاحنات بالدقيقة: ' },
        { text: 'لا أحد ينتظر عند البوابة', strong: true },
        { text: ' أكثر من ربع ساعة.' },
      ],
    ),
    {
      type: 'picture',
      address: 'hero-strait-rtl',
      alt: 'خريطة بحرية: ساحلان بينهما ممرّ، وأعماق بالأمتار',
      caption:
        'المدخل إلى الحد على الخريطة الجديدة. الأرقام أعماق بالأمتار: تعبره سفينة غاطسها 14 متراً في كل مدّ وجزر.',
    },
    heading(2, 'إحدى عشرة ساعة بدلاً من خمس عشرة'),
    paragraph(
      'يُقاس المرسى بالزمن بين أول حبل يُربط وآخر حبل يُفكّ. احتاجت السفينة الأولى إلى إحدى عشرة ساعة، وكان متوسط الميناء في العام الماضي خمس عشرة.',
    ),
    heading(3, 'أين ذهبت الساعات الأربع'),
    list(
      true,
      'يصل بيان الحمولة إلى الجمارك قبل السفينة بيوم.',
      'تعمل رافعتان على السفينة الواحدة من طرفيها.',
      'المرشد الذي يُدخل السفينة هو من يُخرجها.',
    ),
    {
      type: 'quote',
      text: inlines(
        'المرسى وعدٌ بالوقت. عملاؤنا لا يشترون الرافعات، بل يشترون اليقين بأن السفينة التي تصل ليلاً تُفرَّغ قبل الصباح.',
      ),
      source: 'هدى المرهون، الرئيسة التنفيذية للمجموعة',
    },
    heading(2, 'من يعمل هناك'),
    paragraph([
      {
        text: 'مُوّلت التوسعة من موارد المجموعة الذاتية، ووفّرت 86 وظيفة دائمة شغل معظمها خريجو مدرسة المتدرّبين. وتقبل ',
      },
      { text: 'جالبوت البحرية', link: '/companies/1' },
      { text: ' اثني عشر متدرّباً كل عام.' },
    ]),
  ],
}

const arabic = {
  title: 'جالبوت البحرية تفتتح مرسى رابعاً في الحد',
  description: plainText(bodyInArabic),
  body: bodyInArabic,
}

/** The newest article, which shows every block that a formatted text may have. */
export const fourthBerth: DemoContents['newsArticle'][number] = {
  title: 'Jalboot Marine opens a fourth berth at Hidd',
  image: 'news-port',
  brandId: '1',
  description: plainText(body),
  body,
  translations: { ar: arabic },
}
