import { z } from 'zod'
import { secondFactorTexts } from './second-factor.texts.ts'

/** As people copy it: with spaces or dashes, in small letters. */
const plain = (text: string) => text.replace(/[\s-]+/g, '').toUpperCase()

export const appCode = z
  .string({ error: () => secondFactorTexts.badAppCode })
  .overwrite(plain)
  .regex(/^\d{6}$/, { error: () => secondFactorTexts.badAppCode })

/** Six digits of the app, or one of the recovery codes. */
export const anyCode = z
  .string({ error: () => secondFactorTexts.badCode })
  .max(60, { error: () => secondFactorTexts.badCode })
  .overwrite(plain)
  .regex(/^(\d{6}|[A-Z2-7]{16})$/, { error: () => secondFactorTexts.badCode })

/** Beside a password: wanted where two-step login is on. A form without that field leaves it out or empty. */
export const codeIfOn = z.preprocess((value) => (value === '' ? undefined : value), anyCode.optional())
