import { describe, expect, test } from 'vitest'
import { loadMessages } from '#contract/messages/load-messages.ts'
import { LANGUAGE_CODES } from '#contract/platform/languages.ts'
import { bareTexts, earlyTexts, markedTexts } from './messages.ts'

const marked = markedTexts()
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([place]) => place).sort()

describe.each(LANGUAGE_CODES.filter((language) => language !== 'en'))('in %s', async (language) => {
  const messages = await loadMessages(language)

  test('no text is missing', () => {
    expect(marked.filter(({ text }) => !messages[text]).map(({ text, at }) => `${at} ${text}`)).toEqual([])
  })

  test('no text is left of what was changed or taken away', () => {
    const texts = new Set(marked.map(({ text }) => text))
    expect(Object.keys(messages).filter((text) => !texts.has(text))).toEqual([])
  })

  test('each says all that is put into it', () => {
    const wrong = Object.entries(messages).filter(([text, said]) => `${placesIn(text)}` !== `${placesIn(said)}`)
    expect(wrong).toEqual([])
  })
})

test('what people read in a translated folder goes through the catalogues', () => {
  expect(bareTexts().map(({ at, text }) => `${at} ${text}`)).toEqual([])
})

test('no text is translated before anybody is spoken to', () => {
  expect(earlyTexts().map(({ at, text }) => `${at} ${text}`)).toEqual([])
})
