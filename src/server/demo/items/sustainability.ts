import type { DemoContents } from '../demo.ts'
import { paragraphBlocks } from './blocks.ts'

export const demoSustainability: DemoContents['page'][number] = {
  title: 'Sustainability',
  address: '/sustainability',
  description: 'Four figures that we publish every year, whether they went well or not.',
  menu: 'explore',
  translations: {
    ar: { title: 'الاستدامة', description: 'أربعة أرقام ننشرها كل عام، سواء أحسنّا أم قصّرنا.' },
  },
  sections: [
    {
      id: 'figures',
      kind: 'figures',
      figures: [
        {
          value: '41%',
          label: 'of the group’s power comes from its own panels',
          translations: { ar: { label: 'من كهرباء المجموعة تأتي من ألواحها' } },
        },
        {
          value: '0',
          label: 'litres of water to wash 310,000 panels',
          translations: { ar: { label: 'لتر ماء لغسل 310,000 لوح' } },
        },
        {
          value: '38%',
          label: 'less water for each palm in Al Ahsa',
          translations: { ar: { label: 'ماء أقل لكل نخلة في الأحساء' } },
        },
        {
          value: '1,120',
          label: 'tonnes of diesel that the fourth berth does not burn',
          translations: { ar: { label: 'طناً من الديزل لا يحرقها المرسى الرابع' } },
        },
      ],
      note: 'Calendar year 2025, audited.',
      translations: { ar: { note: 'السنة الميلادية 2025، أرقام مدقّقة.' } },
    },
    {
      id: 'power',
      kind: 'picture',
      image: 'news-solar',
      title: 'Power where it is used',
      body: paragraphBlocks(
        'A roof is the shortest power line there is. Since 2022 every warehouse, clinic and quay that we build carries panels, and what a building does not use goes to its neighbour first and to the grid second.',
        'Ships at our berths draw power from the shore, so that their own engines can rest.',
      ),
      translations: {
        ar: {
          title: 'الكهرباء حيث تُستهلك',
          body: paragraphBlocks(
            'السطح أقصر خط كهرباء في الوجود. ومنذ عام 2022 يحمل كل مستودع وعيادة ورصيف نبنيه ألواحاً شمسية، وما لا يستهلكه المبنى يذهب إلى جاره أولاً ثم إلى الشبكة.',
            'وتأخذ السفن في مراسينا كهرباءها من البرّ، فتستريح محرّكاتها.',
          ),
        },
      },
    },
    {
      id: 'quote',
      kind: 'quote',
      text: 'We publish the bad years too. Otherwise the good ones mean nothing.',
      source: 'Noor Al Dossari',
      role: 'Chief People Officer',
      translations: {
        ar: {
          text: 'ننشر السنوات السيئة أيضاً، وإلا فلا معنى للجيدة.',
          source: 'نور الدوسري',
          role: 'رئيسة الموارد البشرية',
        },
      },
    },
    {
      id: 'water',
      kind: 'picture',
      image: 'news-grove',
      title: 'Water, counted by the palm',
      body: paragraphBlocks(
        'Rutabi measures water by the tree and not by the field. Growers read the meter themselves and see on their telephones what their neighbours need.',
        'In 2025 a palm needed 38 percent less than five years before.',
      ),
      translations: {
        ar: {
          title: 'ماء يُحسب بالنخلة',
          body: paragraphBlocks(
            'تقيس رُطبي الماء بالشجرة لا بالحقل. ويقرأ المزارعون العدّاد بأنفسهم، ويرون على هواتفهم ما يحتاج إليه جيرانهم.',
            'وفي عام 2025 احتاجت النخلة إلى ماء أقل بنسبة 38% مما كانت تحتاج إليه قبل خمس سنوات.',
          ),
        },
      },
    },
    {
      id: 'failures',
      kind: 'text',
      title: 'What did not go well',
      body: paragraphBlocks(
        'Our lorries used 3 percent more fuel per tonne than in 2024: detours around road works, and two routes that we began too early. Darbline replaces forty tractors in 2027, not in 2026 as we had written.',
      ),
      translations: {
        ar: {
          title: 'ما لم يسر كما أردنا',
          body: paragraphBlocks(
            'استهلكت شاحناتنا وقوداً أكثر بنسبة 3% لكل طن مقارنة بعام 2024، بسبب التحويلات المرورية حول أعمال الطرق، وبسبب خطّين بدأناهما قبل الأوان. وستجدّد دربلاين أربعين شاحنة في عام 2027، لا في 2026 كما كتبنا.',
          ),
        },
      },
    },
    {
      id: 'people',
      kind: 'people',
      title: 'Whom to ask',
      people: ['7', '5', '4'],
      translations: { ar: { title: 'إلى من تتوجهون بالسؤال' } },
    },
  ],
}
