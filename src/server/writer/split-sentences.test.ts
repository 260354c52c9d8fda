import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function sentencesIn(pieces: AsyncIterable<string>): Promise<string[]> {
  const sentences: string[] = []
  for await (const sentence of splitSentences(pieces)) sentences.push(sentence)
  return sentences
}

const sentencesOf = (text: string, size = 3) => sentencesIn(inPieces(text, size))

test.each([1, 3, 1_000])('pieces of %d signs make the same sentences, which make the text', async (size) => {
  const text = 'First one. Second one!\n\nA new paragraph? “Yes.” The end'
  expect(await sentencesOf(text, size)).toEqual([
    'First one.',
    ' Second one!',
    '\n\nA new paragraph?',
    ' “Yes.”',
    ' The end',
  ])
})

test.each([
  ['**Bold. Still bold.** Plain.', 'Bold. Still bold. Plain.'],
  ['# A heading\n\nText _with_ `marks`.', 'A heading\n\nText with marks.'],
  ['Sizes are 10*15 cm and a_b stays. Done.', 'Sizes are 10*15 cm and a_b stays. Done.'],
  ['- one\n- two\n\n1. First. 2. Second.', 'one\ntwo\n\nFirst. Second.'],
  ['<p class="a. b">Hello <b>you</b>.</p> <script>alert(1)</script>', 'Hello you. alert(1)'],
  ['See [the. shop](https://evil.example/a b). Bye.', 'See the. shop. Bye.'],
  ['Five < six. Seven > three.', 'Five < six. Seven > three.'],
  ['Zero\u0000 width\u202e turned.\r\nNext.', 'Zero width turned. Next.'],
  ['नमस्ते। दूसरा वाक्य।', 'नमस्ते। दूसरा वाक्य।'],
  ['```html\n<i>x</i>\n```', 'x'],
  ['   \n\n  ', ''],
])('%j becomes %j', async (given, plain) => {
  expect((await sentencesOf(given)).join('')).toBe(plain)
})

test('a text that never ends a sentence is not waited for', async () => {
  async function* endless(): AsyncGenerator<string> {
    for (;;) yield 'on and '
  }
  expect(await sentencesIn(endless())).toEqual([])
})
