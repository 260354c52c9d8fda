import { expect, test } from 'vitest'
import { accountTexts } from '#contract/accounts/accounts.texts.ts'
import { alreadyRegisteredMail, passwordChangedMail } from '../account-mails.ts'
import { recoveryCodeUsedMail, secondFactorOffMail, secondFactorOnMail } from './second-factor-mails.ts'

const fullName = 'Asha Rao'

test.each([
  secondFactorOnMail({ fullName }),
  secondFactorOffMail({ fullName }),
  recoveryCodeUsedMail({ fullName, left: 9 }),
  passwordChangedMail({ fullName }),
  alreadyRegisteredMail({ fullName }),
])('"$subject" names the link on the login page as it reads there', ({ text }) => {
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`“${accountTexts.forgottenPassword}”`)
})

test('who did not turn it on is sent to the Helpdesk too: a new password does not get past the code', () => {
  const { text, html } = secondFactorOnMail({ fullName })
  expect(text).toContain('/helpdesk')
  expect(html).toMatch(/href="[^"]+\/helpdesk"/)
})
