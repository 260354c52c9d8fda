const TAGS = /<(?:[/!]?[a-z]|!--)[^<>]*>/gi
const LINKS = /!?\[([^\]]*)\]\([^)]*\)/g
/** At the start of a line: headings, quotations, bullets, numbers of a list, lines of signs. */
const LINE_MARKS = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+•][ \t]+|\d{1,2}[.)][ \t]+|[-*_=]{3,}[ \t]*$|`{3,}\w*)/gm
/** A single star between figures is a measure: 10*15. */
const EMPHASIS = /\*{2,}|_{2,}|`+|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu
/** Controls and signs that turn the direction of writing. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Text without the marks of Markdown and HTML and without signs that nobody sees: it is shown as it stands. */
export const stripMarkup = (text: string) =>
  text
    .replace(TAGS, ' ')
    .replace(LINKS, '$1')
    .replace(LINE_MARKS, '')
    .replace(EMPHASIS, '')
    .replace(UNSEEN, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ +([.,;:!?])/g, '$1')
    .trim()
