import { metalRuler } from './desk/rulers.ts'
import type { Draw } from './paint.ts'
import { pencilPouch, toteBag } from './reusable/bags.ts'
import { bottle, coffeeCup } from './reusable/bottles.ts'
import { clothFolder, juteFolder } from './reusable/cloth-folders.ts'
import { bambooPen, refillKit, seedPencils } from './reusable/green-writing.ts'
import { cutlerySet, lunchBox } from './reusable/lunch.ts'
import { corkBoard, erasableBoard, reusableNotebook, slate } from './reusable/writing-surfaces.ts'

/** Objects of the reusable aisle, by kind. */
export const reusableKinds = {
  bottle,
  'coffee-cup': coffeeCup,
  'lunch-box': lunchBox,
  'cutlery-set': cutlerySet,
  'tote-bag': toteBag,
  'pencil-pouch': pencilPouch,
  'cloth-folder': clothFolder,
  'jute-folder': juteFolder,
  'reusable-notebook': reusableNotebook,
  slate,
  'cork-board': corkBoard,
  'erasable-board': erasableBoard,
  'bamboo-pen': bambooPen,
  'seed-pencils': seedPencils,
  'refill-kit': refillKit,
  'metal-ruler': metalRuler,
} satisfies Record<string, Draw>
