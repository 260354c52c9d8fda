import { createHmac } from 'node:crypto'
import { isSame } from '#server/platform/is-same.ts'

const STEP_SECONDS = 30
/** Phones whose clock is half a minute off, and people who type slowly. */
const STEPS_OFF = [0, -1, 1]

/** The code of one step of time: RFC 6238 with SHA-1, as every authenticator app has it. */
export function totpCode(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return (number % 10 ** digits).toString().padStart(digits, '0')
}

export const stepAt = (moment: Date) => Math.floor(moment.getTime() / 1000 / STEP_SECONDS)

/** The step that this is the code of, around now; undefined where it is of none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const steps = STEPS_OFF.map((off) => stepAt(now) + off)
  // Every one is compared, so that the time taken tells nothing.
  const matching = steps.filter((step) => isSame(totpCode(secret, step), code))
  return matching[0]
}
