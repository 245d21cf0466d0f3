import { describe, expect, it } from 'vitest'
import { languageOf } from '#domain/language/language.ts'
import { letterLanguageOf } from '#domain/mail/letters/letter-language-of.ts'
import { inEnglish } from '#domain/mail/letters/letter-language.ts'
import { receiptLetter } from '#domain/mail/letters/receipt-letter.ts'
import { resetLetter } from '#domain/mail/letters/reset-letter.ts'
import { staffLetter } from '#domain/mail/letters/staff-letter.ts'
import { receivedEnquiry, receivedProfile } from '../support/received.ts'

const place = { publicUrl: 'https://sahilan.example', timeZone: 'Asia/Bahrain' }
const sender = { name: 'ساحلان', publicUrl: place.publicUrl }
const arabic = letterLanguageOf('ar')

describe('[T37] a mail in Arabic', () => {
  it('to staff isolates the values that are written left to right', () => {
    const { subject, text } = staffLetter(receivedEnquiry(), place, arabic, languageOf('en'))
    expect(subject).toBe('استفسار من Maryam Al Sayed، Acme')
    expect(text).toBe(`وصل استفسار من Maryam Al Sayed، Acme.

الاسم: Maryam Al Sayed
البريد الإلكتروني: \u2066maryam@example.com\u2069
الهاتف: \u2066+973 3600 0000\u2069
الموقع: البحرين
الشركة: Acme
نوع الاستفسار: استفسار أعمال
اللغة: English
تاريخ الاستلام: 21 نوفمبر 2026، 15:30 (توقيت البحرين)
الرقم المرجعي: \u2066B7KM4QXD\u2069

> Hello,
>
> we would like to meet.

الأفضل الردّ من لوحة الإدارة ليراه الزملاء. لا تُسجَّل الرسائل المرسلة من خارجها.

عرض الرسالة في لوحة الإدارة:
https://sahilan.example/admin/enquirymails?q=B7KM4QXD&open=12
`)
  })

  it('to staff names the position and isolates the name of the file', () => {
    const { subject, html } = staffLetter(receivedProfile(), place, arabic)
    expect(subject).toBe('طلب توظيف من Maryam Al Sayed: Marine pilot')
    expect(html).toContain('<td><bdi dir="ltr">maryam.pdf</bdi></td>')
    expect(html).not.toContain('اللغة')
  })

  it('has its language and direction in the HTML', () => {
    expect(receiptLetter(receivedEnquiry(), sender, arabic).html).toBe(`<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"></head><body>
<p dir="auto">شكراً لكم. وصل استفساركم إلى ساحلان.</p>
<table cellpadding="4"><tr><th align="right" scope="row">رقمكم المرجعي</th><td><bdi dir="ltr">B7KM4QXD</bdi></td></tr></table>
<p dir="auto">اذكروا الرقم المرجعي عند الكتابة أو الاتصال. إذا لم ترسلوا إلينا شيئاً فقد كتب شخص آخر عنوان بريدكم سهواً، ويمكنكم تجاهل هذه الرسالة.</p>
<p><a href="https://sahilan.example/">ساحلان</a></p>
</body></html>
`)
  })

  it('confirms an application, also of a site without a name', () => {
    const { subject, text } = receiptLetter(receivedProfile(), { ...sender, name: '' }, arabic)
    expect(subject).toBe('وصلنا طلبكم: B7KM4QXD')
    expect(text).toContain('شكراً لكم. وصلنا طلبكم.\n\nرقمكم المرجعي: \u2066B7KM4QXD\u2069\n')
    expect(text).toContain('موقعنا الإلكتروني:\nhttps://sahilan.example/')
  })

  it('sets a password', () => {
    const reset = { name: 'منى', email: 'mona@example.com', address: 'https://a.example/r#A', site: 'ساحلان' }
    const { subject, text } = resetLetter(reset, arabic)
    expect(subject).toBe('تعيين كلمة مرور جديدة: ساحلان')
    expect(text).toContain('منى، هذا رابط تعيين كلمة مرور جديدة في ساحلان.')
    expect(text).toContain('الحساب: \u2066mona@example.com\u2069\nمدة الصلاحية: 10 دقائق، لمرة واحدة')
    expect(resetLetter({ ...reset, site: '' }, arabic).subject).toBe('تعيين كلمة مرور جديدة')
  })
})

describe('[T37] a mail in English', () => {
  it('is written for languages without a catalogue', () => {
    for (const tag of ['en', 'fr', '']) expect(letterLanguageOf(tag)).toEqual(inEnglish)
    expect(letterLanguageOf('fr', arabic.language)).toEqual(arabic)
  })

  it('names the language of a visitor who wrote in another one', () => {
    const { text } = staffLetter(receivedEnquiry(), place, inEnglish, languageOf('ar'))
    expect(text).toContain('Enquiry type: Business Inquiry\nLanguage: العربية\nReceived: ')
  })

  it('keeps its bytes', () => {
    expect(receiptLetter(receivedEnquiry(), { ...sender, name: 'Sahilan' }).html).toBe(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"></head><body>
<p dir="auto">Thank you. Your enquiry has reached Sahilan.</p>
<table cellpadding="4"><tr><th align="left" scope="row">Your reference</th><td dir="auto">B7KM4QXD</td></tr></table>
<p dir="auto">Name the reference when you write or call about it. If you have sent us nothing, somebody has typed your address by mistake; ignore this mail.</p>
<p><a href="https://sahilan.example/">Sahilan</a></p>
</body></html>
`)
  })
})
