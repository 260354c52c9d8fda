import { expect, test } from 'vitest'
import { greeting } from '#server/gateways/mail/greeting.ts'
import {
  alreadyRegisteredMail,
  confirmEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
  emailInUseMail,
  otpMail,
  passwordChangedMail,
  passwordResetMail,
} from './account-mails.ts'

const fullName = 'Asha Rao'
const newEmail = 'asha@new.example'
const token = 'a'.repeat(32)
const otp = otpMail({ fullName, otp: '482913' })
const linked = [
  passwordResetMail({ fullName, token }),
  confirmEmailMail({ fullName, token }),
  emailChangeRequestedMail({ fullName, newEmail, token }),
]
const plain = [
  otp,
  alreadyRegisteredMail({ fullName }),
  passwordChangedMail({ fullName }),
  emailChangedMail({ fullName, newEmail }),
  emailInUseMail({ fullName }),
]

test.each([...plain, ...linked])(
  '"$subject" greets by name in both forms, in one language, with a heading',
  ({ text, html }) => {
    expect(text).toContain('Hi Asha Rao,')
    expect(html).toContain('Hi Asha Rao,')
    expect(html).toMatch(/<html lang="en">/)
    expect(html).toMatch(/<h1 [^>]*>[^<]+<\/h1>/)
    expect(html).not.toMatch(/<img|<script/)
  },
)

test('only mails that want something of their reader have a link, and its secret stands behind the #', () => {
  for (const { html } of plain) expect(html).not.toMatch(/https?:/)
  for (const { html, text, subject } of linked) {
    expect(html.match(/href="[^"]+"/g)).toEqual([expect.stringMatching(/#token=a{32}"$/)])
    expect(text).toMatch(/#token=a{32}\n/)
    expect(subject).not.toContain(token)
  }
})

test('a code stands in both forms and not in the subject, which shows on locked screens', () => {
  expect(otp.text).toContain('\n    482913\n')
  expect(otp.html).toContain('>482913<')
  expect(otp.subject).not.toContain('482913')
})

test('text from people stays text', () => {
  const { html, text, subject } = emailChangedMail({
    fullName: 'Asha "& Sons"\r\nBcc: all',
    newEmail: `"<b onclick='x'>"@new.example`,
  })
  expect(html).not.toContain('<b onclick')
  expect(html).toContain('&quot;&lt;b onclick=&#39;x&#39;&gt;&quot;@new.example')
  expect(text.split('\n').some((line) => line.startsWith('Bcc'))).toBe(false)
  expect(subject).toBe('Your Likho email was changed')
})

test.each([
  ['Asha Rao', 'Hi Asha Rao,'],
  ['  Asha\r\n\tRao\u0000 ', 'Hi Asha Rao,'],
  ['आशा राव', 'Hi आशा राव,'],
  ['S.Ramesh', 'Hi S. Ramesh,'],
  ['win-money.example now', 'Hi,'],
  ['call bit.ly', 'Hi,'],
  ['https://win.example', 'Hi,'],
  ['<script>alert(1)</script>', 'Hi,'],
  ['\u202e\u200b', 'Hi,'],
  ['', 'Hi,'],
  ['a'.repeat(1_000_000), 'Hi,'],
])('%j is greeted safely', (name, expected) => {
  expect(greeting(name)).toBe(expected)
})
