import { createHash } from 'node:crypto'
import { ATTRIBUTES, type Attributes } from '#contract/catalog/attributes.ts'
import type { DescribedProduct } from '#contract/writer/describe.endpoints.ts'
import { countWords, FEWEST_WORDS } from '#contract/writer/word-count.ts'
import { CLOSINGS, cannedSentences } from './canned-sentences.ts'
import type { Writer } from './writer.ts'

/** The same name is always described in the same words; names that differ get others. */
export const offlineWriter: Writer = {
  async *describe(product) {
    yield composeDescription(product)
  },
}

export function composeDescription(product: DescribedProduct): string {
  const { uses } = cannedSentences(product.category)
  const middle = inOrderOf(product.name, uses)
  const first = [opening(product), ...middle.splice(0, 2)]
  const last = [...attributeSentence(product.attributes), ...CLOSINGS]
  const second: string[] = []
  while (countWords([...first, ...second, ...last].join(' ')) < FEWEST_WORDS || second.length < 3) {
    second.push(...middle.splice(0, 1))
    if (middle.length === 0) break
  }
  return [first, second, last].map((sentences) => sentences.join(' ')).join('\n\n')
}

/** Sentences to go on with where a description is too short. Each stands by itself. */
export const extraSentences = ({ name, category }: DescribedProduct): string[] => [
  ...inOrderOf(name, cannedSentences(category).uses),
  ...CLOSINGS,
]

/** A name may mean one thing or many: none of the verbs beside it would show. */
function opening({ name, category }: DescribedProduct): string {
  const { shelf, place } = cannedSentences(category)
  const called = name.replace(/[\s.,;:!?]+$/u, '')
  const openings = [
    `${called} will soon find a place ${place}.`,
    `Say hello to ${called}, from our range of ${shelf}.`,
    `Looking for ${called}? You will find the rest of our ${shelf} close by.`,
  ]
  return inOrderOf(name, openings)[0] as string
}

const LABELS: Record<keyof Attributes, string> = {
  length: 'length',
  breadth: 'breadth',
  height: 'height',
  weight: 'weight',
  memory: 'memory',
  batteryLife: 'battery life',
  screenSize: 'screen size',
  connectivity: 'connectivity',
  inkColor: 'ink colour',
  refillable: 'refillable:',
}

function attributeSentence(attributes: Attributes = {}): string[] {
  const known = ATTRIBUTES.filter((name) => attributes[name]).map((name) => `${LABELS[name]} ${attributes[name]}`)
  return known.length > 0 ? [`The facts at a glance: ${known.join('; ')}.`] : []
}

/** Shuffled by the name, not by chance. */
const inOrderOf = (name: string, sentences: readonly string[]) =>
  sentences
    .map((sentence) => ({ sentence, rank: createHash('sha256').update(`${name}\n${sentence}`).digest('hex') }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ sentence }) => sentence)
