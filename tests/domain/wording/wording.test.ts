import { describe, expect, it } from 'vitest'
import { failures } from '#domain/wording/en/office/failures.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { site } from '#domain/wording/en/site/site.ts'
import { failureText, uploadFailureText } from '#domain/wording/failure-wording.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { formFailureText } from '#domain/visitor-forms/form-failure-text.ts'

/** The request failed, returned only a status code, or returned a code and a message. */
const noResponse = { withoutResponse: true, message: 'Failed to fetch' }
const codeAlone = { message: '' }
const withMessage = { message: 'The title is too long.' }

/** The sentences of each operation: for a failed request, and with the server's message. */
const sentencesOf = ({
  failures: of,
}: Pick<typeof failures.account | typeof failures.contents.brand, 'failures'>) => {
  const { fetch, add, update, details, remove } = of
  return [fetch, add, update, details, remove].map((wording) => [
    failureText(wording, noResponse),
    failureText(wording, withMessage),
  ])
}
const both = (sentence: string) => [sentence, sentence]

describe('the failures', () => {
  it('[M2] of careers', () => {
    expect(sentencesOf(failures.contents.career)).toEqual([
      both('Failed to fetch careers: Something went wrong'),
      both('Failed to add career: Something went wrong'),
      both('Failed to update career: Something went wrong'),
      both('Failed to fetch career details: Something went wrong'),
      both('Failed to delete career: Something went wrong'),
    ])
  })

  it('[M3] of the team', () => {
    expect(sentencesOf(failures.contents.teamMember)).toEqual([
      both('Failed to fetch team members: Something went wrong'),
      both('Failed to add team member: Something went wrong'),
      both('Failed to update team member: Something went wrong'),
      both('Failed to fetch news details: Something went wrong'),
      ['Failed to delete team member: Something went wrong', 'Failed to delete team member'],
    ])
  })

  it('[M4] of the portfolio', () => {
    expect(sentencesOf(failures.contents.portfolioItem)).toEqual([
      both('Failed to fetch portfolio items: Something went wrong'),
      both('Failed to add portfolio item: Something went wrong'),
      ['Failed to update portfolio item: Something went wrong', 'Failed to update portfolio item'],
      both('Failed to fetch portfolio item: Something went wrong'),
      ['Failed to delete portfolio item: Something went wrong', 'Failed to delete portfolio item'],
    ])
  })

  it('[M5] of the home page', () => {
    expect(failureText(failures.homePage.failures.fetch, noResponse)).toBe(
      'Failed to fetch Home Page: Something went wrong',
    )
    expect(failureText(failures.homePage.failures.fetch, withMessage)).toBe('Failed to fetch Home Page')
  })

  it('[M6] of news', () => {
    expect(sentencesOf(failures.contents.newsArticle)).toEqual([
      both('Failed to fetch news: Something went wrong'),
      both('Failed to add news: Something went wrong'),
      both('Failed to update news: Something went wrong'),
      both('Failed to fetch news details: Something went wrong'),
      ['Failed to delete news: Something went wrong', 'Failed to delete news'],
    ])
  })

  it('[M7] of brands', () => {
    expect(sentencesOf(failures.contents.brand)).toEqual([
      both('Failed to fetch our brands : Something went wrong'),
      both('Failed to add brand : Something went wrong'),
      both('Failed to update brand : Something went wrong'),
      both('Failed to fetch brand details : Something went wrong'),
      both('Failed to delete brand'),
    ])
  })

  it('[M8] of sliders', () => {
    expect(sentencesOf(failures.contents.slider)).toEqual([
      both('Failed to fetch sliders : Something went wrong'),
      both('Failed to add slider : Something went wrong'),
      both('Failed to update slider : Something went wrong'),
      both('Failed to fetch slider details : Something went wrong'),
      both('Failed to delete slider'),
    ])
  })

  it('[M8] of history slides', () => {
    expect(sentencesOf(failures.contents.historySlide)).toEqual([
      both('Failed to fetch history : Something went wrong'),
      both('Failed to add history slide : Something went wrong'),
      both('Failed to update history slide : Something went wrong'),
      both('Failed to fetch history slide details : Something went wrong'),
      both('Failed to delete history slide'),
    ])
  })

  it('[M8] of admins', () => {
    expect(sentencesOf(failures.account)).toEqual([
      both('Failed to fetch admins : Something went wrong'),
      both('Failed to add admin : Something went wrong'),
      both('Failed to update admin : Something went wrong'),
      both('Failed to fetch admin details : Something went wrong'),
      both('Failed to delete admin'),
    ])
  })

  it('[M9] of both mail lists', () => {
    for (const failure of [noResponse, withMessage]) {
      expect(failureText(failures.enquiries.failures.fetch, failure)).toBe(
        'Failed to enquiry list: Something went wrong',
      )
      expect(failureText(failures.profiles.failures.fetch, failure)).toBe(
        'Failed to profile mails: Something went wrong',
      )
    }
  })

  it('use the longer of two forms if the server returned only a code', () => {
    expect(failureText(failures.homePage.failures.fetch, codeAlone)).toBe(
      'Failed to fetch Home Page: Something went wrong',
    )
  })
})

describe('an upload that failed', () => {
  it("[M1] says the server's message, else a sentence about the upload", () => {
    expect(uploadFailureText(withMessage, failures.upload)).toBe('The title is too long.')
    expect(uploadFailureText(codeAlone, failures.upload)).toBe('Failed to upload image')
    expect(uploadFailureText(noResponse, failures.upload)).toBe('Image upload failed')
  })
})

describe('the success toasts', () => {
  it('[M10] are the ten of the catalogue', () => {
    const { contents, account } = failures
    const removed = Object.entries({ ...contents, account }).map(([name, wording]) => [name, wording.removed])
    expect(Object.fromEntries(removed)).toEqual({
      career: 'Deleted career successfully',
      page: 'Deleted page successfully',
      teamMember: 'Deleted team member successfully',
      portfolioItem: 'Deleted portfolio item successfully',
      newsArticle: 'Deleted news successfully',
      brand: 'Deleted brand successfully',
      slider: 'Deleted slider successfully',
      historySlide: 'Deleted history slide successfully',
      account: 'Admin deleted successfully',
    })
    expect([account.added, account.updated]).toEqual([
      'Admin added successfully',
      'Admin updated successfully',
    ])
  })
})

describe('the enquiry', () => {
  it("is 'Submitting...' while it is sent", () => {
    expect(forms.sending).toBe('Submitting...')
  })

  it("says 'Email sent successfully'", () => {
    expect(forms.enquiry.sent).toBe('Email sent successfully')
  })

  it('[E12] tells a refused form from an exception', () => {
    expect(formFailureText(withMessage)).toBe('Failed to submit form')
    expect(formFailureText(codeAlone)).toBe('Failed to submit form')
    expect(formFailureText(noResponse)).toBe('Failed to submit')
  })
})

describe('the pages', () => {
  it('word the news page', () => {
    const { news, loading, failed } = site
    expect([news.title, news.none, loading, failed.title, failed.unanswered, news.gone]).toEqual([
      'Latest News',
      'No news article selected.',
      'Loading...',
      'Error Occurred',
      'This page could not be loaded. Please try again in a moment.',
      'That article is no longer here. This is the latest.',
    ])
  })

  it('word the not-found page', () => {
    expect(shared.notFound).toEqual({
      code: '404',
      message: "Oops! The page you're looking for doesn't exist.",
      home: 'Go Back Home',
      gone: { code: '410', message: 'This page is gone for good.' },
    })
  })
})
