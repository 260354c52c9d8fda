import { z } from 'zod'
import { endpoint } from '#contract/platform/endpoint.ts'
import { failures } from '#contract/platform/failures.ts'
import { mailAddress } from '#contract/platform/mail-address.ts'
import { typedText } from '#contract/platform/typed-text.ts'
import { grievanceTexts, LONGEST_COMPLAINT, SHORTEST_COMPLAINT } from './grievances.texts.ts'

export const grievanceFailures = failures('grievances', {
  tooMany: { status: 429, text: grievanceTexts.tooMany },
})

export const raiseGrievanceCall = endpoint('raiseGrievance', 'POST', '/api/v1/grievances', {
  who: 'anyone',
  status: 201,
  summary: 'Sends a complaint to the grievance officer and mails its ticket number.',
  input: z.object({
    name: typedText({ error: () => grievanceTexts.nameMissing })
      .min(1, { error: () => grievanceTexts.nameMissing })
      .max(100, { error: () => grievanceTexts.nameMissing }),
    email: mailAddress,
    orderNumber: typedText()
      .max(40, { error: () => grievanceTexts.longOrder })
      .default(''),
    text: typedText({ error: () => grievanceTexts.tooShort })
      .min(SHORTEST_COMPLAINT, { error: () => grievanceTexts.tooShort })
      .max(LONGEST_COMPLAINT, { error: () => grievanceTexts.tooLong }),
  }),
  answer: z.object({ message: z.string(), data: z.object({ ticket: z.string() }) }),
  failures: [grievanceFailures.tooMany],
})
