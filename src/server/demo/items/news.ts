import type { DemoContents } from '../demo.ts'
import { fourthBerth } from './fourth-berth.ts'

export const demoNews: DemoContents['newsArticle'] = [
  fourthBerth,
  {
    title: 'Dhuha Energy brings 120 MW online ahead of summer',
    image: 'news-solar',
    brandId: '5',
    description:
      'The second phase of the Sitra Flats solar field reached full output in April, nine weeks before peak cooling demand. The field now covers the annual use of roughly 24,000 homes.\n\nPanels are cleaned at night by waterless robots assembled in Riffa, which cut washing water to zero.',
    translations: {
      ar: {
        title: 'ضحى للطاقة تضيف 120 ميجاواط إلى الشبكة قبل الصيف',
        description:
          'بلغت المرحلة الثانية من حقل مسطّحات سترة الشمسي طاقتها الكاملة في أبريل، قبل ذروة الطلب على التبريد بتسعة أسابيع. ويغطي الحقل الآن الاستهلاك السنوي لنحو 24,000 منزل.\n\nوتنظّف الألواح ليلاً روبوتات جُمّعت في الرفاع ولا تستخدم الماء، فلم يعد التنظيف يستهلك قطرة واحدة منه.',
      },
    },
  },
  {
    title: 'Badgir Estates completes Liwan Court in Riyadh',
    image: 'news-towers',
    brandId: '4',
    description:
      'Five mid-rise buildings share one shaded street, cooled by wind towers that lower the air temperature at pavement level by up to six degrees. Every apartment has windows on two sides.\n\nThe first residents moved in this month, and Badgir will manage the buildings for at least thirty years.',
    translations: {
      ar: {
        title: 'بادقير العقارية تُنجز باحة ليوان في الرياض',
        description:
          'تطلّ خمسة مبانٍ متوسطة الارتفاع على شارع مظلّل واحد، تبرّده أبراج هواء تخفض الحرارة على مستوى المشاة بما يصل إلى ست درجات. ولكل شقة نوافذ على جهتين.\n\nوانتقل إليها أوائل السكان هذا الشهر، وستتولى بادقير إدارة المباني ثلاثين عاماً على الأقل.',
      },
    },
  },
  {
    title: 'Rutabi Foods replants 9,000 palms in Al Ahsa',
    image: 'news-grove',
    brandId: '6',
    description:
      'Working with forty smallholders, Rutabi has replaced ageing trees with Khalas and Sukkari offshoots and a drip network that uses 38 percent less water.\n\nGrowers keep title to their land and sell to Rutabi at a price set before the season opens.',
    translations: {
      ar: {
        title: 'رُطبي للأغذية تعيد زراعة 9,000 نخلة في الأحساء',
        description:
          'بالتعاون مع أربعين من صغار المزارعين، أحلّت رُطبي فسائل الخلاص والسكّري محلّ النخيل الهرم، ومدّت شبكة ريّ بالتنقيط توفّر 38% من المياه.\n\nويحتفظ المزارعون بملكية أراضيهم، ويبيعون محصولهم لرُطبي بسعر يُتفق عليه قبل بدء الموسم.',
      },
    },
  },
  {
    title: 'Salwan Health to build a courtyard hospital in Isa Town',
    image: 'news-courtyard',
    brandId: '7',
    description:
      'The 140-bed hospital is planned around four gardens, so that every ward looks on to something growing. Tabuq Engineering starts on site in January and the first clinic opens in 2027.',
    translations: {
      ar: {
        title: 'سلوان الصحية تبني مستشفى بأفنية داخلية في مدينة عيسى',
        description:
          'صُمّم المستشفى، وسعته 140 سريراً، حول أربع حدائق ليطلّ كل جناح على خضرة. وتبدأ طابوق الهندسية العمل في الموقع في يناير، وتُفتتح أولى العيادات عام 2027.',
      },
    },
  },
  {
    title: 'Nassaj lands a new cable between Bahrain and Kuwait',
    image: 'news-cable',
    brandId: '8',
    description:
      'The 430 km route gives banks on both shores a second path for their traffic and cuts round-trip latency below nine milliseconds. Commercial service begins in the first quarter.',
    translations: {
      ar: {
        title: 'نسّاج تمدّ كابلاً بحرياً جديداً بين البحرين والكويت',
        description:
          'يمنح المسار، وطوله 430 كيلومتراً، المصارف على الساحلين طريقاً ثانياً لبياناتها، ويخفض زمن انتقالها ذهاباً وإياباً إلى أقل من 9 ميلي ثانية. ويبدأ التشغيل التجاري في الربع الأول.',
      },
    },
  },
]
