import { stripMarkup } from './strip-markup.ts'

/** The sign that ends a sentence with what closes around it, or an empty line; and the white space behind. */
const END = /(?:[.!?।][)\]"'”’*_]*|(?=\n\s*\n))\s+/g
/** The last of it is the beginning of a tag or a link: the sentence ends later. */
const IS_OPEN = /<[a-z/!][^<>]*$|\[[^\]]*$/i
/** Whoever writes this much without a stop does not write for readers. */
const LONGEST_SENTENCE = 2_000

/** Text that comes in pieces of any size, as whole sentences without marks: put together they are the text. */
export async function* splitSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  let gap = ''
  for await (const piece of pieces) {
    waiting += piece
    for (let end = endOfSentence(waiting); end; end = endOfSentence(waiting)) {
      const sentence = waiting.slice(0, end)
      waiting = waiting.slice(end)
      const words = stripMarkup(sentence)
      if (!words) continue
      yield gap + words
      gap = /\n\s*\n\s*$/.test(sentence) ? '\n\n' : ' '
    }
    if (waiting.length > LONGEST_SENTENCE) return
  }
  const rest = stripMarkup(waiting)
  if (rest) yield gap + rest
}

/** Only once something follows: until then more white space may come and make it the end of a paragraph. */
function endOfSentence(text: string): number | undefined {
  const ends = [...text.matchAll(END)].map(({ index, 0: end }) => index + end.length)
  return ends.find((end) => end < text.length && !IS_OPEN.test(text.slice(0, end)))
}
