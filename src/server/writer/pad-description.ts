import type { DescribedProduct } from '#contract/writer/describe.endpoints.ts'
import { countWords, FEWEST_WORDS } from '#contract/writer/word-count.ts'
import { extraSentences } from '#server/gateways/writer/offline-writer.ts'

/** What a text still needs to have enough words: a paragraph of sentences that lie ready, or nothing. */
export function padDescription(product: DescribedProduct, text: string): string {
  let missing = FEWEST_WORDS - countWords(text)
  const added: string[] = []
  for (const sentence of extraSentences(product)) {
    if (missing <= 0) break
    if (text.includes(sentence)) continue
    added.push(sentence)
    missing -= countWords(sentence)
  }
  return added.length > 0 ? `\n\n${added.join(' ')}` : ''
}
