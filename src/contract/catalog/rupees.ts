import { z } from 'zod'
import type { Rupees } from './money.ts'

/** An amount on the wire. Apart from money.ts, so that pages which only show prices do not load zod. */
export const rupees = z.number().nonnegative().multipleOf(0.01) as z.ZodNumber & { _zod: { output: Rupees } }
