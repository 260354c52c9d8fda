/** Behind these stands for whom, for what or with what: 'pen for exams', 'pen hai jisme 4 colour ho'. */
const BEFORE_ASIDES = new Set(['for', 'to', 'with', 'without', 'having', 'jisme', 'jisse', 'jiske', 'जिसमें'])
/** Hindi says it the other way round: 'bachchon ke liye rang', 'kitab pe sticker'. */
const AFTER_ASIDES = new Set([
  'liye',
  'lie',
  'liya',
  'vaste',
  'pe',
  'par',
  'mein',
  'mei',
  'लिए',
  'लिये',
  'वास्ते',
  'पर',
  'में',
])

/** Which words of a text are not what is wanted itself. */
export function areAsides(words: readonly string[]): boolean[] {
  const from = words.findIndex((word) => BEFORE_ASIDES.has(word))
  const upTo = words.findLastIndex((word) => AFTER_ASIDES.has(word))
  return words.map((_, at) => at < upTo || (from >= 0 && at > from))
}
