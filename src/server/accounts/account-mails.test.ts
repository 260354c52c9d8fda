import { expect, test } from 'vitest'
import { greeting } from '#server/gateways/mail/greeting.ts'
import {
  alreadyRegisteredMail,
  emailChangedMail,
  otpMail,
  passwordChangedMail,
  passwordResetMail,
} from './account-mails.ts'

const fullName = 'Asha Rao'
const mails = [
  otpMail({ fullName, otp: '482913' }),
  passwordResetMail({ fullName, otp: '482913' }),
  alreadyRegisteredMail({ fullName }),
  passwordChangedMail({ fullName }),
  emailChangedMail({ fullName, newEmail: 'asha@new.example' }),
]

test.each(mails)('"$subject" greets by name in both forms, in one language, with a heading', ({ text, html }) => {
  expect(text).toContain('Hello Asha Rao,')
  expect(html).toContain('Hello Asha Rao,')
  expect(html).toMatch(/<html lang="en">/)
  expect(html).toMatch(/<h1 [^>]*>[^<]+<\/h1>/)
  expect(html).not.toMatch(/<img|<script|https?:/)
})

test('a code stands in both forms and not in the subject, which shows on locked screens', () => {
  for (const { subject, text, html } of mails.slice(0, 2)) {
    expect(text).toContain('\n    482913\n')
    expect(html).toContain('>482913<')
    expect(subject).not.toContain('482913')
  }
})

test('text from people stays text', () => {
  const { html, text, subject } = emailChangedMail({
    fullName: 'Asha "& Sons"\r\nBcc: all',
    newEmail: `"<b onclick='x'>"@new.example`,
  })
  expect(html).not.toContain('<b onclick')
  expect(html).toContain('&quot;&lt;b onclick=&#39;x&#39;&gt;&quot;@new.example')
  expect(text.split('\n').some((line) => line.startsWith('Bcc'))).toBe(false)
  expect(subject).toBe('Your Likho e-mail address was changed')
})

test.each([
  ['Asha Rao', 'Hello Asha Rao,'],
  ['  Asha\r\n\tRao\u0000 ', 'Hello Asha Rao,'],
  ['आशा राव', 'Hello आशा राव,'],
  ['S.Ramesh', 'Hello S. Ramesh,'],
  ['win-money.example now', 'Hello win-money. example now,'],
  ['https://win.example', 'Hello,'],
  ['<script>alert(1)</script>', 'Hello,'],
  ['\u202e\u200b', 'Hello,'],
  ['', 'Hello,'],
  ['a'.repeat(1_000_000), 'Hello,'],
])('%j is greeted safely', (name, expected) => {
  expect(greeting(name)).toBe(expected)
})
