import { msg } from '#contract/platform/t.ts'

/**
 * What sellers state in the same words again and again, beside the colours and rulings of name-facets.ts. Pages show any value by
 * `t`: these in the shopper's language, all others as they were written. Listed for the catalogues, loaded by no page.
 */
export const COMMON_VALUES = [
  ...[msg('Yes'), msg('No'), msg('Assorted'), msg('None needed'), msg('Mains plug'), msg('No ink supplied')],
  ...[msg('Blue-black'), msg('Royal blue'), msg('Tan'), msg('Plum')],
  ...[msg('Blue, black, red and green'), msg('Yellow, green, pink, orange and blue')],
  ...[msg('Cotton'), msg('Jute'), msg('Heavy duty')],
  ...[msg('Squares, 10 mm'), msg('A day a page'), msg('A week at a glance')],
]

/** What stands behind a number. */
export const COMMON_UNITS = [
  ...[msg('g'), msg('kg'), msg('mm'), msg('cm'), msg('m'), msg('in'), msg('inch'), msg('colours'), msg('pieces')],
  ...[msg('hours'), msg('days'), msg('months'), msg('years'), msg('labels'), msg('steps'), msg('variables')],
]

/** What the products of a family differ in. */
export const COMMON_OPTIONS = [
  ...[msg('Ink'), msg('Ruling'), msg('Layout'), msg('Colour'), msg('Size'), msg('Material'), msg('Capacity')],
]

/** What things are, in the one word that a list can be narrowed by. */
export const COMMON_THINGS = [
  ...[msg('pen'), msg('pencil'), msg('marker'), msg('crayons'), msg('highlighter'), msg('pastels'), msg('refill')],
  ...[
    msg('notebook'),
    msg('paper'),
    msg('book'),
    msg('pad'),
    msg('diary'),
    msg('envelopes'),
    msg('card'),
    msg('flags'),
  ],
  ...[msg('journal'), msg('notes'), msg('register'), msg('sheets'), msg('slate'), msg('board'), msg('whiteboard')],
  ...[msg('stapler'), msg('staples'), msg('clips'), msg('pins'), msg('punch'), msg('scissors'), msg('cutter')],
  ...[msg('clipboard'), msg('dispenser'), msg('eraser'), msg('glue'), msg('stick'), msg('tape'), msg('sharpener')],
  ...[
    msg('scale'),
    msg('ruler'),
    msg('stand'),
    msg('organiser'),
    msg('box'),
    msg('bottle'),
    msg('tumbler'),
    msg('cup'),
  ],
  ...[
    msg('file'),
    msg('folder'),
    msg('binder'),
    msg('holder'),
    msg('cover'),
    msg('dividers'),
    msg('labels'),
    msg('rack'),
  ],
  ...[msg('wallet'), msg('bag'), msg('carrier'), msg('cutlery'), msg('pouch'), msg('roll'), msg('calculator')],
  ...[msg('drive'), msg('lamp'), msg('bank'), msg('cable'), msg('clock'), msg('hub'), msg('keyboard'), msg('mouse')],
  ...[msg('laminator'), msg('maker'), msg('shredder'), msg('stylus')],
]
