import type { Draw } from './paint.ts'
import { cable, usbHub } from './tech/cables.ts'
import { calculator, scientificCalculator } from './tech/calculators.ts'
import { deskLamp, laptopStand, webcam, writingPad } from './tech/desk-setup.ts'
import { digitalClock } from './tech/digital-clock.ts'
import { keyboard, mouse } from './tech/input.ts'
import { labelPrinter, laminator, shredder } from './tech/office-machines.ts'
import { powerBank } from './tech/power-bank.ts'
import { memoryCard, penDrive } from './tech/storage.ts'
import { scannerPen, stylus } from './tech/tablet-pens.ts'

/** Objects of the tech-stationery aisle, by kind. */
export const techKinds = {
  calculator,
  'scientific-calculator': scientificCalculator,
  'digital-clock': digitalClock,
  'pen-drive': penDrive,
  'memory-card': memoryCard,
  'power-bank': powerBank,
  mouse,
  keyboard,
  stylus,
  'scanner-pen': scannerPen,
  'desk-lamp': deskLamp,
  'writing-pad': writingPad,
  'laptop-stand': laptopStand,
  webcam,
  'label-printer': labelPrinter,
  laminator,
  shredder,
  cable,
  'usb-hub': usbHub,
} satisfies Record<string, Draw>
