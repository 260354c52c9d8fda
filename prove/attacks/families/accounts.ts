import { performance } from 'node:perf_hooks'
import { USERS } from '#tests/support/accounts.ts'
import type { Answer } from '../ask.ts'
import type { Family } from '../family.ts'
import { aNewcomer } from '../newcomer.ts'

const TRIES = 9
/** Far more than a busy machine makes of the same work, far less than a hash that was left out. */
const MOST_TIMES_LONGER = 2.5
const GUESSES = 12

const shown = ({ status, text }: Answer) => `${status} ${text.replace(/"(requestId|userId)":"[^"]*"/g, '')}`
const middleOf = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

/** Who has an account is nobody's business: the same words, after the same time. And nobody guesses for long. */
export const accounts: Family = async (target, { mustBe }) => {
  const { ask } = target
  const { email, username } = await aNewcomer(target, 'accounts.newcomer')
  const post = (path: string, body: object, headers = {}) => ask({ method: 'POST', path, body, headers })
  let number = 0
  const pairs: Record<string, (isKnown: boolean) => Promise<Answer>> = {
    'a login by name': (isKnown) =>
      post(`${USERS}/login`, { username: isKnown ? username : `nobody${number}`, password: 'not this one 7' }),
    'a login by mail': (isKnown) =>
      post(`${USERS}/login`, { username: isKnown ? email : `nobody${number}@example.in`, password: 'not this one 7' }),
    'a login of sellers': (isKnown) =>
      post('/api/v1/seller/login', {
        username: isKnown ? email : `nobody${number}@example.in`,
        password: 'not this one 7',
      }),
    'a forgotten password': (isKnown) =>
      post(`${USERS}/forgot-password`, { email: isKnown ? email : `nobody${number}@example.in` }),
    'a registration': (isKnown) =>
      post(`${USERS}/register`, {
        fullName: 'Somebody',
        email: isKnown ? email : `nobody${number}@example.in`,
        username: `somebody.${number}`,
        password: 'hara kalam 44',
      }),
    'the newsletter': (isKnown) => post('/api/v1/subscribe', { email: isKnown ? email : `nobody${number}@example.in` }),
  }
  for (const [what, ask] of Object.entries(pairs)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < TRIES; round += 1) {
      const answers: Answer[] = []
      for (const isKnown of round % 2 ? [true, false] : [false, true]) {
        number += 1
        const start = performance.now()
        answers.push(await ask(isKnown))
        times[isKnown ? 'known' : 'unknown'].push(performance.now() - start)
      }
      const [one, other] = answers.map(shown)
      mustBe(one === other, `${what} tells who has an account: ${one} or ${other}`)
    }
    const [known, unknown] = [middleOf(times.known), middleOf(times.unknown)]
    const longer = Math.max(known, unknown) / Math.min(known, unknown)
    mustBe(
      longer < MOST_TIMES_LONGER,
      `${what} takes ${Math.round(known)} ms for an account, ${Math.round(unknown)} ms for none`,
    )
  }

  // One address after the other is in every request; here it is one and the same.
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const statuses: number[] = []
  for (let guess = 0; guess < GUESSES; guess += 1) {
    statuses.push((await post(`${USERS}/login`, { username, password: `guess number ${guess}` }, from)).status)
  }
  mustBe(statuses.at(-1) === 429, `${GUESSES} wrong passwords in a row are answered ${statuses}`)
  const spoofed = await post(
    `${USERS}/login`,
    { username, password: 'guess' },
    { 'x-forwarded-for': '198.51.100.1, 203.0.113.77' },
  )
  mustBe(spoofed.status === 429, `An address of one's own making in X-Forwarded-For lifts the limit: ${spoofed.status}`)
}
