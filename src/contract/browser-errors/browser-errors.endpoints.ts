import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { BROWSER_ERROR_KINDS, BROWSER_ERRORS_PATH } from './browser-errors-path.ts'

const LARGEST_BODY = 2_048

const browserError = z.object({
  kind: z.enum(BROWSER_ERROR_KINDS),
  message: typedText().min(1).max(400),
  /** In a file of ours: `card-cart-Dx3f.js:1:204`. */
  at: z
    .string()
    .max(120)
    .regex(/^[\w.-]+\.js:\d+:\d+$/)
    .optional(),
  /** The route's pattern, as routes.ts has it: `/product/:id`. */
  route: z
    .string()
    .max(80)
    .regex(/^[\w/:*?.-]*$/),
  build: z
    .string()
    .max(40)
    .regex(/^[\w.-]*$/),
})
export type BrowserError = z.input<typeof browserError>

export const reportBrowserErrorCall = endpoint('reportBrowserError', 'POST', BROWSER_ERRORS_PATH, {
  who: 'anyone',
  largestBody: LARGEST_BODY,
  summary: 'Notes an error of a page’s script in the log, without anything about who met it. A few a minute are taken.',
  input: browserError,
  answer: z.object({}),
})
