import { z } from 'zod'
import { PIN_CODE } from '#contract/addresses/in-india.ts'
import { INDIAN_STATES, type IndianState, stateCodeOf } from '#contract/addresses/indian-states.ts'
import { ODD_SIGNS } from '#contract/platform/odd-signs.ts'
import { isGstin, plainGstin } from '#contract/sellers/gstin.ts'
import { NOTICE_TIMES, type ShopSettings } from '#contract/shop/default-settings.ts'
import { LONGEST, MOST_DISPATCH_DAYS, MOST_TAX_PERCENT, RETURN_DAYS, settingsTexts as texts } from './settings.texts.ts'

const optionalLine = z
  .string(texts.missing)
  .max(LONGEST.line * 2, texts.tooLong)
  .normalize('NFC')
  .overwrite((text) => text.replace(/\s+/g, ' ').trim())
  .max(LONGEST.line, texts.tooLong)
  .refine((text) => !ODD_SIGNS.test(text), texts.odd)
const line = optionalLine.min(1, texts.missing)

const isLink = z.url({ protocol: /^https$/, hostname: z.regexes.domain })
const isMail = z.email().max(254)
const mail = z
  .string(texts.badMail)
  .trim()
  .toLowerCase()
  .refine((text) => isMail.safeParse(text).success, texts.badMail)

const phone = z
  .string(texts.badPhone)
  .overwrite((text) => text.replace(/\s+/g, ' ').trim())
  .regex(/^\+?[\d ]{8,18}$/, texts.badPhone)

/** The shop's page at a network; empty where it has none. */
const socialLink = z
  .string(texts.badLink)
  .trim()
  .max(LONGEST.line, texts.tooLong)
  .refine((text) => text === '' || isLink.safeParse(text).success, texts.badLink)

/** Forms send texts, programs numbers. An empty field is no zero. */
const whole = (fewest: number, most: number, text: string) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d+$/, text)], text)
    .transform(Number)
    .pipe(z.number(text).int(text).min(fewest, text).max(most, text))

const STATES = INDIAN_STATES.map(({ name }) => name) as [IndianState, ...IndianState[]]

/** A list, or what was typed: an address on each line. What is wrong with one of them is said beside the whole field. */
const mails = z.union([z.array(z.string()), z.string()], texts.badMails).transform((given, context) => {
  const typed = typeof given === 'string' ? given.split(/[\s,;]+/) : given
  const read = z.array(mail).safeParse(typed.filter((one) => one.trim() !== ''))
  const to = [...new Set(read.data)]
  const problem = read.success ? to.length > LONGEST.mails && texts.tooManyMails : texts.badMails
  if (problem) context.issues.push({ code: 'custom', message: problem, input: given })
  return to
})

/** Each section is saved by itself. */
export const settingsSections = {
  identity: z
    .object({
      legalName: line,
      street: line,
      city: line,
      postalCode: z.string(texts.badPin).trim().regex(PIN_CODE, texts.badPin),
      state: z.enum(STATES, texts.badState),
      gstin: z.string(texts.badGstin).overwrite(plainGstin).refine(isGstin, texts.badGstin),
      helpMail: mail,
      helpPhone: phone,
      helpHours: line,
    })
    // It begins with the code of the state that it was given in, and the taxes on invoices go by the state.
    .superRefine(({ gstin, state }, context) => {
      if (gstin.slice(0, 2) === stateCodeOf(state)) return
      context.addIssue({ code: 'custom', path: ['gstin'], message: texts.gstinElsewhere })
    }),
  grievance: z.object({ name: line, mail, phone, address: optionalLine }),
  social: z.object({ instagram: socialLink, facebook: socialLink, x: socialLink, youtube: socialLink }),
  tax: z.object({ taxPercent: whole(0, MOST_TAX_PERCENT, texts.badTaxPercent) }),
  shipping: z.object({ dispatchDays: whole(1, MOST_DISPATCH_DAYS, texts.badDispatchDays) }),
  returns: z.object({ returnDays: whole(RETURN_DAYS.fewest, RETURN_DAYS.most, texts.badReturnDays) }),
  notices: z.object({ newOrders: z.enum(NOTICE_TIMES, texts.badTime), to: mails }),
} satisfies { [Section in keyof ShopSettings]: z.ZodType<ShopSettings[Section]> }

export type Section = keyof ShopSettings
export const SECTIONS = Object.keys(settingsSections) as Section[]
