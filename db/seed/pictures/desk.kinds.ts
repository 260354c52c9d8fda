import { clipboard, duster, whiteboard } from './desk/boards.ts'
import { binderClips, paperClips, pushPins } from './desk/clips.ts'
import { deskBell, stampPad } from './desk/counter.ts'
import { cutter, scissors } from './desk/cutting.ts'
import { correctionPen, eraser } from './desk/erasing.ts'
import { compass, geometryBox } from './desk/geometry.ts'
import { glueBottle, glueStick } from './desk/glues.ts'
import { deskOrganiser, paperTray, penStand } from './desk/holders.ts'
import { punch } from './desk/punches.ts'
import { ruler } from './desk/rulers.ts'
import { sharpener } from './desk/sharpeners.ts'
import { stapler, staples } from './desk/staplers.ts'
import { celloTape, tapeDispenser } from './desk/tapes.ts'
import type { Draw } from './paint.ts'

/** Objects of the desk-supplies aisle, by kind. */
export const deskKinds = {
  stapler,
  staples,
  'tape-dispenser': tapeDispenser,
  'cello-tape': celloTape,
  punch,
  scissors,
  cutter,
  sharpener,
  'glue-stick': glueStick,
  'glue-bottle': glueBottle,
  eraser,
  'correction-pen': correctionPen,
  ruler,
  compass,
  'geometry-box': geometryBox,
  'paper-clips': paperClips,
  'binder-clips': binderClips,
  'push-pins': pushPins,
  'desk-organiser': deskOrganiser,
  'pen-stand': penStand,
  'paper-tray': paperTray,
  'stamp-pad': stampPad,
  'desk-bell': deskBell,
  whiteboard,
  clipboard,
  duster,
} satisfies Record<string, Draw>
