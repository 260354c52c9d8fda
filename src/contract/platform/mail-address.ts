import { z } from 'zod'
import { BAD_EMAIL } from './platform.failures.ts'
import { errorMessage } from './t.ts'

const isAddress = z.email().max(254)

/** An e-mail address as it was typed. */
export const mailAddress = z
  .string(errorMessage(BAD_EMAIL))
  .trim()
  .refine((text) => isAddress.safeParse(text).success, { ...errorMessage(BAD_EMAIL), abort: true })
