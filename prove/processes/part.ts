import { withPackages } from '../cluster/packages.ts'
import type { Part } from '../part.ts'
import { runSideBySide } from './side-by-side.ts'

/** Four measures of one, two and three processes, of which orders are made twice. */
const MEASURES = 15

export const part: Part = {
  share: 0.3,
  run: withPackages(({ seconds }) => runSideBySide(Math.ceil(seconds / MEASURES))),
}
