import type { Draw } from './paint.ts'
import { diary } from './paper/diaries.ts'
import { envelopes } from './paper/envelopes.ts'
import { answerSheets, chartPaper, indexCards, origamiPaper } from './paper/loose-sheets.ts'
import { notebook, spiralNotebook } from './paper/notebooks.ts'
import { drawingPad, graphPad, letterPad } from './paper/pads.ts'
import { ream } from './paper/reams.ts'
import { register } from './paper/registers.ts'
import { stickyNotes } from './paper/sticky-notes.ts'

export const paperKinds = {
  notebook,
  'spiral-notebook': spiralNotebook,
  register,
  diary,
  'sticky-notes': stickyNotes,
  ream,
  'drawing-pad': drawingPad,
  envelopes,
  'index-cards': indexCards,
  'graph-pad': graphPad,
  'letter-pad': letterPad,
  'chart-paper': chartPaper,
  'origami-paper': origamiPaper,
  'answer-sheets': answerSheets,
} satisfies Record<string, Draw>
