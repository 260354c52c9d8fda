import type { Draw } from './paint.ts'
import { ballPen } from './writing/ball-pens.ts'
import { calligraphySet } from './writing/calligraphy.ts'
import { chalk, colourPencils, crayons, oilPastels, sketchPens } from './writing/colour-sets.ts'
import { gelPen } from './writing/gel-pens.ts'
import { highlighter } from './writing/highlighters.ts'
import { inkBottle, refill } from './writing/inks.ts'
import { marker, whiteboardMarker } from './writing/markers.ts'
import { brushPen, fountainPen } from './writing/nib-pens.ts'
import { mechanicalPencil, pencil } from './writing/pencils.ts'
import { rollerPen } from './writing/roller-pens.ts'

export const writingKinds = {
  'ball-pen': ballPen,
  'gel-pen': gelPen,
  'fountain-pen': fountainPen,
  'roller-pen': rollerPen,
  'brush-pen': brushPen,
  pencil,
  'mechanical-pencil': mechanicalPencil,
  'colour-pencils': colourPencils,
  crayons,
  'oil-pastels': oilPastels,
  marker,
  highlighter,
  'whiteboard-marker': whiteboardMarker,
  'sketch-pens': sketchPens,
  refill,
  'ink-bottle': inkBottle,
  chalk,
  'calligraphy-set': calligraphySet,
} satisfies Record<string, Draw>
