import { describe, expect, it } from 'vitest'
import { textOfHtml } from '#domain/content/item/text-of-html.ts'

const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p { margin: 0 }</style></head><body>
<!--StartFragment-->
<h1>Quarter results</h1>
<p class=MsoNormal><b>Bold lead.</b> The terminal handled
more boxes&nbsp;than last year.</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First point</p>
<p class=MsoListParagraphCxSpLast><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;
</span></span><![endif]>Second <a href="https://example.com/?a>b">link</a></p>
<!--EndFragment--></body></html>`

describe('the text of HTML', () => {
  it("preserves Word's paragraphs and list items", () => {
    expect(textOfHtml(word)).toBe(
      [
        'Quarter results',
        'Bold lead. The terminal handled more boxes than last year.',
        '• First point',
        '2. Second link',
      ].join('\n\n'),
    )
  })

  it('separates paragraphs of any kind by an empty line', () => {
    const texts = [
      ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
      ['<P>One<P>Two', 'One\n\nTwo'],
      ['<div><h2>One</h2>Two</div>', 'One\n\nTwo'],
      ['<p>One,<br> still one</p>', 'One,\nstill one'],
      ['<ul><li>One</li><li><p>Two</p></li></ul>', '• One\n\n• Two'],
      [
        '<ol start="3"><li>Three<ul><li>Inner</li></ul></li><li>Four</li></ol>',
        '3. Three\n\n• Inner\n\n4. Four',
      ],
      ['<p>Port</p><table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>', 'Port\n\nA B\n\nC'],
    ]
    expect(texts.map(([html = '']) => [html, textOfHtml(html)])).toEqual(texts)
  })

  it('decodes entities and drops scripts', () => {
    const texts = [
      ['<p>1 &lt; 2 &amp;amp; &#8217;&#x2019;&rsquo; &constructor;</p>', '1 < 2 &amp; ’’’ &constructor;'],
      ['<p>One</p><script>alert("<p>")</script><style>p {}</style><!-- <p>No</p> -->', 'One'],
      ['<p>a < b</p>', 'a < b'],
      ['<p>&#0;&#1114112;</p>', '&#0;&#1114112;'],
    ]
    expect(texts.map(([html = '']) => [html, textOfHtml(html)])).toEqual(texts)
  })

  it('returns nothing for HTML without paragraphs', () => {
    expect([textOfHtml('<span>One</span>'), textOfHtml('')]).toEqual([undefined, undefined])
  })
})
