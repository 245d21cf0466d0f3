import type { DemoContents } from '../demo.ts'

export const demoSliders: DemoContents['slider'] = [
  {
    title: 'A group built between two shores',
    image: 'hero-strait',
    description:
      'Eight companies moving, building, powering and feeding the Gulf since 1958. Family-founded, professionally run, here for the long crossing.',
    translations: {
      ar: {
        image: 'hero-strait-rtl',
        title: 'مجموعة بُنيت بين ساحلين',
        description:
          'ثماني شركات تعمل في النقل والبناء والطاقة والغذاء في الخليج منذ عام 1958. عائلية التأسيس، مهنية الإدارة، ماضية في الرحلة الطويلة.',
      },
    },
  },
  {
    title: 'We own what we build, so we build it to last',
    image: 'hero-riwaq',
    description:
      'Tabuq Engineering puts buildings up. Badgir Estates looks after them for decades. Nobody at Sahilan gets to hand over the keys and leave.',
    translations: {
      ar: {
        image: 'hero-riwaq-rtl',
        title: 'نملك ما نبنيه، فنبنيه ليدوم',
        description:
          'تشيّد طابوق الهندسية المباني، وترعاها بادقير العقارية عقوداً من بعدها. لا أحد في ساحلان يسلّم المفاتيح ويمضي.',
      },
    },
  },
  {
    title: 'Old trade routes, new cargo',
    image: 'hero-sails',
    description:
      'From dhow timber to data: Jalboot, Darbline and Nassaj keep goods and signals moving across the same waters our founders sailed.',
    translations: {
      ar: {
        image: 'hero-sails-rtl',
        title: 'طرق التجارة القديمة بحمولة جديدة',
        description:
          'من أخشاب السفن إلى البيانات، تنقل جالبوت ودربلاين ونسّاج البضائع والإشارات بلا توقف عبر المياه التي أبحر فيها مؤسّسونا.',
      },
    },
  },
]
