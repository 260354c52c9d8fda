import { expect, test } from 'vitest'
import { markedTexts } from './messages.ts'

/** What no code of the shop does. Once it does, its line goes. */
const NOT_DONE: readonly [what: string, words: RegExp][] = [
  ['a courier fetches what is returned', /pick (it|them) up for free/i],
  [
    'something else is sent for what came back',
    /replacement (or refund|is fine)|we’ll replace it|or exchange (unused|are)/i,
  ],
  ['returns have numbers', /return number/i],
  ['returns are paid for', /at our cost|we pay\b/i],
  ['a courier comes to sellers', /our courier\b|pick(s)? up your orders|pickup address/i],
  ['every PIN code is checked with a courier', /our couriers\b/i],
  ['every order has a delivery date', /^the delivery date at checkout/i],
  ['every parcel has a tracking number', /tracking number there\./i],
  ['couriers come several times', /up to \d times/i],
  ['what is lost or comes back is refunded by itself', /refund you in full automatically/i],
  ['newsletters go out', /get (our )?offers|best offers|next email|get the Likho newsletter/i],
  ['credit notes are made', /credit note/i],
  ['delays are mailed', /delays.*we’ll email you/i],
  ['authors remove their reviews', /until you remove them\b.*reviews/i],
]

const texts = markedTexts()

test.each(NOT_DONE)('no page and no mail says that %s', (_, words) => {
  expect(texts.filter(({ text }) => words.test(text)).map(({ text, at }) => `${at} ${text}`)).toEqual([])
})
