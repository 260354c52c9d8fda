export const LONGEST_ERROR = 200

const ID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi

/** In this order: what is part of another comes later. */
const PRIVATE: readonly [RegExp, string][] = [
  [/\bhttps?:\/\/[^/\s]+/gi, ''],
  [/(\/[^\s?#]*)[?#]\S*/g, '$1'],
  [/\S+@\S+/g, '[email]'],
  [ID, '[id]'],
  // Signed texts, and anything long with letters and figures mixed that is no name of a file.
  [/\b[\w-]+\.[\w-]{8,}\.[\w-]+(?!\.?\w*\.js)/g, '[token]'],
  [/(^|[^\w/.-])(?=\w*\d)(?=\w*[a-z])\w{20,}(?![\w.-])/gi, '$1[token]'],
  [/\+?\d(?:[ -]?\d){5,}/g, '[number]'],
]

/** What an error says, without what tells of a person: mails, numbers, ids, words that open something, queries. */
export const cleanedText = (text: string): string =>
  PRIVATE.reduce((left, [found, name]) => left.replace(found, name), text.slice(0, 2_000))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_ERROR)
