import { Arbitrary, Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { checkSpam, spamReasons, spamScore, textKey, type Submission } from '#domain/mail/inbox/spam.ts'
import { inbox } from '#domain/wording/en/inbox/inbox.ts'

const plain: Submission = {
  firstName: 'Maryam',
  lastName: 'Al Sayed',
  message: 'We would like to meet. See https://acme.example for what we make.',
  took: 40_000,
  others: 0,
}

const reasonsOf = (changes: Partial<Submission>) => checkSpam({ ...plain, ...changes }).spamReasons

const threeLinks = 'https://a.example http://www.b.example and www.c.example'
const shouted = 'YOU HAVE WON A MILLION AND A HOUSE'

describe('a form that was filled in by a person', () => {
  it.each<[string, Partial<Submission>]>([
    ['plainly', {}],
    ['without a script to measure the time', { took: undefined }],
    ['quickly', { took: 900 }],
    ['with many links', { message: threeLinks }],
    ['in capitals', { message: shouted }],
    ['in capitals, quickly', { message: shouted, took: 900 }],
    ['in letters without capitals', { message: 'نود أن نلتقي بكم في مكتبكم يوم الأحد القادم' }],
    ['as two others did', { others: 2 }],
    ['by somebody whose name has a dot', { firstName: 'A.Rahman', lastName: "O'Neil-Smith Jr." }],
  ])('%s is new', (_, changes) => {
    expect(checkSpam({ ...plain, ...changes })).toEqual({ status: 'new', spamReasons: [] })
  })
})

describe('a form is spam', () => {
  it.each<[string, Partial<Submission>, ReturnType<typeof reasonsOf>]>([
    ['that fills the hidden field', { decoy: 'x' }, ['decoy']],
    ['with a link in a name', { firstName: 'www.pills.example' }, ['nameWithLink']],
    ['that three others have sent', { others: 3 }, ['repeated']],
    ['of many links, sent quickly', { message: threeLinks, took: 900 }, ['links', 'quick']],
    ['of links and capitals', { message: `${shouted} ${threeLinks.toUpperCase()}` }, ['links', 'shouted']],
  ])('%s, and says why', (_, changes, reasons) => {
    expect(checkSpam({ ...plain, ...changes })).toEqual({ status: 'spam', spamReasons: reasons })
  })

  it('describes every reason in words', () => {
    expect(spamReasons.map((reason) => inbox.spam.reasons[reason])).toEqual(
      spamReasons.map(() => expect.stringMatching(/^[A-Z].*\.$/)),
    )
  })
})

const text = Arbitrary.schema(Schema.String.check(Schema.isMaxLength(200)))
const anySubmission: Arbitrary.Arbitrary<Submission> = Arbitrary.all({
  firstName: text,
  lastName: text,
  message: text,
  took: Arbitrary.schema(Schema.Literals([0, 2_999, 3_000, 60_000])),
  decoy: Arbitrary.schema(Schema.Literals(['', 'x'])),
  others: Arbitrary.schema(Schema.Literals([0, 2, 3, 100])),
})

/** The counterexample to a rule, if there is one. */
const broken = async (rule: (submission: Submission) => boolean) => {
  const checked = Arbitrary.checkEffect(anySubmission, (one) => Effect.succeed(rule(one)), { runs: 500 })
  return Arbitrary.formatCheckFailure(await Effect.runPromise(checked))
}

describe('of any form', () => {
  it('the status follows from the reasons, each named once', async () => {
    const rule = (submission: Submission) => {
      const { status, spamReasons: found } = checkSpam(submission)
      return (status === 'spam') === spamScore(found) > 0 && new Set(found).size === found.length
    }
    expect(await broken(rule)).toBeUndefined()
  })

  it('a short or missing time alone is not spam', async () => {
    const rule = ({ took: _, ...submission }: Submission) => {
      const [timed, quick, untimed] = [{ took: 60_000 }, { took: 0 }, {}].map((time) =>
        checkSpam({ ...submission, message: 'Good morning', ...time }),
      )
      return timed?.status === quick?.status && timed?.status === untimed?.status
    }
    expect(await broken(rule)).toBeUndefined()
  })

  it('another signal never lowers the score', async () => {
    const rule = (submission: Submission) =>
      checkSpam(submission).status === 'new' ||
      checkSpam({ ...submission, others: 99, took: 0 }).status === 'spam'
    expect(await broken(rule)).toBeUndefined()
  })
})

describe('the same text', () => {
  it('is recognized regardless of case, accents and spaces', () => {
    expect(textKey('  We offer CHEAP links,\n\n for every café  in town ')).toBe(
      textKey('we offer cheap links, for every cafe in town'),
    )
  })

  it('is ignored while it is short', () => {
    expect(textKey('Please call me back.')).toBe('')
  })
})
