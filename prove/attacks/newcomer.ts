import { USERS } from '#tests/support/accounts.ts'
import type { Answer } from './ask.ts'
import type { Target } from './family.ts'
import { mailed } from './mailbox.ts'

export const PASSWORD = 'neela kalam 42'

/** Somebody who registers as people do, with a code from their mailbox: with real cookies. */
export async function aNewcomer(
  { ask, folder }: Pick<Target, 'ask' | 'folder'>,
  username: string,
  fullName = 'New Comer',
) {
  const email = `${username}@example.in`
  const body = { fullName, email, username, password: PASSWORD }
  const { json, text } = await ask({ method: 'POST', path: `${USERS}/register`, body })
  if (!json?.userId) throw new Error(`Not registered: ${text}`)
  const otp = await mailed(folder, email, /\b(\d{6})\b/)
  const answer = await ask({ method: 'POST', path: `${USERS}/verify-otp`, body: { otp, userId: json.userId } })
  return { email, username, answer, cookies: cookiesOf(answer) }
}

/** The cookies that an answer gave, by name. */
export const cookiesOf = ({ headers }: Answer): Record<string, string> =>
  Object.fromEntries((headers['set-cookie'] ?? []).map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1, 3) ?? []))
