import type { RichText } from '#domain/rich-text/rich-text.ts'
import type { DemoContents } from '../demo.ts'
import { list, paragraph, paragraphBlocks } from './blocks.ts'
import { demoSustainability } from './sustainability.ts'

interface Texts {
  readonly title: string
  readonly body: RichText
}

/** A text in English and in Arabic. */
const text = (id: string, english: Texts, arabic: Texts) =>
  ({ id, kind: 'text', ...english, translations: { ar: arabic } }) as const

export const demoPages: DemoContents['page'] = [
  demoSustainability,
  {
    title: 'Privacy',
    address: '/privacy',
    description: 'What we keep of you, what for, and how long.',
    menu: 'others',
    lastChanged: 'shown',
    translations: {
      ar: { title: 'الخصوصية', description: 'ما نحتفظ به عنكم، ولماذا، وإلى متى.' },
    },
    sections: [
      text(
        'what',
        {
          title: 'What we keep',
          body: paragraphBlocks(
            'When you send an enquiry: your name, email address, phone number, company, location and message. When you apply for a position: the same, and your résumé.',
            'Our pages set no cookie. Visits are counted by day and page, never by person.',
          ),
        },
        {
          title: 'ما نحتفظ به',
          body: paragraphBlocks(
            'عند إرسال استفسار: الاسم، والبريد الإلكتروني، ورقم الهاتف، والشركة، والموقع، والرسالة. وعند التقديم على وظيفة: ذلك كله مع السيرة الذاتية.',
            'لا تضع صفحاتنا أي ملفات تعريف ارتباط. وتُحصى الزيارات بحسب اليوم والصفحة، لا بحسب الأشخاص.',
          ),
        },
      ),
      text(
        'why',
        {
          title: 'What for',
          body: paragraphBlocks(
            'To answer you, and for nothing else. The desk in Manama reads every enquiry and passes it to the company that it concerns.',
          ),
        },
        {
          title: 'لماذا',
          body: paragraphBlocks(
            'لنردّ عليكم، ولا شيء غير ذلك. يقرأ مكتبنا في المنامة كل استفسار ويحيله إلى الشركة المعنيّة به.',
          ),
        },
      ),
      text(
        'how-long',
        {
          title: 'How long',
          body: {
            blocks: [
              paragraph('No longer than the purpose needs. In numbers:'),
              list(
                false,
                'Enquiries: 24 months after our last answer',
                'Applications: six months after the position is filled',
                'What was taken for spam: 30 days',
              ),
            ],
          },
        },
        {
          title: 'إلى متى',
          body: {
            blocks: [
              paragraph('لا نحتفظ بشيء أطول مما يلزم. وبالأرقام:'),
              list(
                false,
                'الاستفسارات: 24 شهراً بعد آخر ردّ منا',
                'طلبات التوظيف: 6 أشهر بعد شغل الوظيفة',
                'ما صُنّف ضمن الرسائل المزعجة: 30 يوماً',
              ),
            ],
          },
        },
      ),
      text(
        'who',
        {
          title: 'Who sees it',
          body: paragraphBlocks(
            'The people of the desk and of the company concerned. Nobody outside the group, and nobody for advertising.',
          ),
        },
        {
          title: 'من يطّلع عليه',
          body: paragraphBlocks(
            'العاملون في المكتب وفي الشركة المعنيّة. ولا يطّلع عليه أحد خارج المجموعة، ولا يُستخدم لأغراض الإعلان.',
          ),
        },
      ),
      text(
        'rights',
        {
          title: 'What you can ask for',
          body: paragraphBlocks([
            {
              text: 'Ask at any time what we keep of you, have it corrected, or have it deleted. With the code that we sent you, you can ',
            },
            { text: 'erase an enquiry yourself', link: '/receipt' },
            { text: '; it is gone at once and cannot be brought back.' },
          ]),
        },
        {
          title: 'ما يحق لكم طلبه',
          body: paragraphBlocks([
            {
              text: 'يمكنكم في أي وقت أن تسألوا عمّا نحتفظ به عنكم، وأن تطلبوا تصحيحه أو حذفه. وبالرمز الذي أرسلناه إليكم يمكنكم ',
            },
            { text: 'محو الاستفسار بأنفسكم', link: '/receipt' },
            { text: '؛ فيزول في الحال ولا يمكن استرجاعه.' },
          ]),
        },
      ),
    ],
  },
  {
    title: 'Accessibility',
    address: '/accessibility',
    description: 'What works for everybody on this site, and what does not yet.',
    menu: 'footer',
    translations: {
      ar: { title: 'إتاحة الوصول', description: 'ما يعمل للجميع في هذا الموقع، وما لا يعمل بعد.' },
    },
    sections: [
      text(
        'works',
        {
          title: 'What works',
          body: paragraphBlocks(
            'We build this site to the Web Content Accessibility Guidelines 2.2, level AA. Every page can be read and every form sent by keyboard alone, with a screen reader, at four times the size, and without scripts.',
            'English and Arabic have the same pages, in their own direction of reading.',
          ),
        },
        {
          title: 'ما يعمل',
          body: paragraphBlocks(
            'نبني هذا الموقع وفق إرشادات إتاحة محتوى الويب 2.2 بالمستوى AA. ويمكن قراءة كل صفحة وإرسال كل نموذج بلوحة المفاتيح وحدها، وبقارئ الشاشة، وبتكبير يبلغ أربعة أضعاف، ومن دون برامج نصية.',
            'وللعربية والإنجليزية الصفحات نفسها، كلٌّ باتجاه قراءتها.',
          ),
        },
      ),
      text(
        'not-yet',
        {
          title: 'What does not work yet',
          body: paragraphBlocks(
            'Some documents that we offer for download are not tagged for screen readers. Ask us, and we send you their text.',
          ),
        },
        {
          title: 'ما لا يعمل بعد',
          body: paragraphBlocks(
            'بعض الملفات المتاحة للتنزيل غير موسومة لقارئات الشاشة. اطلبوا نصّها نرسله إليكم.',
          ),
        },
      ),
      text(
        'tell-us',
        {
          title: 'Tell us',
          body: paragraphBlocks([
            { text: 'If something stands in your way, ' },
            { text: 'write to us', link: '/contact' },
            { text: '. A person answers within one working day.' },
          ]),
        },
        {
          title: 'أخبرونا',
          body: paragraphBlocks([
            { text: 'إن اعترضكم شيء ' },
            { text: 'فاكتبوا إلينا', link: '/contact' },
            { text: '، وسيردّ عليكم أحد زملائنا خلال يوم عمل واحد.' },
          ]),
        },
      ),
    ],
  },
  {
    title: 'Terms of use',
    address: '/terms',
    description: 'What this site is for, and what you may do with what it shows.',
    menu: 'footer',
    lastChanged: 'shown',
    translations: {
      ar: { title: 'شروط الاستخدام', description: 'الغرض من هذا الموقع، وما يجوز فعله بما يعرضه.' },
    },
    sections: [
      text(
        'site',
        {
          title: 'The site',
          body: paragraphBlocks(
            'This site tells who we are and what our companies do. Nothing on it is an offer: an agreement begins with a contract that both sides sign.',
          ),
        },
        {
          title: 'الموقع',
          body: paragraphBlocks(
            'يعرّف هذا الموقع بنا وبما تقدّمه شركاتنا. وليس فيه ما يُعدّ عرضاً: فالاتفاق يبدأ بعقد يوقّعه الطرفان.',
          ),
        },
      ),
      text(
        'texts',
        {
          title: 'Texts and pictures',
          body: paragraphBlocks(
            'You may quote our texts and link to every page. Ask before you use our pictures or our name in print.',
          ),
        },
        {
          title: 'النصوص والصور',
          body: paragraphBlocks(
            'يجوز اقتباس نصوصنا ووضع روابط إلى أي صفحة. ويُرجى الاستئذان قبل نشر صورنا أو اسمنا في المطبوعات.',
          ),
        },
      ),
      text(
        'law',
        {
          title: 'The law',
          body: paragraphBlocks('The law of the Kingdom of Bahrain applies.'),
        },
        {
          title: 'القانون',
          body: paragraphBlocks('يسري قانون مملكة البحرين.'),
        },
      ),
    ],
  },
]
